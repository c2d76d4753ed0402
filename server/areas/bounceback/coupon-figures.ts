import type { BusinessDate } from "#common/business-date.ts";
import { recomputeCouponFigures, sendDayCounts } from "#server/areas/reports/reports.ts";
import type { StoreContext } from "#server/platform/context/context.ts";

/** Brings the coupons of dates to what they are now in the day's figures, in the transaction of the change. */
export async function refreshCouponFigures(context: StoreContext, dates: readonly BusinessDate[]): Promise<void> {
  const days = { storeId: context.store.id, dates: [...new Set(dates)].toSorted(), now: context.now };
  await sendDayCounts(context, await recomputeCouponFigures(context.sql, days));
}
