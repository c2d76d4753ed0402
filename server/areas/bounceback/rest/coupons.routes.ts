import type { FastifyRequest } from "fastify";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { couponBlockCodes } from "#common/bounceback/coupon-block-codes.ts";
import { issueText } from "#common/inputs/issue-text.ts";
import { listCampaigns, viewCampaign } from "#server/areas/bounceback/campaigns/campaigns.ts";
import { editCoupon } from "#server/areas/bounceback/coupons/change-coupon.ts";
import { scanCoupon, searchCoupons, viewCoupon } from "#server/areas/bounceback/coupons/coupons.ts";
import { createCoupons } from "#server/areas/bounceback/coupons/create-coupons.ts";
import { redeemCoupon } from "#server/areas/bounceback/redeeming/redeem.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { platformAt } from "#server/platform/context/platform-at.ts";
import { readClaims } from "#server/platform/auth/read-claims.ts";
import type { Request } from "#server/platform/context/context.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { listCouponPage, viewCouponReceipt } from "./coupon-pages.ts";
import { createBody, editBody, redeemBody, toCampaignJson, toCouponJson } from "./rest-shapes.ts";

type StoreParams = { Params: { storeId: string } };
type CouponParams = { Params: { storeId: string; id: string } };

const flag = z.enum(["true", "false"]).default("false");
const pageQuery = z.object({
  page: z.coerce.number().int().optional(),
  itemsPerPage: z.coerce.number().int().optional(),
  status: z.string().optional(),
  campaignId: z.string().optional(),
  q: z.string().optional(),
});
const searchQuery = z.object({ number: z.string().optional(), q: z.string().optional(), all: flag });
const campaignsQuery = z.object({ earnable: flag, redeemable: flag });
const receiptQuery = z.object({ printer: flag });

/** The contract's calls for coupons, under /api/vue/{storeId}; shapes and amounts are in `rest-shapes.ts`. */
export const couponRoutes: Routes = (http, { platform }) => {
  const callerOf = (httpRequest: FastifyRequest<{ Params: { storeId: string } }>): Promise<Request> =>
    identifyAt(httpRequest, platform);

  http.get<StoreParams>("/api/vue/:storeId/coupons", async (httpRequest) => {
    const { page, itemsPerPage, status, campaignId, q } = read(pageQuery, httpRequest.query);
    const request = await callerOf(httpRequest);
    const { coupons, ...rest } = await listCouponPage(request, {
      ...(page !== undefined && { page }),
      ...(itemsPerPage !== undefined && { itemsPerPage }),
      ...{ status: read(listCouponPage.definition.input.shape.status, status), campaignId, text: q },
    });
    return { items: coupons.map(toCouponJson), ...rest };
  });

  http.get<StoreParams>("/api/vue/:storeId/coupons/search", async (httpRequest) => {
    const { number, q, all } = read(searchQuery, httpRequest.query);
    return { items: await search(await callerOf(httpRequest), { number, q, all: all === "true" }) };
  });

  http.get<StoreParams>("/api/vue/:storeId/coupon_campaigns", async (httpRequest) => {
    const { earnable, redeemable } = read(campaignsQuery, httpRequest.query);
    const tags = { earnable: earnable === "true", redeemable: redeemable === "true" };
    return { items: (await listCampaigns(await callerOf(httpRequest), tags)).map(toCampaignJson) };
  });

  http.get<CouponParams>("/api/vue/:storeId/coupon_campaigns/:id/coupons", async (httpRequest) => {
    const request = await callerOf(httpRequest);
    const { id } = await viewCampaign(request, { id: uuidOf(httpRequest.params.id) });
    const { coupons, totalItems } = await listCouponPage(request, { campaignId: id, itemsPerPage: 100 });
    return { items: coupons.map(toCouponJson), totalItems };
  });

  http.post<StoreParams>("/api/vue/:storeId/coupons", async (httpRequest) => {
    const request = await callerOf(httpRequest);
    const order = read(createBody, httpRequest.body);
    // The key of a repeated request is the batch's id, so that it is the same request.
    const batchId = request.idempotencyKey ?? uuidv7();
    return { items: (await createCoupons(request, { ...order, batchId })).map(toCouponJson) };
  });

  http.patch<CouponParams>("/api/vue/:storeId/coupons/:id/redeem", async (httpRequest, reply) => {
    const request = await callerOf(httpRequest);
    const id = uuidOf(httpRequest.params.id);
    const redemption = read(redeemBody, httpRequest.body ?? {});
    try {
      return toCouponJson(await redeemCoupon(request, { id, ...redemption }));
    } catch (error) {
      const refused = await readRefusal(request, { id, error });
      return reply.code(409).send(refused);
    }
  });

  http.get<CouponParams>("/api/vue/:storeId/coupons/:id", async (httpRequest) => {
    const { printer } = read(receiptQuery, httpRequest.query);
    const request = await callerOf(httpRequest);
    const id = uuidOf(httpRequest.params.id);
    if (printer !== "true") {
      return toCouponJson((await viewCoupon(request, { id })).coupon);
    }
    const { coupon, receipt } = await viewCouponReceipt(request, { id });
    return { ...toCouponJson(coupon), receipt };
  });

  http.patch<CouponParams>("/api/vue/:storeId/coupons/:id", async (httpRequest) => {
    const request = await callerOf(httpRequest);
    const { name, email, cellphone, ...terms } = read(editBody, httpRequest.body);
    const id = uuidOf(httpRequest.params.id);
    // What the contract leaves out stays as it is, so the present contact fills it in.
    const { coupon } = await viewCoupon(request, { id });
    const contact = {
      name: name === undefined ? coupon.name : name,
      email: email === undefined ? coupon.email : email,
      cellphone: cellphone === undefined ? coupon.cellphone : cellphone,
    };
    try {
      return toCouponJson(await editCoupon(request, { id, ...contact, terms }));
    } catch (error) {
      throw withFlatFields(error);
    }
  });
};

