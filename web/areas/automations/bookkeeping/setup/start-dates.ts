import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** A run takes a year at most, today included. */
export const mostDaysBack = 365;

type DatesOfStore = { today: BusinessDate; sampleDate: BusinessDate | null };

/**
 * The dates that a start in the past sends at once: from it to the newest closed date, at most yesterday. Null when there
 * are none, as in a store that was never closed. What is closed later goes automatically.
 */
export function pastRange(
  start: BusinessDate,
  { today, sampleDate }: DatesOfStore,
): { from: BusinessDate; to: BusinessDate } | null {
  const yesterday = addDays(today, -1);
  if (sampleDate === null) {
    return null;
  }
  const to = sampleDate < yesterday ? sampleDate : yesterday;
  return start <= to ? { from: start, to } : null;
}

/** From this date on entries go automatically; those before it are the back-fill's, which can be stopped. */
export function postingStart(start: BusinessDate, dates: DatesOfStore): BusinessDate {
  const past = pastRange(start, dates);
  return past === null ? start : addDays(past.to, 1);
}
