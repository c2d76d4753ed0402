import { expect, test } from "vitest";
import { hoursText, weekTexts, wrongHours } from "./store-hours.ts";

const day = (opensMinutes: number | null, closesMinutes: number | null, buyingClosesMinutes: number | null = null) => ({
  opensMinutes,
  closesMinutes,
  buyingClosesMinutes,
});

test.each([
  ["closed", day(null, null)],
  ["10 to 9, buying until 8", day(600, 1260, 1200)],
  ["open until midnight", day(600, 1440)],
  ["buying until it closes", day(600, 1260, 1260)],
])("a day may be %s", (_what, hours) => {
  expect(wrongHours(hours)).toEqual({});
});

test.each([
  ["only an opening time", day(600, null), "closesMinutes"],
  ["only a closing time", day(null, 1260), "opensMinutes"],
  ["a closing at the opening", day(600, 600), "closesMinutes"],
  ["buying that ends at the opening", day(600, 1260, 600), "buyingClosesMinutes"],
  ["a closing before the opening", day(1260, 600), "closesMinutes"],
  ["buying after closing", day(600, 1260, 1261), "buyingClosesMinutes"],
  ["buying that ends before the opening", day(600, 1260, 540), "buyingClosesMinutes"],
  ["buying on a closed day", day(null, null, 600), "buyingClosesMinutes"],
])("a day may not have %s", (_what, hours, field) => {
  expect(Object.keys(wrongHours(hours))).toEqual([field]);
});

test("hours are shown on a 24-hour clock, so that a history reads the same everywhere", () => {
  expect([hoursText(day(600, 1260, 1200)), hoursText(day(null, null))]).toEqual([
    "10:00-21:00, buying until 20:00",
    "closed",
  ]);
  expect(weekTexts([{ weekday: 0, ...day(null, null) }])).toEqual({ Sunday: "closed" });
});

test("hours are told with two digits each, and closed where one of them is missing", () => {
  expect(hoursText(day(9 * 60 + 5, 22 * 60 + 59))).toBe("09:05-22:59");
  expect([hoursText(day(null, 600)), hoursText(day(600, null))]).toEqual(["closed", "closed"]);
});
