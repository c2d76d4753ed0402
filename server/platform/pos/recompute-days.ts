import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { StoreContext } from "#server/platform/context/context.ts";

/** More changed days than this share one notice, since no screen shows that many. */
const maxNamedDays = 2;

/** Recalculates daily figures in this transaction and notifies the screens of the days that changed. */
export async function recomputeDays(context: StoreContext, dates: readonly string[]): Promise<void> {
  const { platform, sql, now } = context;
  if (platform.till === undefined) {
    throw new Error("Figures of days need the point of sale's part (Platform.till)");
  }
  const changed = await platform.till.recomputeDays(sql, { storeId: context.store.id, dates, now });
  for (const recordId of changed.length > maxNamedDays ? [null] : changed) {
    await sendNotice(context, { name: "daily-report.changed", recordKind: "daily-report", recordId });
  }
}
