/** What becomes of a coupon that was taken without a connection, when the server hears of it (decision 34). */
import type { CouponBlockCode } from "#common/bounceback/coupon-block-codes.ts";

export const conflictReasons = [
  ...(["used_twice", "voided", "not_started", "expired", "wrong_store", "min_spend", "one_per_visit"] as const),
  "not_allowed",
] as const;
export type ConflictReason = (typeof conflictReasons)[number];

const reasons: Partial<Record<CouponBlockCode, ConflictReason>> = {
  COUPON_VOIDED: "voided",
  COUPON_REDEEMED: "used_twice",
  COUPON_NOT_STARTED: "not_started",
  COUPON_EXPIRED: "expired",
  COUPON_WRONG_STORE: "wrong_store",
  COUPON_MIN_SPEND: "min_spend",
  COUPON_ONE_PER_VISIT: "one_per_visit",
};

export function conflictReason(code: CouponBlockCode): ConflictReason {
  return reasons[code] ?? "used_twice";
}

/** The customer has had the discount, so a coupon that can still be used is used by it. */
export function isStillUsable(code: CouponBlockCode): boolean {
  return code === "COUPON_EXPIRED" || code === "COUPON_MIN_SPEND" || code === "COUPON_ONE_PER_VISIT";
}

/** As long as an outage may last; a claim from longer ago is a wrong clock's. */
const longestWaitMs = 7 * 86_400_000;

/** What the device says, where that can be true. It decides nothing. */
export function believedClaim(receivedAt: Date, claimedAt: Date): Date | null {
  const waitedMs = receivedAt.getTime() - claimedAt.getTime();
  return waitedMs >= 0 && waitedMs <= longestWaitMs ? claimedAt : null;
}

/** Between the press whose answer was lost and the next one on the same screen. */
const longestRetryMs = 2 * 60_000;

type Use = { storeId: number; employeeId: number; terminal: string | null; at: Date | null };
type EarlierUse = {
  redeemStoreId: number | null;
  redeemEmployeeId: number | null;
  redeemTerminal: string | null;
  redeemedAt: Date | null;
};

/** Whether the earlier use is this one: it reached the server, only its answer did not reach the screen. */
export function isSameUse(earlier: EarlierUse, use: Use): boolean {
  if (earlier.redeemedAt === null || use.at === null) {
    return false;
  }
  const apartMs = Math.abs(use.at.getTime() - earlier.redeemedAt.getTime());
  return (
    apartMs <= longestRetryMs &&
    earlier.redeemStoreId === use.storeId &&
    earlier.redeemEmployeeId === use.employeeId &&
    earlier.redeemTerminal === use.terminal
  );
}
