import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { comparisonFor, usableSales } from "./comparison.ts";
import type { SalesHistory } from "./comparison.ts";
import type { HolidayCalendar } from "./holidays.ts";

const today = "2026-11-18";
/** A Saturday without a holiday near. */
const date = "2026-11-21";
const lastYear = "2025-11-22";
const us: HolidayCalendar = { country: "US", events: [] };

function historyOf(sales: { [day: string]: number }, unusable: readonly string[] = []): SalesHistory {
  return { today, sales: new Map(Object.entries(sales)), unusable: new Set(unusable) };
}

const weeksBack = (count: number, amount: number): [string, number][] =>
  Array.from({ length: count }, (_, at) => [addDays(date, -7 * (at + 1)), amount]);

test("a day is compared with the same weekday a year before", () => {
  expect(comparisonFor(date, historyOf({ [lastYear]: 4_000_00 }))).toEqual({
    salesCents: 4_000_00,
    date: lastYear,
    source: "equivalent",
    reason: "weekday",
    special: null,
  });
});

test.each([
  ["the mean of the weeks around it, in whole cents", { "2025-11-15": 100_01, "2025-11-29": 200_00 }, 150_01],
  ["the week before alone", { "2025-11-15": 100_00 }, 100_00],
  ["the week after alone", { "2025-11-29": 200_00 }, 200_00],
])("where last year's day cannot be used: %s", (_what, sales: { [day: string]: number }, amount) => {
  const comparison = comparisonFor(date, historyOf({ ...sales, [lastYear]: 9_999_00 }, [lastYear]));
  expect(comparison).toMatchObject({ salesCents: amount, date: lastYear, source: "neighborWeeks" });
});

test("two weeks from last year's day are too far; then the last eight same weekdays count", () => {
  const history = historyOf({ "2025-11-08": 900_00, "2026-11-14": 100_00 });
  expect(comparisonFor(date, history)).toMatchObject({ salesCents: 500_00, source: "weekdayAverage" });
});

test("the mean of same weekdays is that of the newest eight that sold", () => {
  const eight = Object.fromEntries(weeksBack(8, 100_00));
  const ninth = { ...Object.fromEntries(weeksBack(9, 900_00)), ...eight };
  expect(comparisonFor(date, historyOf(ninth)).salesCents).toBe(100_00);
  expect(comparisonFor(date, historyOf({ ...ninth, "2026-11-14": 0 })).salesCents).toBe(200_00);
});

test("it looks back sixty weeks, and no further", () => {
  const back = (weeks: number) => comparisonFor(date, historyOf({ [addDays(date, -7 * weeks)]: 100_00 }));
  expect(back(60)).toMatchObject({ salesCents: 100_00, source: "weekdayAverage" });
  expect(back(61)).toMatchObject({ salesCents: null, source: "none" });
  expect(back(1).salesCents).toBe(100_00);
});

test("what a person chose goes before everything else, holidays too", () => {
  const history = historyOf({ "2025-06-07": 100_00, "2025-11-27": 500_00 });
  const choice = { chosenDate: "2025-06-07", calendar: us };
  expect(comparisonFor("2026-11-26", history, choice)).toMatchObject({
    salesCents: 100_00,
    date: "2025-06-07",
    reason: "chosen",
    special: null,
  });
});

test("Christmas is compared with Christmas where the store aligns holidays, with its weekday where not", () => {
  const history: SalesHistory = { ...historyOf({ "2025-12-26": 100_00, "2025-12-25": 700_00 }), today: "2026-12-01" };
  expect(comparisonFor("2026-12-25", history)).toMatchObject({ date: "2025-12-26", reason: "weekday" });
  expect(comparisonFor("2026-12-25", history, { calendar: us })).toMatchObject({
    salesCents: 700_00,
    date: "2025-12-25",
    reason: "paired",
    special: { holiday: "christmas", offset: 0 },
  });
});

test("an ordinary day whose weekday was a holiday uses the weeks around it, without their holidays", () => {
  // Independence Day of 2025 was a Friday, and its equivalent day is July 3, 2026.
  const history: SalesHistory = {
    ...historyOf({ "2025-07-04": 900_00, "2025-06-27": 100_00, "2025-07-11": 300_00 }),
    today: "2026-07-01",
  };
  expect(comparisonFor("2026-07-03", history, { calendar: us })).toMatchObject({
    salesCents: 200_00,
    date: "2025-07-04",
    source: "neighborWeeks",
    reason: "besideHoliday",
    special: { holiday: "independenceDay" },
  });
});

test("of same weekdays only usual ones count where holidays are aligned", () => {
  // The day after Christmas and the Friday after Thanksgiving are days of their holidays.
  const friday = "2026-01-09";
  const history: SalesHistory = {
    ...historyOf({ "2026-01-02": 200_00, "2025-12-26": 900_00, "2025-11-28": 900_00 }),
    today: "2026-01-05",
  };
  expect(comparisonFor(friday, history, { calendar: us }).salesCents).toBe(200_00);
  expect(comparisonFor(friday, history).salesCents).toBe(666_67);
});

test.each([
  ["yesterday", "2026-11-17", 100_00, 100_00],
  ["today, which still sells", "2026-11-18", 100_00, null],
  ["a day of one cent", "2026-11-17", 1, 1],
  ["a day without sales", "2026-11-17", 0, null],
  ["a day of returns alone", "2026-11-17", -1, null],
])("usable sales: %s", (...[_what, day, sales, usable]) => {
  expect(usableSales(day, historyOf({ [day]: sales }))).toBe(usable);
  expect(usableSales(day, historyOf({ [day]: sales }, [day]))).toBeNull();
});

test("a day of which nothing is known has no usable sales", () => {
  expect(usableSales("2026-11-17", historyOf({}))).toBeNull();
});
