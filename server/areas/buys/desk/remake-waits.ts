import type { StoreContext } from "#server/platform/context/context.ts";
import { recomputeDays } from "#server/platform/pos/recompute-days.ts";
import { listFedDates } from "./register-buys.db.ts";

/**
 * The day's waits count our times of a buy before the register's. When ours change after the register's last row, no
 * batch comes that would recompute them.
 */
export async function remakeWaits(context: StoreContext, id: string): Promise<void> {
  const dates = await listFedDates(context.sql, { storeId: context.store.id, id });
  if (dates.length > 0) {
    await recomputeDays(context, dates);
  }
}
