import { weekdayOf } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import type { TimecardEntry } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `Fri, Nov 20`. */
export function dayText(date: string): string {
  return `${weekdays[weekdayOf(date)] ?? ""}, ${formatDayOfMonth(date)}`;
}

/** `9:00 AM – 5:00 PM`; a running one goes on until now, a forgotten one says so. */
export function entryText({ startedAt, endedAt, state }: TimecardEntry, timeZone: string): string {
  const start = formatTime(new Date(startedAt), timeZone);
  if (endedAt !== null) {
    return `${start} – ${formatTime(new Date(endedAt), timeZone)}`;
  }
  return `${start} – ${text(state === "RUNNING" ? "day.now" : "day.missing")}`;
}
