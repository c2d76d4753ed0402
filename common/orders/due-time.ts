import type { BusinessDate } from "#common/business-date.ts";
import { openPeriods } from "#common/store-hours.ts";
import { instantOf } from "#common/store-time.ts";

/** How long the store has for an order while it is open. */
const minutesToPick = 60;

type OpenDay = Parameters<typeof openPeriods>[0] & { date: BusinessDate };

/**
 * Returns when an order is due: after so many minutes in which the store is open, over a closing time into the next
 * opening. Where the store gave no hours in these days, its hours are taken to be always.
 */
export function dueTime(
  days: readonly OpenDay[],
  { placedAt, timeZone, minutes = minutesToPick }: { placedAt: Date; timeZone: string; minutes?: number },
): Date {
  let leftMs = minutes * 60_000;
  for (const day of days) {
    for (const { opensMinutes, closesMinutes } of openPeriods(day)) {
      const opens = Math.max(instantOf(day.date, opensMinutes, timeZone).getTime(), placedAt.getTime());
      const closes = instantOf(day.date, closesMinutes, timeZone).getTime();
      const openMs = Math.max(0, closes - opens);
      if (openMs >= leftMs) {
        return new Date(opens + leftMs);
      }
      leftMs -= openMs;
    }
  }
  return new Date(placedAt.getTime() + minutes * 60_000);
}
