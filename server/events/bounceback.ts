/** What happens to coupon campaigns and coupons. Before and after hold what a person would recognize. */
import { z } from "zod";

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const campaignAdded = {
  name: "coupon-campaign.added",
  payload: z.object({ name: z.string(), sentence: z.string() }),
} as const;
/** `coupons` stay on the old terms when a new version took over. */
export const campaignEdited = {
  name: "coupon-campaign.edited",
  payload: z.object({ name: z.string(), version: z.int(), coupons: z.int(), before: values, after: values }),
} as const;
/** A save or an end that was undone; null before is an end, or a version that went away again. */
export const campaignRestored = {
  name: "coupon-campaign.restored",
  payload: z.object({ name: z.string(), before: values.nullable(), after: values }),
} as const;
export const campaignEnded = {
  name: "coupon-campaign.ended",
  payload: z.object({ name: z.string(), coupons: z.int() }),
} as const;

/** `name` is what it takes off and its number: `$10 off $40, 207-716-3380`. */
const coupon = z.object({ name: z.string() });

/** By sales and buys of a register: one event for each batch, so that a busy hour costs the feed one row. */
export const couponsIssued = {
  name: "coupon.issued",
  payload: z.object({ count: z.int(), numbers: z.array(z.string()) }),
} as const;
export const couponsCreated = {
  name: "coupon.created",
  payload: coupon.extend({ count: z.int(), campaign: z.string(), source: z.string() }),
} as const;
export const couponEdited = {
  name: "coupon.edited",
  payload: coupon.extend({ before: values, after: values }),
} as const;
export const couponRedeemed = {
  name: "coupon.redeemed",
  payload: coupon.extend({
    amountCents: z.int(),
    purchaseCents: z.int().nullable(),
    override: z.string().nullable(),
    terminal: z.string().nullable(),
  }),
} as const;
export const redemptionUndone = {
  name: "coupon.redemption-undone",
  payload: coupon.extend({ reason: z.string() }),
} as const;
export const couponVoided = { name: "coupon.voided", payload: coupon.extend({ reason: z.string() }) } as const;
/** The sale that earned it came back: the unused ones are voided or flagged, a used one has leaked. */
export const couponSaleReturned = {
  name: "coupon.sale-returned",
  payload: z.object({ ticket: z.string(), voided: z.int(), flagged: z.int(), leaked: z.int() }),
} as const;
export const couponsPrinted = {
  name: "coupon.printed",
  payload: coupon.extend({ count: z.int(), isReprint: z.boolean() }),
} as const;
export const couponResent = { name: "coupon.resent", payload: coupon.extend({ outcome: z.string() }) } as const;
export const bouncebackSettingsChanged = {
  name: "bounceback-settings.changed",
  payload: z.object({ before: values, after: values }),
} as const;
/** Taken without a connection, and something contradicts it; `reason` is one of the conflict list's. */
export const couponConflictFound = {
  name: "coupon.conflict-found",
  payload: coupon.extend({ reason: z.string(), amountCents: z.int() }),
} as const;
export const couponConflictSettled = {
  name: "coupon.conflict-settled",
  payload: coupon.extend({ reason: z.string(), note: z.string() }),
} as const;
