import type { BusinessDate } from "#common/business-date.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";

/**
 * Sends the notice that tasks, bins or coupons of these dates count otherwise in their daily reports. A notice of its
 * own, because a day's goal and sales, which every screen shows, are not moved by them.
 */
export async function sendDayCounts(context: StoreContext, dates: readonly BusinessDate[]): Promise<void> {
  const [first] = dates;
  if (first !== undefined) {
    const recordId = dates.length === 1 ? first : null;
    await sendNotice(context, { name: "day-counts.changed", recordKind: "DayCounts", recordId });
  }
}
