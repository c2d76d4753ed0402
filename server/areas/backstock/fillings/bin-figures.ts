import type { BusinessDate } from "#common/business-date.ts";
import { recomputeBinFigures } from "#server/areas/reports/reports.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { StoreContext } from "#server/platform/context/context.ts";

/** Brings the bins added and pulled of dates to what the history of bins says now, in the transaction of the change. */
export async function refreshBinFigures(context: StoreContext, dates: readonly BusinessDate[]): Promise<void> {
  const days = { storeId: context.store.id, dates: [...new Set(dates)].toSorted(), now: context.now };
  const changed = await recomputeBinFigures(context.sql, days);
  if (changed.length > 0) {
    const recordId = changed.length === 1 ? (changed[0] ?? null) : null;
    await sendNotice(context, { name: "daily-report.changed", recordKind: "daily-report", recordId });
  }
}
