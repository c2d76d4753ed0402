import type { SeenCoupon } from "#common/bounceback/offline-rule.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { StoreData } from "#web/platform/graphql/store-data.ts";
import { couponQuery } from "#web/areas/bounceback/detail/coupon.queries.ts";
import type { Coupon } from "#web/areas/bounceback/detail/coupon.queries.ts";

export type KeptCoupon = { coupon: Coupon; readAt: Date };

/** Finds a coupon among those whose page this screen has read and still keeps. */
export function findKeptCoupon(store: StoreData, isIt: (coupon: Coupon) => boolean): KeptCoupon | null {
  const kept = store.cachedResponses(couponQuery).find(({ data }) => isIt(data.coupon.coupon));
  return kept === undefined ? null : { coupon: kept.data.coupon.coupon, readAt: kept.readAt };
}

/** What the rule of coupons without a connection judges by. */
export function seenCoupon(
  { coupon, readAt }: KeptCoupon,
  { storeId, timeZone }: { storeId: number; timeZone: string },
): SeenCoupon {
  const { redeemAmount, redeemStartOn, redeemEndOn, status, block, redeemableAt } = coupon;
  return {
    amountCents: redeemAmount,
    startOn: redeemStartOn,
    endOn: redeemEndOn,
    isOver: status === "REDEEMED" || status === "VOIDED",
    isGoodHere: redeemableAt === "ALL_ACCOUNT_STORES" || coupon.storeId === String(storeId),
    isSecondVisit: block?.code === "COUPON_ONE_PER_VISIT",
    seenOn: localTimeAt(readAt, timeZone).date,
    seenAt: readAt,
  };
}
