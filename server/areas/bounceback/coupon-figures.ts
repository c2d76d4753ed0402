import type { BusinessDate } from "#common/business-date.ts";
import { recomputeCouponFigures } from "#server/areas/reports/reports.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";

/** Brings the coupons of dates to what they are now in the day's figures, in the transaction of the change. */
export async function refreshCouponFigures(context: StoreContext, dates: readonly BusinessDate[]): Promise<void> {
  const days = { storeId: context.store.id, dates: [...new Set(dates)].toSorted(), now: context.now };
  const changed = await recomputeCouponFigures(context.sql, days);
  if (changed.length > 0) {
    const recordId = changed.length === 1 ? (changed[0] ?? null) : null;
    await sendNotice(context, { name: "daily-report.changed", recordKind: "daily-report", recordId });
  }
}
