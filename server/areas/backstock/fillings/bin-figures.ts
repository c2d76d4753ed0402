import type { BusinessDate } from "#common/business-date.ts";
import { recomputeBinFigures, sendDayCounts } from "#server/areas/reports/reports.ts";
import type { StoreContext } from "#server/platform/context/context.ts";

/** Brings the bins added and pulled of dates to what the history of bins says now, in the transaction of the change. */
export async function refreshBinFigures(context: StoreContext, dates: readonly BusinessDate[]): Promise<void> {
  const days = { storeId: context.store.id, dates: [...new Set(dates)].toSorted(), now: context.now };
  await sendDayCounts(context, await recomputeBinFigures(context.sql, days));
}
