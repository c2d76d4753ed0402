import { isBusinessDate } from "#common/business-date.ts";

/** The day that a dialog stands over; the running one when the address names none. */
export function daySearch(search: Record<string, unknown>): { date?: string | undefined } {
  const { date } = search;
  // Named even when it is no day: a key that is left out keeps what the address said.
  return { date: isBusinessDate(date) ? date : undefined };
}
