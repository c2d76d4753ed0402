import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { campaignTags } from "#common/bounceback/campaign.ts";
import { isTooFar, tooFarText } from "#common/bounceback/campaign-rules.ts";
import { couponFields } from "#common/bounceback/bounceback-fields.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { orNull } from "#common/or-null.ts";
import { findCampaign } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import type { Campaign } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import { courseOf, wallDate } from "#server/areas/bounceback/campaigns/campaigns.ts";
import { refreshCouponFigures } from "#server/areas/bounceback/coupon-figures.ts";
import { isManaging } from "#server/areas/bounceback/is-managing.ts";
import { noteText } from "#server/areas/bounceback/delivery/note-text.ts";
import { textCoupons } from "#server/areas/bounceback/delivery/text-coupon.ts";
import { queueCoupons } from "#server/areas/bounceback/printing/print-coupons.ts";
import { findPrintingRegister } from "#server/areas/bounceback/printing/printing.db.ts";
import { findTerminal } from "#server/areas/bounceback/redeeming/redeeming.db.ts";
import { couponsCreated } from "#server/events/bounceback.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { invalidInput, Refusal } from "#server/platform/refusals/refusal.ts";
import { couponName, couponSubject, viewCoupons } from "./coupon-view.ts";
import type { Coupon, CouponView } from "./coupon-view.ts";
import { insertCoupons, listCouponsOfBatch } from "./coupons.db.ts";
import { contactColumns, numbered, termColumns } from "./new-coupons.ts";

/** More at once are a handful of money: managers only. */
const mostByEmployee = 20;

export const contactInput = z.object({
  name: z.nullish(couponFields.name).transform((name) => (name === "" ? null : orNull(name))),
  email: z.nullish(couponFields.email).transform(orNull),
  cellphone: z.nullish(couponFields.cellphone).transform(orNull),
});

export const termsInput = z.object({
  redeemAmount: z.nullish(couponFields.redeemAmount).transform(orNull),
  redeemMinSpend: z.nullish(couponFields.redeemMinSpend).transform(orNull),
  redeemStartOn: businessDate.nullish().transform(orNull),
  redeemEndOn: businessDate.nullish().transform(orNull),
});
type TermsInput = z.output<typeof termsInput>;

const input = contactInput.extend({
  /** Made by the client, so that a repeated request makes nothing twice. */
  batchId: z.uuid(),
  campaignId: z.uuid(),
  count: couponFields.count,
  /** Other terms than the campaign's; managers only. */
  terms: termsInput.nullish().transform(orNull),
  sendText: z.boolean().default(false),
  /** At once, when the caller is a register. */
  print: z.boolean().default(false),
});
type Input = z.output<typeof input>;

/** Hands out coupons of a manual campaign: one to a customer, or several that belong to nobody. */
export const createCoupons = operation({
  name: "bounceback.createCoupons",
  kind: "write",
  permission: "bounceback:issue",
  on: "store",
  employee: "required",
  input,
  async run(context, order): Promise<CouponView[]> {
    const key = { storeId: context.store.id, batchId: order.batchId };
    const earlier = await listCouponsOfBatch(context.sql, key);
    if (earlier.length > 0) {
      return viewCoupons(context, earlier);
    }
    const campaign = await openManualCampaign(context, order.campaignId);
    if (order.count > mostByEmployee && !isManaging(context)) {
      throw new Refusal("forbidden", {
        message: `More than ${mostByEmployee} coupons at once need a manager`,
        status: 403,
      });
    }
    if (order.count > 1 && (order.name !== null || order.email !== null || order.cellphone !== null)) {
      throw invalidInput({ count: ["Several coupons at once belong to nobody. Clear the name, or make one."] });
    }
    await insertBatch(context, { order, campaign });
    const coupons = await listCouponsOfBatch(context.sql, key);
    const [first] = coupons;
    if (first === undefined) {
      throw new Error("A batch has at least one coupon");
    }
    const created = { name: couponName(first), count: order.count, campaign: campaign.name, source: first.source };
    await context.emit(couponsCreated, created, couponSubject(first.id));
    await refreshCouponFigures(context, [first.issuedOn]);
    await bringOut(context, { order, coupons });
    return viewCoupons(context, await listCouponsOfBatch(context.sql, key));
  },
});

