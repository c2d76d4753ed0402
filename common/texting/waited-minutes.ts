import type { BusinessDate } from "#common/business-date.ts";
import { openPeriods } from "#common/store-hours.ts";
import type { HoursGap } from "#common/store-hours.ts";
import { instantOf } from "#common/store-time.ts";

export type OpenTime = { opensAt: Date; closesAt: Date };

type Hours = {
  date: BusinessDate;
  opensMinutes: number | null;
  closesMinutes: number | null;
  gap: HoursGap | null;
};

/** When a store was open; nothing for days on which it was closed or gave no hours. */
export function openTimes(days: readonly Hours[], timeZone: string): OpenTime[] {
  return days.flatMap((day) =>
    openPeriods(day).map(({ opensMinutes, closesMinutes }) => ({
      opensAt: instantOf(day.date, opensMinutes, timeZone),
      closesAt: instantOf(day.date, closesMinutes, timeZone),
    })),
  );
}

const minuteMs = 60_000;

/** How long a customer has waited while the store was open; by the clock where it gave no hours. */
export function waitedMinutes({ since, now }: { since: Date; now: Date }, times: readonly OpenTime[]): number {
  const whole = [{ opensAt: since, closesAt: now }];
  const waited = (times.length === 0 ? whole : times).reduce((sum, { opensAt, closesAt }) => {
    const from = Math.max(since.getTime(), opensAt.getTime());
    const until = Math.min(now.getTime(), closesAt.getTime());
    return sum + Math.max(0, until - from);
  }, 0);
  return Math.floor(waited / minuteMs);
}
