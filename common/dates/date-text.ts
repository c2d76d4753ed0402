import type { BusinessDate } from "#common/business-date.ts";
import { addDays, weekdayOf } from "#common/business-date.ts";

/** The dates that a shop can mean. Anything else is a slip of the finger. */
export const earliestShopDate: BusinessDate = "2000-01-01";
export const latestShopDate: BusinessDate = "2100-12-31";

export type DateRange = { first?: BusinessDate | undefined; last?: BusinessDate | undefined };

export type DateTextOptions = DateRange & {
  /** The store's date, from which `today`, `sat` and a date without a year are counted. */
  today: BusinessDate;
};

const monthNames = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const weekdayNames = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const wordDays: ReadonlyMap<string, number> = new Map([
  ["yesterday", -1],
  ["today", 0],
  ["tomorrow", 1],
]);
/** A shorter beginning of a weekday or month would be a guess. */
const shortestName = 3;

/**
 * The date in what a person typed: `today`, `tomorrow`, `sat`, `12/24`, `12/24/26`, `Dec 24, 2026`, `24 dec`,
 * `2026-12-24`. Null when the text is not a date.
 *
 * `first` and `last` do not refuse anything. They settle what the text leaves open: the year, the century, and whether
 * `sat` is the next Saturday or the last one.
 */
export function parseDateText(text: string, options: DateTextOptions): BusinessDate | null {
  const plain = text.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return wordDate(plain, options) ?? numberDate(plain, options) ?? namedMonthDate(plain, options);
}

/** Returns whether the date is plausible for a store and within `range`. */
export function isDateWithin(
  date: BusinessDate,
  { first = earliestShopDate, last = latestShopDate }: DateRange,
): boolean {
  return date >= first && date <= last;
}

export type QuickDate = { kind: "today" | "tomorrow" | "yesterday" | "weekday"; date: BusinessDate };

/**
 * The dates that are chosen most: today, tomorrow and the next Saturday, or those before where the future is closed.
 */
export function quickDates(today: BusinessDate, range: DateRange = {}): readonly QuickDate[] {
  const ahead: QuickDate[] = [
    { kind: "today", date: today },
    { kind: "tomorrow", date: addDays(today, 1) },
    { kind: "weekday", date: nextWeekday(today, 6) },
  ];
  const back: QuickDate[] = [
    { kind: "today", date: today },
    { kind: "yesterday", date: addDays(today, -1) },
    { kind: "weekday", date: addDays(nextWeekday(today, 6), -7) },
  ];
  const isFutureExcluded = range.last !== undefined && range.last <= today;
  return (isFutureExcluded ? back : ahead).filter(({ date }) => isDateWithin(date, range));
}

function wordDate(text: string, { today, last }: DateTextOptions): BusinessDate | null {
  const word = text.replace(/\.$/, "");
  const days = wordDays.get(word);
  if (days !== undefined) {
    return addDays(today, days);
  }
  const weekday = word.length < shortestName ? -1 : weekdayNames.findIndex((name) => name.startsWith(word));
  if (weekday === -1) {
    return null;
  }
  const next = nextWeekday(today, weekday);
  return last !== undefined && next > last ? addDays(next, -7) : next;
}

/** The first such weekday after the date, never the date itself. */
function nextWeekday(date: BusinessDate, weekday: number): BusinessDate {
  return addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);
}

function numberDate(text: string, options: DateTextOptions): BusinessDate | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso !== null) {
    return calendarDate(iso[1], iso[2], iso[3]);
  }
  const parts = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(text);
  return parts === null ? null : datedWithYear({ month: parts[1], day: parts[2], year: parts[3] }, options);
}

function namedMonthDate(text: string, options: DateTextOptions): BusinessDate | null {
  const monthFirst = /^([a-z]+)\.? (\d{1,2})(?:,? (\d{2}|\d{4}))?$/.exec(text);
  const dayFirst = /^(\d{1,2}) ([a-z]+)\.?(?:,? (\d{2}|\d{4}))?$/.exec(text);
  const [name = "", day, year] =
    monthFirst === null ? [dayFirst?.[2], dayFirst?.[1], dayFirst?.[3]] : monthFirst.slice(1);
  const month = monthOf(name);
  return month === null ? null : datedWithYear({ month: String(month), day, year }, options);
}

function monthOf(name: string): number | null {
  const at = name.length < shortestName ? -1 : monthNames.findIndex((month) => month.startsWith(name));
  return at === -1 ? null : at + 1;
}

type TypedDate = { month: string | undefined; day: string | undefined; year: string | undefined };

function datedWithYear({ month, day, year }: TypedDate, { today, first, last }: DateTextOptions): BusinessDate | null {
  const thisYear = Number(today.slice(0, 4));
  const years = possibleYears(year, thisYear);
  const dates = years.map((candidate) => calendarDate(String(candidate).padStart(4, "0"), month, day));
  return dates.find((date) => date !== null && isDateWithin(date, { first, last })) ?? dates[0] ?? null;
}

/** The likeliest year first. */
function possibleYears(year: string | undefined, thisYear: number): readonly number[] {
  if (year === undefined) {
    return [thisYear, thisYear + 1, thisYear - 1];
  }
  return year.length === 2 ? [2000 + Number(year), 1900 + Number(year)] : [Number(year)];
}

function calendarDate(year = "", month = "", day = ""): BusinessDate | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const atMs = Date.parse(`${date}T00:00:00Z`);
  // February 30 parses as March 2 in some engines, so it must come out as it went in.
  return Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== date ? null : date;
}
