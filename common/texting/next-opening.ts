import type { BusinessDate } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";

/** Returns the first opening after now among days in their order; null when none of them has one. */
export function nextOpening(
  days: readonly { date: BusinessDate; opensMinutes: number | null }[],
  { now, timeZone }: { now: Date; timeZone: string },
): Date | null {
  const openings = days.flatMap(({ date, opensMinutes }) =>
    opensMinutes === null ? [] : [instantOf(date, opensMinutes, timeZone)],
  );
  return openings.find((opening) => opening > now) ?? null;
}
