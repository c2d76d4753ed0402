import { z } from "zod";
import * as shapes from "./rest-shapes.ts";

type Json = Record<string, unknown>;
type Parameter = { name: string; schema: Json; in?: "path" | "query" | "header"; description?: string };
type Call = {
  summary: string;
  query?: Parameter[];
  body?: z.ZodType;
  answer: z.ZodType;
  failures?: Record<number, string>;
  refusal?: z.ZodType;
};

const text = { type: "string" };
const whole = { type: "integer", minimum: 1 };
const yes = { type: "string", enum: ["true", "false"] };
const query = (name: string, schema: Json = text): Parameter => ({ name, schema, in: "query" });

/** Returns the coupon calls as OpenAPI 3.1, generated from the schemas that the answers are checked by. */
export function couponsApiDocument(): Json {
  const base = "/api/vue/{storeId}";
  return {
    openapi: "3.1.0",
    info: {
      title: "Hangtag coupons API",
      version: "1",
      description:
        "Coupons of a store. Amounts are dollars as JSON numbers, instants are ISO 8601 in UTC, dates YYYY-MM-DD in the " +
        "store's time zone. Calls carry X-User-Email and X-User-Token; changes also X-User-Employee.",
    },
    paths: {
      [`${base}/coupons`]: {
        get: call({
          summary: "The store's coupons, the newest first",
          query: [query("page", whole), query("itemsPerPage", whole), query("status"), query("campaignId"), query("q")],
          answer: shapes.couponPageJson,
        }),
        post: call({
          summary: "Hand out 1 to 100 coupons of a manual campaign; Idempotency-Key is honored",
          query: [{ name: "Idempotency-Key", in: "header", schema: { type: "string", format: "uuid" } }],
          body: shapes.createBody,
          answer: shapes.couponsJson,
        }),
      },
      [`${base}/coupons/search`]: {
        get: call({
          summary:
            "By a whole number, or by the beginning of a number, phone, e-mail or name; all adds used and other stores'",
          query: [query("number"), query("q"), query("all", yes)],
          answer: shapes.couponsJson,
          failures: { 429: "30 numbers in a minute from one device; see Retry-After" },
        }),
      },
      [`${base}/coupons/{id}`]: {
        get: call({
          summary: "One coupon; with printer=true also what a receipt printer prints",
          query: [query("printer", yes)],
          answer: z.union([shapes.printedCouponJson, shapes.couponJson]),
        }),
        patch: call({ summary: "Change a coupon", body: shapes.editBody, answer: shapes.couponJson }),
      },
      [`${base}/coupons/{id}/redeem`]: {
        patch: call({
          summary: "Use a coupon, once",
          body: shapes.redeemBody,
          answer: shapes.couponJson,
          refusal: shapes.couponRefusalJson,
        }),
      },
      [`${base}/coupon_campaigns`]: {
        get: call({
          summary: "The store's campaigns",
          query: [query("earnable", yes), query("redeemable", yes)],
          answer: shapes.campaignsJson,
        }),
      },
      [`${base}/coupon_campaigns/{id}/coupons`]: {
        get: call({ summary: "The newest hundred coupons of a campaign", answer: shapes.campaignCouponsJson }),
      },
    },
    components: {
      securitySchemes: { userToken: { type: "apiKey", in: "header", name: "X-User-Token" } },
      schemas: {
        Failure: toJsonSchema(
          z.object({
            code: z.string(),
            message: z.string(),
            errors: z.record(z.string(), z.array(z.string())).optional(),
          }),
          "output",
        ),
      },
    },
  };
}

const usualFailures = {
  401: "Not signed in",
  403: "Not allowed, or an employee has to give the PIN",
  404: "There is no such store or record",
  409: "Somebody else was faster, or it is used or voided",
  422: "A field does not fit; see errors",
};

function call({ summary, query: parameters = [], body, answer, failures = {}, refusal }: Call): Json {
  return {
    summary,
    security: [{ userToken: [] }],
    parameters,
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(toJsonSchema(body, "input")) } }),
    responses: {
      200: { description: "Done", content: json(toJsonSchema(answer, "output")) },
      ...describeFailures({ ...usualFailures, ...failures }),
      ...(refusal === undefined
        ? {}
        : { 409: { description: "Why not, with the coupon", content: json(toJsonSchema(refusal, "output")) } }),
    },
  };
}

function describeFailures(failures: Record<number, string>): Json {
  const content = json({ $ref: "#/components/schemas/Failure" });
  return Object.fromEntries(
    Object.entries(failures).map(([status, description]) => [status, { description, content }]),
  );
}

function json(schema: Json): Json {
  return { "application/json": { schema } };
}

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return made;
}
