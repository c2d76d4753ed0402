/**
 * A store's day: a local calendar date `YYYY-MM-DD`, never an instant. All arithmetic here is on calendar days,
 * so a 23-hour or 25-hour day is one day like any other.
 */
import { z } from "zod";

export type BusinessDate = string;

// Marked as pure so that a page which only counts days is built without the whole schema library (19 KB gzipped).
export const businessDate = /* @__PURE__ */ z.iso.date();

const dayMs = 86_400_000;

/** The date `days` calendar days later (earlier when negative). */
export function addDays(date: BusinessDate, days: number): BusinessDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: BusinessDate, to: BusinessDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: BusinessDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
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
