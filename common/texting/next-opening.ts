import type { BusinessDate } from "#common/business-date.ts";
import { openPeriods } from "#common/store-hours.ts";
import { instantOf } from "#common/store-time.ts";

/** Returns the first opening after now among days in their order; null when none of them has one. */
export function nextOpening(
  days: readonly (Parameters<typeof openPeriods>[0] & { date: BusinessDate })[],
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  const openings = days.flatMap((day) =>
    openPeriods(day).map(({ opensMinutes }) => instantOf(day.date, opensMinutes, timeZone)),
  );
  return openings.find((opening) => opening > now) ?? null;
}
