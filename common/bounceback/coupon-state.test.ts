import { expect, test } from "vitest";
import { couponState, couponTerms } from "./coupon-state.ts";

const startsAt = new Date("2026-12-07T06:00:00Z");
const expiresAt = new Date("2026-12-25T05:59:59.999Z");
const open = { startsAt, expiresAt, redeemedAt: null, voidedAt: null };
const used = new Date("2026-12-12T20:14:00Z");

test.each([
  ["2026-12-07T05:59:59.999Z", open, "pending"],
  ["2026-12-07T06:00:00.000Z", open, "redeemable"],
  ["2026-12-25T05:59:59.999Z", open, "redeemable"],
  ["2026-12-25T06:00:00.000Z", open, "expired"],
  ["2026-12-30T06:00:00.000Z", { ...open, redeemedAt: used }, "redeemed"],
  ["2026-12-01T06:00:00.000Z", { ...open, voidedAt: used }, "voided"],
  ["2026-12-30T06:00:00.000Z", { ...open, voidedAt: used }, "voided"],
])("at %s the coupon %j is %s", (now, coupon, state) => {
  expect(couponState(coupon, new Date(now))).toBe(state);
});

test("[BNC-12] the terms say one per visit, single use, no gift cards, no cash, no other offers", () => {
  expect(couponTerms).toBe(
    "One coupon per visit, single use. Not for gift cards, not redeemable for cash, not combinable with other offers.",
  );
});
