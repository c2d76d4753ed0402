import type { BusinessDate } from "#common/business-date.ts";
import { recomputeTaskFigures, sendDayCounts } from "#server/areas/reports/reports.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { taskDates } from "./tasks.rules.ts";

/**
 * Brings the daily reports of dates to what their tasks say now, in the transaction of the change. Dates that have not
 * come are left out: what is planned there is no figure yet, and gets one when the day begins.
 */
export async function refreshTaskFigures(context: StoreContext, dates: readonly BusinessDate[]): Promise<void> {
  const store = context.store;
  const { calendar } = taskDates(context.now, store);
  const pastDates = [...new Set(dates)].filter((date) => date <= calendar).toSorted();
  await sendDayCounts(
    context,
    await recomputeTaskFigures(context.sql, { storeId: store.id, dates: pastDates, now: context.now }),
  );
}
