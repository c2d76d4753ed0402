import { v7 as uuidv7 } from "uuid";
import { groupBy } from "#common/lists/group-by.ts";
import { viewCoupons } from "#server/areas/bounceback/coupons/coupon-view.ts";
import type { Coupon } from "#server/areas/bounceback/coupons/coupon-view.ts";
import { printsWithinMs } from "#server/areas/bounceback/earning/earning.rules.ts";
import { queueCoupons } from "#server/areas/bounceback/printing/print-coupons.ts";
import { findPrintingRegister, markPending } from "#server/areas/bounceback/printing/printing.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";

/** Prints what sales have earned, one job for each, on the register that made it or, where that has no printer, another. */
export async function printSales(context: StoreContext, coupons: readonly Coupon[]): Promise<void> {
  for (const [, ofSale] of groupBy(coupons, (coupon) => coupon.transactionId ?? coupon.id)) {
    await printSale(context, ofSale);
  }
}

/** A late sale prints nothing: nobody stands there. Without its register the coupons are listed as "print pending". */
async function printSale(context: StoreContext, coupons: readonly Coupon[]): Promise<void> {
  const [first] = coupons;
  const storeId = context.store.id;
  const earnedAt = first?.earnedAt ?? null;
  if (first === undefined || earnedAt === null || context.now.getTime() - earnedAt.getTime() > printsWithinMs) {
    return;
  }
  const soldAt = first.issuedDeviceId;
  const deviceId = soldAt && (await findPrintingRegister(context.sql, { storeId, deviceId: soldAt }));
  if (deviceId === null) {
    const ids = coupons.map(({ id }) => id);
    await markPending(context.sql, { storeId, ids, note: "The register that made the sale doesn't print" });
    return;
  }
  const views = await viewCoupons(context, coupons);
  await queueCoupons(context, { id: uuidv7(), coupons: views, deviceId, printerName: null });
}
