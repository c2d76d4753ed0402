import fc from "fast-check";
import { expect, test } from "vitest";
import { birthDate, businessDate } from "#common/inputs/date-inputs.ts";
import {
  addDays,
  datesBetween,
  daysBetween,
  equivalentDay,
  firstOfMonth,
  firstOfWeek,
  isBirthDate,
  isBusinessDate,
  isInShopYears,
  lastOfMonth,
  monthsBetween,
  weekdayOf,
} from "./business-date.ts";

const anyDate = fc.integer({ min: 0, max: 36_889 }).map((days) => addDays("2000-01-01", days));

test.each([
  ["2000-01-01", true, true],
  ["1999-12-31", false, true],
  ["1900-01-01", false, true],
  ["1899-12-31", false, false],
  ["2100-12-31", true, true],
  ["2101-01-01", false, false],
  ["2026-02-29", false, false],
  ["2028-02-29", true, true],
  ["2026-13-01", false, false],
  ["2026-1-01", false, false],
  ["2026-11-21T10:00:00Z", false, false],
  ["", false, false],
])("%j is a day of the shop: %s, a day of birth: %s", (text, isDay, isBirth) => {
  expect([isBusinessDate(text), businessDate.safeParse(text).success]).toEqual([isDay, isDay]);
  expect([isBirthDate(text), birthDate.safeParse(text).success]).toEqual([isBirth, isBirth]);
});

test("what is no text is no day", () => {
  expect([isBusinessDate(20_261_121), isBirthDate(null)]).toEqual([false, false]);
});

test("instants have years that a shop can mean, too", () => {
  const years = ["1999-12-31T23:00:00Z", "2000-01-01T00:00:00Z", "2100-06-01T00:00:00Z", "2101-01-01T00:00:00Z"];
  expect(years.map(isInShopYears)).toEqual([false, true, true, false]);
});

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-01-01", -1, "2025-12-31"],
  ["2026-03-08", 1, "2026-03-09"],
  ["2026-11-01", 1, "2026-11-02"],
])("%s and %s days is %s, also over the days that clocks change", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

test("days there and back again are the same day, and every day is counted", () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test("the days of a range hold both its ends, and none when it runs backwards", () => {
  expect(datesBetween("2026-02-27", "2026-03-02")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]);
  expect(datesBetween("2026-03-02", "2026-03-02")).toEqual(["2026-03-02"]);
  expect(datesBetween("2026-03-02", "2026-03-01")).toEqual([]);
  expect(datesBetween("2026-03-02", "2026-02-01")).toEqual([]);
});

test("the months of a range are those of both its ends, over New Year too", () => {
  expect(monthsBetween("2025-11-30", "2026-02-01")).toEqual(["2025-11-01", "2025-12-01", "2026-01-01", "2026-02-01"]);
  expect(monthsBetween("2026-01-31", "2026-01-01")).toEqual(["2026-01-01"]);
  expect(monthsBetween("2026-02-01", "2026-01-31")).toEqual([]);
  expect(monthsBetween("2026-12-01", "2025-12-31")).toEqual([]);
});

test.each([
  ["2026-11-22", 0],
  ["2026-11-23", 1],
  ["2026-11-28", 6],
])("%s is weekday %s, counted from Sunday", (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test.each([
  ["2026-11-21", "2026-11-01", "2026-11-30"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
  ["2026-02-01", "2026-02-01", "2026-02-28"],
  ["2028-02-29", "2028-02-01", "2028-02-29"],
])("the month of %s goes from %s to %s", (date, first, last) => {
  expect([firstOfMonth(date), lastOfMonth(date)]).toEqual([first, last]);
});

test.each([
  ["2026-11-21", "2026-11-15", "2026-11-16"],
  ["2026-11-22", "2026-11-22", "2026-11-16"],
  ["2026-11-23", "2026-11-22", "2026-11-23"],
])("the week of %s begins on Sunday %s, or on Monday %s where the store says so", (date, sunday, monday) => {
  expect([firstOfWeek(date, 0), firstOfWeek(date, 1)]).toEqual([sunday, monday]);
});

test("a day's comparison is the same weekday a year before, never more than two days from its own date", () => {
  expect(equivalentDay("2026-11-21")).toBe("2025-11-22");
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(weekdayOf(equivalentDay(date))).toBe(weekdayOf(date));
      expect([1, 2]).toContain(daysBetween(`${Number(date.slice(0, 4)) - 1}${date.slice(4)}`, equivalentDay(date)));
    }),
  );
});
