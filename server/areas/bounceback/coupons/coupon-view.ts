import { offText } from "#common/bounceback/campaign.ts";
import { formatCouponNumber } from "#common/bounceback/coupon-number.ts";
import { couponState } from "#common/bounceback/coupon-state.ts";
import type { CouponState } from "#common/bounceback/coupon-state.ts";
import { companyStores } from "#server/areas/bounceback/company-stores.ts";
import type { CompanyStore } from "#server/areas/bounceback/company-stores.ts";
import { blockOf } from "#server/areas/bounceback/redeeming/block.rules.ts";
import type { Block, Visit } from "#server/areas/bounceback/redeeming/block.rules.ts";
import type { EventSubject, StoreContext } from "#server/platform/context/context.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { publicUrlOf } from "./coupon-url.ts";
import { findCoupon, lockCoupon } from "./coupons.db.ts";
import type { Coupon } from "./coupons.db.ts";

export type { Coupon } from "./coupons.db.ts";

export type CouponView = Coupon & {
  state: CouponState;
  storeName: string;
  /** Where it is good, by name. */
  stores: CompanyStore[];
  /** Why it cannot be used here and now; null when it can. */
  block: Block | null;
  publicUrl: string;
};

export async function viewCoupons(
  context: StoreContext,
  coupons: readonly Coupon[],
  situation: { purchaseCents: number | null; visit: Visit | null } = { purchaseCents: null, visit: null },
): Promise<CouponView[]> {
  const stores = coupons.length === 0 ? [] : await companyStores(context);
  return coupons.map((coupon) => viewOne(context, coupon, { stores, ...situation }));
}

function viewOne(
  context: StoreContext,
  coupon: Coupon,
  { stores, ...situation }: { stores: readonly CompanyStore[]; purchaseCents: number | null; visit: Visit | null },
): CouponView {
  const storeName = stores.find(({ id }) => id === coupon.storeId)?.name ?? "";
  return {
    ...coupon,
    state: couponState(coupon, context.now),
    storeName,
    stores: stores.filter(({ id }) => coupon.redeemableAt === "all_account_stores" || id === coupon.storeId),
    block: blockOf(coupon, {
      ...situation,
      now: context.now,
      storeId: context.store.id,
      timeZone: context.store.timeZone,
      homeStoreName: storeName,
      isOverridden: false,
    }),
    publicUrl: publicUrlOf(context, coupon),
  };
}

/** @throws Refusal 404 when the company has no such coupon */
export async function getCoupon(context: StoreContext, id: string): Promise<Coupon> {
  const { id: storeId, accountId } = context.store;
  const own = await findCoupon(context.sql, { accountId, storeIds: [storeId], id });
  if (own) {
    return own;
  }
  const storeIds = (await companyStores(context)).map((store) => store.id);
  const coupon = await findCoupon(context.sql, { accountId, storeIds, id });
  if (!coupon) {
    throw new Refusal("COUPON_NOT_FOUND", { message: "Coupon not found", status: 404 });
  }
  return coupon;
}

/** The store's own coupon under its row's lock. */
export async function lockedCoupon(context: StoreContext, id: string): Promise<Coupon> {
  const coupon = await lockCoupon(context.sql, { storeId: context.store.id, id });
  if (!coupon) {
    throw notFound("Coupon");
  }
  return coupon;
}

/** As events and messages name it: `$10 off $40, 207-716-3380`. */
export function couponName(coupon: Pick<Coupon, "number" | "redeemAmountCents" | "redeemMinSpendCents">): string {
  return `${offText(coupon)}, ${formatCouponNumber(coupon.number)}`;
}

export function couponSubject(id: string): EventSubject {
  return { kind: "Coupon", id };
}
