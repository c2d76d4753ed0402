import type { Coupon } from "#server/areas/bounceback/coupons/coupons.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";

export type Texted = { isTexted: true; messageId: string } | { isTexted: false; reason: string };

/** What is texted: that coupons were earned, or a reminder of them. Several of one customer are one message. */
export type CouponText = { kind: "earned" | "start" | "end"; coupons: readonly Coupon[] };

/**
 * The one way a coupon goes out by text: it says "texted", or why not. There is no texting yet, so it never is; the guard
 * of texting (consent, opt-out, quiet hours) answers here once there is.
 */
export function textCoupons(_context: StoreContext, { coupons }: CouponText): Promise<Texted> {
  const hasPhone = coupons.some(({ cellphone }) => cellphone !== null);
  const reason = hasPhone ? "Texting isn't set up" : "No mobile number";
  return Promise.resolve({ isTexted: false, reason });
}
