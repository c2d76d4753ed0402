import { listCoupons } from "#server/areas/bounceback/coupons/coupons.ts";
import { redeemCoupon } from "#server/areas/bounceback/redeeming/redeem.ts";
import type { Request } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { findNewestSale } from "./coupons-at-counter.db.ts";

/** At most one in so many minutes, as a store with a campaign open sees them. */
const everyMs = 5 * 60_000;

/** How old the sale may be in which the coupon is used. */
const saleMs = 60 * 60_000;

/** A customer comes back with a coupon, with the operations that a screen calls. */
export async function useCoupon(request: Request, { sql, storeId }: { sql: Sql; storeId: number }): Promise<void> {
  const last = await listCoupons(request, { first: 1, sortBy: "redeemedAt", descending: true });
  const lastAt = last.page.rows[0]?.row.redeemedAt ?? null;
  const now = request.platform.clock();
  if (lastAt !== null && now.getTime() - lastAt.getTime() < everyMs) {
    return;
  }
  // The one that ends first, as a customer would bring it.
  const open = await listCoupons(request, { first: 1, sortBy: "expiresAt", filter: { status: "redeemable" } });
  const coupon = open.page.rows[0]?.row;
  if (coupon === undefined) {
    return;
  }
  try {
    const purchaseAmount = Math.round(coupon.redeemMinSpendCents * 1.3);
    const posTransactionId = await findNewestSale(sql, { storeId, since: new Date(now.getTime() - saleMs) });
    await redeemCoupon(request, { id: coupon.id, purchaseAmount, posTransactionId, terminal: "1" });
  } catch (error) {
    // The same customer twice a day is refused here as at any counter.
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
}
