/** How a coupon stands, from what is stored of it and the clock. */
export const couponStates = ["pending", "redeemable", "redeemed", "expired", "voided"] as const;
export type CouponState = (typeof couponStates)[number];

export type CouponCourse = { startsAt: Date; expiresAt: Date; redeemedAt: Date | null; voidedAt: Date | null };

/** Voided holds before expired: who looks for the reason should read that one. */
export function couponState({ startsAt, expiresAt, redeemedAt, voidedAt }: CouponCourse, now: Date): CouponState {
  if (voidedAt !== null) {
    return "voided";
  }
  if (redeemedAt !== null) {
    return "redeemed";
  }
  if (now < startsAt) {
    return "pending";
  }
  return now > expiresAt ? "expired" : "redeemable";
}

/** On paper, on the public page and on the receipt. */
export const couponTerms =
  "One coupon per visit, single use. Not for gift cards, not redeemable for cash, not combinable with other offers.";
