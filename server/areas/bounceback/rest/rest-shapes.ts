/** The shapes of the REST calls for coupons. Amounts are dollars here and nowhere else. */
import { z } from "zod";
import { couponBlockCodes } from "#common/bounceback/coupon-block-codes.ts";
import { campaignIntents, campaignTypes } from "#common/bounceback/campaign.ts";
import { couponStates } from "#common/bounceback/coupon-state.ts";
import type { CampaignView } from "#server/areas/bounceback/campaigns/campaigns.ts";
import type { CouponView } from "#server/areas/bounceback/coupons/coupon-view.ts";

const dollars = z.number();
const day = z.iso.date();
const instant = z.iso.datetime();
const text = z.string();

export const couponJson = z.object({
  id: z.uuid(),
  storeId: z.int(),
  number: text,
  status: z.enum(couponStates),
  name: text.nullable(),
  email: text.nullable(),
  cellphone: text.nullable(),
  transactionId: text.nullable(),
  store: z.object({ id: z.int(), name: text }),
  date: day,
  redeemAmount: dollars,
  redeemMinSpend: dollars,
  redeemStartOn: day,
  redeemEndOn: day,
  expiresAt: instant,
  redeemedAt: instant.nullable(),
  terminal: text.nullable(),
  employee: z.object({ id: z.int().nullable(), name: text }).nullable(),
  issuedTo: text.nullable(),
  issuedAt: instant,
  redeemableLocation: text,
  campaign: z.object({ id: z.uuid(), name: text, version: z.int() }),
  canRedeem: z.boolean(),
  blockCode: z.enum(couponBlockCodes).nullable(),
  voidedAt: instant.nullable(),
  printCount: z.int(),
});
export type CouponJson = z.output<typeof couponJson>;

export const campaignJson = z.object({
  id: z.uuid(),
  name: text,
  version: z.int(),
  type: z.enum(campaignTypes),
  intent: z.enum(campaignIntents),
  status: z.enum(["not_started", "active", "ended"]),
  tags: z.array(z.enum(["ended", "earnable", "redeemable", "manual"])),
  earnStartOn: day,
  earnEndOn: day,
  redeemStartOn: day,
  redeemEndOn: day,
  earnMinSpend: dollars.nullable(),
  redeemAmount: dollars,
  redeemMinSpend: dollars,
  allowMultiple: z.boolean(),
});
export type CampaignJson = z.output<typeof campaignJson>;

const receiptJson = z.object({
  title: text,
  widthMm: z.int(),
  rows: z.array(z.looseObject({ kind: text })),
});

export const couponPageJson = z.object({
  items: z.array(couponJson),
  totalItems: z.int(),
  page: z.int(),
  itemsPerPage: z.int(),
});
export const couponsJson = z.object({ items: z.array(couponJson) });
export const campaignsJson = z.object({ items: z.array(campaignJson) });
export const campaignCouponsJson = z.object({ items: z.array(couponJson), totalItems: z.int() });
export const printedCouponJson = couponJson.extend({ receipt: receiptJson });
export const couponRefusalJson = z.object({ code: z.enum(couponBlockCodes), message: text, coupon: couponJson });

/** Of dollars with at most two decimals. */
const amount = z
  .number("Enter a number")
  .min(0, "Use $0 or more")
  .max(100_000, "Use at most $100,000")
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "Use whole cents")
  .transform((value) => Math.round(value * 100));

const maybe = text.nullish();

export const createBody = z.object({
  campaignId: z.uuid("Choose a campaign"),
  count: z.int("Enter a whole number").default(1),
  name: maybe,
  email: maybe,
  cellphone: maybe,
  sendText: z.boolean().default(false),
  print: z.boolean().default(false),
});

export const redeemBody = z.object({
  purchaseAmount: amount.nullish(),
  posTransactionId: maybe,
  terminal: maybe,
  override: z.object({ reason: text }).nullish(),
});

export const editBody = z.object({
  name: maybe,
  email: maybe,
  cellphone: maybe,
  redeemAmount: amount.nullish(),
  redeemMinSpend: amount.nullish(),
  redeemStartOn: maybe,
  redeemEndOn: maybe,
});

export function toCouponJson(coupon: CouponView): CouponJson {
  const { redeemedByName, redeemEmployeeId } = coupon;
  return {
    id: coupon.id,
    storeId: coupon.storeId,
    number: coupon.number,
    status: coupon.state,
    name: coupon.name,
    email: coupon.email,
    cellphone: coupon.cellphone,
    transactionId: coupon.transactionId,
    store: { id: coupon.storeId, name: coupon.storeName },
    date: coupon.issuedOn,
    redeemAmount: coupon.redeemAmountCents / 100,
    redeemMinSpend: coupon.redeemMinSpendCents / 100,
    redeemStartOn: coupon.redeemStartOn,
    redeemEndOn: coupon.redeemEndOn,
    expiresAt: instantText(coupon.expiresAt),
    redeemedAt: coupon.redeemedAt && instantText(coupon.redeemedAt),
    terminal: coupon.redeemTerminal ?? coupon.issuedTerminal,
    employee: redeemedByName === null ? null : { id: redeemEmployeeId, name: redeemedByName },
    issuedTo: coupon.name,
    issuedAt: instantText(coupon.issuedAt),
    redeemableLocation: coupon.stores.map(({ name }) => name).join(", "),
    campaign: { id: coupon.campaignId, name: coupon.campaignName, version: coupon.campaignVersion },
    canRedeem: coupon.block === null,
    blockCode: coupon.block?.code ?? null,
    voidedAt: coupon.voidedAt && instantText(coupon.voidedAt),
    printCount: coupon.printCount,
  };
}

/** The answer of a repeated request was kept as JSON, in which an instant is a text. */
function instantText(at: Date | string): string {
  return new Date(at).toISOString();
}

export function toCampaignJson(campaign: CampaignView): CampaignJson {
  const { id, name, version, type, intent, status, tags, allowMultiple, earnMinSpendCents } = campaign;
  const { earnStartOn, earnEndOn, redeemStartOn, redeemEndOn } = campaign;
  return {
    ...{ id, name, version, type, intent, status, tags, earnStartOn, earnEndOn, redeemStartOn, redeemEndOn },
    earnMinSpend: earnMinSpendCents === null ? null : earnMinSpendCents / 100,
    redeemAmount: campaign.redeemAmountCents / 100,
    redeemMinSpend: campaign.redeemMinSpendCents / 100,
    allowMultiple,
  };
}