async function bringOut(
  context: StoreContext,
  { order, coupons }: { order: Input; coupons: readonly Coupon[] },
): Promise<void> {
  const { deviceId, store, sql } = context;
  if (order.sendText) {
    const texted = await textCoupons(context, { kind: "earned", coupons });
    await noteText(context, coupons, texted);
  }
  const printsAt = order.print && deviceId ? await findPrintingRegister(sql, { storeId: store.id, deviceId }) : null;
  if (printsAt !== null) {
    const views = await viewCoupons(context, coupons);
    await queueCoupons(context, { id: uuidv7(), coupons: views, deviceId: printsAt, printerName: null });
  }
}

async function openManualCampaign(context: StoreContext, id: string): Promise<Campaign> {
  const campaign = await findCampaign(context.sql, { storeId: context.store.id, id });
  const tags = campaign === undefined ? [] : campaignTags(courseOf(campaign), wallDate(context));
  if (campaign === undefined || !tags.includes("earnable") || !tags.includes("manual")) {
    throw invalidInput({ campaignId: ["Choose a manual campaign that is open now"] });
  }
  return campaign;
}

async function insertBatch(
  context: StoreContext,
  { order, campaign }: { order: Input; campaign: Campaign },
): Promise<void> {
  const { store, employee, deviceId, now, sql } = context;
  const terms = chosenTerms(context, { typed: order.terms, campaign });
  const issued = {
    ...termColumns({ ...terms, storeId: store.id, accountId: store.accountId, timeZone: store.timeZone }),
    ...contactColumns(order),
    source: order.count > 1 ? "bulk" : "manual",
    batchId: order.batchId,
    issuedAt: now,
    issuedOn: await runningDate(context),
    issuedByEmployeeId: employee?.id ?? null,
    issuedByName: employee?.fullName ?? null,
    issuedDeviceId: deviceId,
    issuedTerminal: deviceId === null ? null : await findTerminal(sql, { storeId: store.id, deviceId }),
  };
  const batch = Array.from({ length: order.count }, (_, at) => ({ ...issued, seq: at + 1 }));
  await insertCoupons(sql, await numbered(sql, store.accountId, batch));
}

/** The campaign's terms, with what a manager typed over them. */
function chosenTerms(context: StoreContext, { typed, campaign }: { typed: TermsInput | null; campaign: Campaign }) {
  const { id: campaignId, lineageId, redeemableAt } = campaign;
  return { campaignId, lineageId, redeemableAt, ...checkedTerms(context, { typed, before: campaign }) };
}

type Terms = {
  redeemAmountCents: number;
  redeemMinSpendCents: number;
  redeemStartOn: string;
  redeemEndOn: string;
};

/** @throws Refusal when an employee changes them, and for terms that cannot be */
export function checkedTerms(
  context: StoreContext,
  { typed, before }: { typed: TermsInput | null; before: Terms },
): Terms {
  const after = mergedTerms(typed, before);
  const isChanged = termFields.some((field) => after[field] !== before[field]);
  if (isChanged && !isManaging(context)) {
    throw new Refusal("forbidden", { message: "Only managers change the amounts and dates", status: 403 });
  }
  if (after.redeemMinSpendCents < after.redeemAmountCents) {
    throw invalidInput({ "terms.redeemMinSpend": ["Use the amount off or more"] });
  }
  if (after.redeemEndOn < after.redeemStartOn) {
    throw invalidInput({ "terms.redeemEndOn": ["End on the first day or later"] });
  }
  if (isChanged && isTooFar(after.redeemEndOn, wallDate(context))) {
    throw invalidInput({ "terms.redeemEndOn": [tooFarText] });
  }
  return after;
}

const termFields = ["redeemAmountCents", "redeemMinSpendCents", "redeemStartOn", "redeemEndOn"] as const;

function mergedTerms(typed: TermsInput | null, before: Terms): Terms {
  return {
    redeemAmountCents: typed?.redeemAmount ?? before.redeemAmountCents,
    redeemMinSpendCents: typed?.redeemMinSpend ?? before.redeemMinSpendCents,
    redeemStartOn: typed?.redeemStartOn ?? before.redeemStartOn,
    redeemEndOn: typed?.redeemEndOn ?? before.redeemEndOn,
  };
}