async function search(
  request: Request,
  { number, q, all }: { number: string | undefined; q: string | undefined; all: boolean },
) {
  if (number === undefined) {
    return q === undefined || q.trim() === "" ? [] : (await searchCoupons(request, { text: q, all })).map(toCouponJson);
  }
  const { coupon } = await scanCoupon(request, { code: number });
  const isShown = coupon !== null && (all || isOpenHere(request, coupon));
  return isShown ? [toCouponJson(coupon)] : [];
}

function isOpenHere(request: Request, coupon: { state: string; storeId: number; redeemableAt: string }): boolean {
  const isOpen = coupon.state === "pending" || coupon.state === "redeemable";
  return isOpen && (coupon.storeId === request.store?.id || coupon.redeemableAt === "all_account_stores");
}

/** Why a coupon was not redeemed, with the coupon as it is now; every other failure goes on. */
async function readRefusal(request: Request, { id, error }: { id: string; error: unknown }) {
  const code = error instanceof Refusal ? couponBlockCodes.find((candidate) => candidate === codeOf(error)) : undefined;
  if (!(error instanceof Refusal) || code === undefined || code === "COUPON_NOT_FOUND") {
    throw error;
  }
  const { coupon } = await viewCoupon(request, { id });
  return { code, message: error.message, coupon: toCouponJson(coupon) };
}

/** The contract has a coupon's terms beside its contact, so a fault names the field as the caller does. */
function withFlatFields(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== "invalid-input") {
    return error;
  }
  return invalidInput(
    Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field.replace(/^terms\./, ""), texts])),
  );
}

/** The contract's own name for the wait for a PIN. */
function codeOf({ code }: Refusal): string {
  return code === "action-needs-employee" ? "EMPLOYEE_REQUIRED" : code;
}

/** The store of the address is the one that is meant; another one in a header contradicts it. */
async function identifyAt(
  httpRequest: FastifyRequest<{ Params: { storeId: string } }>,
  platform: Request["platform"],
): Promise<Request> {
  const claims = readClaims(httpRequest);
  const { storeId } = httpRequest.params;
  if (!/^\d{1,9}$/.test(storeId)) {
    throw notFound("Store");
  }
  if (claims.storeId !== null && claims.storeId !== storeId) {
    throw new Refusal("store-mismatch", {
      message: "The address and X-User-Store must name the same store",
      status: 400,
    });
  }
  const caller = await identify(platform, { ...claims, storeId });
  return { ...caller, platform: platformAt(platform, caller.store) };
}

function uuidOf(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) {
    throw notFound("Coupon");
  }
  return id.data;
}

function read<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw, { error: issueText });
  if (parsed.success) {
    return parsed.data;
  }
  const fields: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    (fields[path.join(".") || "body"] ??= []).push(message.replace("{field}", path.map(String).join(".")));
  }
  throw invalidInput(fields);
}
