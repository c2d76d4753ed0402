import { weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { text } from "./daybook-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow as useClock } from "#web/platform/use-now.ts";

const weekdays = [
  "date.sunday",
  "date.monday",
  "date.tuesday",
  "date.wednesday",
  "date.thursday",
  "date.friday",
  "date.saturday",
] as const;

/** `Saturday, Nov 21`. */
export function dayTitle(date: BusinessDate): string {
  const weekday = text(weekdays[weekdayOf(date)] ?? "date.sunday");
  return text("date.title", { weekday, date: formatDayOfMonth(date) });
}

/** `Sat, Nov 21`: where a phone has one line for it and the ways to other days. */
export function shortDayTitle(date: BusinessDate): string {
  return text("date.title", { weekday: formatWeekday(date), date: formatDayOfMonth(date) });
}

export function clockOf(instant: string, timeZone: string): string {
  return formatTime(new Date(instant), timeZone);
}

/** `9:05 AM`; with its date when it is of another day than `beside`. */
export function momentOf(instant: string, { beside, timeZone }: { beside: string; timeZone: string }): string {
  const time = clockOf(instant, timeZone);
  const date = localTimeAt(new Date(instant), timeZone).date;
  return date === localTimeAt(new Date(beside), timeZone).date
    ? time
    : text("date.moment", { date: formatDayOfMonth(date), time });
}

/** `9:30 to 5:30`: on a plan of one day morning and afternoon go without saying. */
export function hoursOf(shift: { startsAt: string; endsAt: string }, timeZone: string): string {
  const short = (instant: string): string => clockOf(instant, timeZone).replace(/ [AP]M$/, "");
  return text("people.hours", { from: short(shift.startsAt), to: short(shift.endsAt) });
}

/** The time zone by which the shown store's day is counted. */
export function useStoreTimeZone(): string {
  return useActiveStore()?.timeZone ?? "UTC";
}

/** A task that grows late says so within this many milliseconds. */
const everyMs = 20_000;

/** Returns this screen's time, for what ages while it is shown: overdue tasks, the age of figures. */
export function useNow(): Date {
  return useClock(everyMs);
}
