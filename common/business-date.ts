/**
 * A store's day: a local calendar date `YYYY-MM-DD`, never an instant. All arithmetic here is on calendar days,
 * so a 23-hour or 25-hour day is one day like any other.
 */
export type BusinessDate = string;

/** A date outside of these years is a slip of the fingers or an attack: no shop's papers reach that far. */
export const firstYear = 2000;
export const lastYear = 2100;
/** Nobody born before it stands at a counter. */
export const firstBirthYear = 1900;

export function isInShopYears(text: string): boolean {
  return isBetweenYears(text, firstYear);
}

/**
 * Whether a text is a store's day: a date of the calendar that a shop can mean. For addresses and other typed texts.
 */
export function isBusinessDate(value: unknown): value is BusinessDate {
  return typeof value === "string" && isCalendarDate(value) && isInShopYears(value);
}

/** Returns whether a text can be a person's date of birth. */
export function isBirthDate(value: unknown): value is BusinessDate {
  return typeof value === "string" && isCalendarDate(value) && isBetweenYears(value, firstBirthYear);
}

const dayMs = 86_400_000;

function isCalendarDate(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Of anything that starts with a year of four digits, instants too. */
function isBetweenYears(text: string, first: number): boolean {
  const year = Number(text.slice(0, 4));
  return year >= first && year <= lastYear;
}

/**
 * A month's goals count hundreds of days on and back, the same ones each time: a date that was counted once is
 * remembered. Twice as many as two stores look back on; then the cache is cleared.
 */
const mostRemembered = 4000;
const midnights = new Map<BusinessDate, number>();
const dates = new Map<number, BusinessDate>();

function midnightOf(date: BusinessDate): number {
  return midnights.get(date) ?? remember(midnights, date, Date.parse(`${date}T00:00:00Z`));
}

function dateAt(ms: number): BusinessDate {
  return dates.get(ms) ?? remember(dates, ms, new Date(ms).toISOString().slice(0, 10));
}

function remember<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value): Value {
  if (cache.size >= mostRemembered) {
    cache.clear();
  }
  cache.set(key, value);
  return value;
}

/** The date `days` calendar days later (earlier when negative). */
export function addDays(date: BusinessDate, days: number): BusinessDate {
  return dateAt(midnightOf(date) + days * dayMs);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / dayMs);
}

/** Every day from `from` to `to`, both included; none when `to` is earlier. Counted first, so it always ends. */
export function datesBetween(from: BusinessDate, to: BusinessDate): BusinessDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => addDays(from, days));
}

/** The first day of every month from that of `from` to that of `to`. Counted first, so it always ends. */
export function monthsBetween(from: BusinessDate, to: BusinessDate): BusinessDate[] {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, months) =>
    new Date(Date.UTC(firstYear, first + months - firstYear * 12, 1)).toISOString().slice(0, 10),
  );
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: BusinessDate): number {
  return new Date(midnightOf(date)).getUTCDay();
}

export function firstOfMonth(date: BusinessDate): BusinessDate {
  return `${date.slice(0, 7)}-01`;
}

export function lastOfMonth(date: BusinessDate): BusinessDate {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** First day of the week that holds `date`; weeks start on Sunday (0) unless the store chose Monday (1). */
export function firstOfWeek(date: BusinessDate, weekStart: 0 | 1): BusinessDate {
  return addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
}

/** The same weekday about a year ago: 364 days is always the nearest one. */
export function equivalentDay(date: BusinessDate): BusinessDate {
  return addDays(date, -364);
}

function monthNumber(date: BusinessDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
