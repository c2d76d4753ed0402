import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** A run takes a year at most, today included. */
export const mostDaysBack = 365;

type Known = { today: BusinessDate; sampleDate: BusinessDate | null };

/**
 * The dates that a start in the past sends at once: from it to the newest closed date, at most yesterday. Null when there
 * are none. What is closed later goes by itself.
 */
export function pastRange(
  start: BusinessDate,
  { today, sampleDate }: Known,
): { from: BusinessDate; to: BusinessDate } | null {
  const yesterday = addDays(today, -1);
  const to = sampleDate !== null && sampleDate < yesterday ? sampleDate : yesterday;
  return start <= to ? { from: start, to } : null;
}

/** From this date on entries go by themselves; those before it are the back-fill's, which can be stopped. */
export function postingStart(start: BusinessDate, known: Known): BusinessDate {
  const past = pastRange(start, known);
  return past === null ? start : addDays(past.to, 1);
}
