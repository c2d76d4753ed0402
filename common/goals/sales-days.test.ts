import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay, dayNumber, dayOfMonth, emptyDays } from "./sales-days.ts";

test("a day's number goes to its date and back, in every year a calendar of four digits has", () => {
  const oneDay = 86_400_000;
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse("0001-01-01") / oneDay, max: Date.parse("9999-12-31") / oneDay }),
      (day) => {
        const date = dateOfDay(day);
        expect(dayNumber(date)).toBe(day);
        expect(dayOfMonth(day)).toBe(Number(date.slice(8)));
      },
    ),
    { numRuns: 2000 },
  );
});

test.each([1900, 1999, 2000, 2004, 2026, 2096, 2099, 2100, 2104, 2200, 2399, 2400])(
  "the days around the end of February %i have their day of the month",
  (year) => {
    const march = Date.UTC(year, 2, 1) / 86_400_000;
    const days = [march - 2, march - 1, march, march + 1];
    expect(days.map(dayOfMonth)).toEqual(days.map((day) => new Date(day * 86_400_000).getUTCDate()));
  },
);

test("days of a range are as many as it has, and know nothing yet", () => {
  const days = emptyDays(10, 12);
  expect([...days.sales, ...days.isHoliday, ...days.isPromotion]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(days.firstDay).toBe(10);
  expect([emptyDays(10, 10), emptyDays(10, 9), emptyDays(10, 5)].map(({ sales }) => sales.length)).toEqual([1, 0, 0]);
});

test("days count from 1970", () => {
  expect([dayNumber("1970-01-01"), dayNumber("2000-03-01"), dateOfDay(-1)]).toEqual([0, 11_017, "1969-12-31"]);
});
