import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import type { HolidayCalendar } from "./holidays.ts";
import { ruleErrors, ruleTestDays } from "./rule-errors.ts";

const us: HolidayCalendar = { country: "US", events: [] };
const today = "2026-11-15";

type Sold = (date: string) => number | undefined;

function errorsOf(sold: Sold, { days = 1000, unusable = [] as string[], alignsHolidays = false } = {}) {
  const dates = Array.from({ length: days }, (_, back) => addDays(today, -back));
  const sales = new Map(dates.map((date) => [date, sold(date) ?? 100_000]));
  return ruleErrors({ history: { today, sales, unusable: new Set(unusable) }, calendar: us, alignsHolidays });
}

const on =
  (day: string, sold: number): Sold =>
  (date) =>
    date === day ? sold : undefined;
const sinceNovember: Sold = (date) => (date >= "2026-11-01" ? 900_000 : undefined);
const onChristmas: Sold = (date) => (date.endsWith("-12-25") ? 10_000 : undefined);
const always: Sold = () => undefined;
const ofCents: Sold = (date) => (date === "2026-06-10" ? 2 : 1);

test("a store that sells the same every day is foretold without an error, over its last twelve whole months", () => {
  expect(errorsOf(always)).toEqual({
    from: "2025-11-01",
    to: "2026-10-31",
    fair: { dayTenths: 0, monthTenths: 0 },
    lastYear: { dayTenths: 0, monthTenths: 0 },
  });
});

test("a day that sold twice as much is an error of its own sales, which its month has too", () => {
  // $1,000 too little on 1 of 365 days: 1,000 of 366,000.
  const errors = errorsOf(on("2026-06-10", 200_000));
  expect(errors?.lastYear).toEqual({ dayTenths: 3, monthTenths: 3 });
});

test("errors of a store that counts in cents are as exact", () => {
  expect(errorsOf(ofCents)?.lastYear).toEqual({ dayTenths: 3, monthTenths: 3 });
});

test("in a month's error too much and too little even out, in the days' they add up", () => {
  const moved: Record<string, number> = {
    "2026-06-10": 600_000,
    "2026-06-11": 1,
    "2026-06-12": 1,
    "2026-06-13": 1,
    "2026-06-14": 1,
    "2026-06-15": 1,
  };
  expect(errorsOf((date) => moved[date])?.lastYear).toEqual({ dayTenths: 27, monthTenths: 0 });
});

test("days of the running month, and those that were excluded, are not tested", () => {
  expect(errorsOf(sinceNovember)?.lastYear.dayTenths).toBe(0);
  const excluded = errorsOf(on("2026-06-10", 900_000), { unusable: ["2026-06-10"] });
  expect(excluded?.lastYear.dayTenths).toBe(0);
});

test("the first and the last day of the year are tested", () => {
  // November 1 is tested itself, and October 31 of the next year is compared with it.
  const off = (day: string) => errorsOf(on(day, 1_100_000))?.lastYear.dayTenths;
  expect(["2025-10-31", "2025-11-01", "2026-10-31", "2026-11-01"].map(off)).toEqual([27, 53, 27, 0]);
});

test("last year's rule compares holidays as the store does, the fair one with holidays always", () => {
  const [byWeekday, aligned] = [errorsOf(onChristmas), errorsOf(onChristmas, { alignsHolidays: true })];
  expect(byWeekday?.lastYear.dayTenths).toBeGreaterThan(0);
  expect(aligned?.lastYear.dayTenths).toBe(0);
  expect(byWeekday?.fair.dayTenths).toBe(0);
});

test("under fifty-six days that can be compared there are no errors to show", () => {
  // From August 26 on: all of October, and of September the 25 days whose weekday had sold before it.
  expect(errorsOf(always, { days: 82 })).not.toBeNull();
  expect(errorsOf(always, { days: 82, unusable: ["2026-10-31"] })).toBeNull();
  expect(errorsOf(() => 0)).toBeNull();
});

test("the test needs thirteen months of days, and what the fair rule looks back to before them", () => {
  expect(ruleTestDays).toBe(949);
});
