/** What the fields of campaigns and coupons take: the forms judge by it, the operations take it in. */
import * as z from "zod/mini";
import { isReadable, optionalText, orEmpty, requiredText, wholeNumberBetween } from "#common/inputs/field-schemas.ts";
import { isPhone, phoneDigits } from "#common/phone.ts";
import { couponTextFields, unknownTextFields } from "./coupon-text.ts";
import { longestCampaignName } from "./campaign-rules.ts";

/** The most that a coupon takes off, or asks for. */
const mostCouponCents = 10_000_000;

/** An amount in cents that a coupon may name. */
const amount = z.int().check(z.minimum(1, "Use more than $0"), z.maximum(mostCouponCents, "Use at most $100,000"));

const email = z
  .string()
  .check(isReadable, z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(z.regexes.email, "Must be a valid email"));

const cellphone = z.pipe(
  z.string().check(
    isReadable,
    z.minLength(1),
    z.maxLength(40),
    z.refine((text) => isPhone(text), "Must be a valid phone number"),
  ),
  z.transform(phoneDigits),
);

export const campaignFields = {
  name: requiredText(longestCampaignName),
  redeemAmount: amount,
  redeemMinSpend: amount,
  earnMinSpend: amount,
  budgetCoupons: wholeNumberBetween(1, 1_000_000),
  budgetAmount: z.int().check(z.minimum(1, "Use more than $0"), z.maximum(100_000_000, "Use at most $1,000,000")),
  reminderHour: wholeNumberBetween(8, 20),
  messageTemplate: requiredText(480).check(
    z.refine(
      (text) => unknownTextFields(text).length === 0,
      `Use only ${couponTextFields.map((name) => `{${name}}`).join(", ")}`,
    ),
  ),
};

export const couponFields = {
  name: optionalText(120),
  email: orEmpty(email),
  cellphone: orEmpty(cellphone),
  count: z.int().check(z.minimum(1, "Use 1 or more"), z.maximum(100, "Make 100 coupons or fewer at once")),
  redeemAmount: amount,
  redeemMinSpend: amount,
  reason: requiredText(200, 3),
};
