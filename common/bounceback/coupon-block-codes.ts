/** Why a coupon cannot be used, in the order of the checks. The API says them as they stand here. */
export const couponBlockCodes = [
  "COUPON_NOT_FOUND",
  "COUPON_VOIDED",
  "COUPON_REDEEMED",
  "COUPON_NOT_STARTED",
  "COUPON_EXPIRED",
  "COUPON_WRONG_STORE",
  "COUPON_MIN_SPEND",
  "COUPON_ONE_PER_VISIT",
  "EMPLOYEE_REQUIRED",
] as const;
export type CouponBlockCode = (typeof couponBlockCodes)[number];

/** A manager may let these pass, with a reason. */
export const overridableCodes: readonly CouponBlockCode[] = ["COUPON_EXPIRED", "COUPON_ONE_PER_VISIT"];

export const notACoupon = {
  title: "Not a valid coupon number",
  text: "The item you scanned is not a valid coupon number. Please scan a valid coupon number.",
} as const;
