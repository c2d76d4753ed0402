import { addDays, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./home-text.ts";

/** How an entry is set now. What needs a person stands behind it, in amber or red. */
export type LineState = { text: string; alert?: { text: string; tone: "warn" | "bad" } };

/** The moment and place a line is about. */
export type StoreMoment = { now: Date; timeZone: string };

/** Returns a time of today as `3:41 PM`, and any other as `Nov 19`. */
export function shortTime(instant: string, { now, timeZone }: StoreMoment): string {
  const at = new Date(instant);
  const { date } = localTimeAt(at, timeZone);
  return date === localTimeAt(now, timeZone).date ? formatTime(at, timeZone) : formatDayOfMonth(date);
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Returns the weekday of a date in the next six days, and any other as `Fri, Dec 25`. */
export function shortDay(date: BusinessDate, today: BusinessDate): string {
  return date > today && date < addDays(today, 7)
    ? (weekdays[weekdayOf(date)] ?? "")
    : text("day.on", { weekday: formatWeekday(date), date: formatDayOfMonth(date) });
}
