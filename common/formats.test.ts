import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatDateRange, formatInstantDate, formatMonth, formatWeekday } from "./date-format.ts";
import { formatDuration } from "./duration.ts";
import { initialsOf } from "./initials.ts";
import { formatNumber, parseNumber } from "./number-format.ts";
import { formatPercent, formatWholePercent, parsePercent, percentOf } from "./percent.ts";
import { relativeDay, relativeTime } from "./relative-time.ts";
import { isStoreNumber } from "./store-number.ts";
import { formatMinutes, formatTime } from "./time-format.ts";
import { timeSlots, timesOfDay } from "./time-slots.ts";

const zone = "America/Chicago";

test("[FRM-10] a date is shown as MMM d, yyyy, in the store's own time zone", () => {
  expect(formatDate("2026-01-05")).toBe("Jan 5, 2026");
  expect(formatInstantDate(new Date("2026-11-22T05:30:00Z"), zone)).toBe("Nov 21, 2026");
});

test("days from one to another say month and year once, where they are the same", () => {
  expect(formatDateRange({ from: "2026-11-29", to: "2026-12-05" })).toBe("Nov 29 – Dec 5, 2026");
  expect(formatDateRange({ from: "2026-11-15", to: "2026-11-21" })).toBe("Nov 15 – 21, 2026");
  expect([formatMonth("2026-11-30"), formatWeekday("2026-11-22")]).toEqual(["November 2026", "Sun"]);
});

test.each([
  [0, "12:00 AM"],
  [581, "9:41 AM"],
  [720, "12:00 PM"],
  [1439, "11:59 PM"],
])("minute %s of the day is %s", (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});

test("a time is the store's wall clock", () => {
  expect(formatTime(new Date("2026-11-21T15:41:00Z"), zone)).toBe("9:41 AM");
});

test.each([
  [0, "0 min"],
  [45, "45 min"],
  [59.6, "1 hr"],
  [65, "1 hr 5 min"],
  [120, "2 hr"],
  [null, "–"],
])("[FRM-10] %s minutes are shown as %s", (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});

test.each([
  ["2026-11-21", "today"],
  ["2026-11-20", "yesterday"],
  ["2026-11-14", "7 days ago"],
  ["2026-11-13", "Nov 13, 2026"],
  ["2026-11-22", "tomorrow"],
  ["2026-11-28", "in 7 days"],
  ["2026-11-29", "Nov 29, 2026"],
])("[FRM-10] seen on Nov 21, %s is %s", (date, expected) => {
  expect(relativeDay(date, "2026-11-21")).toBe(expected);
});

test.each([
  ["2026-11-21T18:00:10Z", "now"],
  ["2026-11-21T17:55:00Z", "5 minutes ago"],
  ["2026-11-21T15:00:00Z", "3 hours ago"],
  ["2026-11-21T19:00:00Z", "in 1 hour"],
  ["2026-11-21T05:59:00Z", "yesterday"],
])("at noon in the store, %s is %s", (instant, expected) => {
  expect(relativeTime(new Date(instant), { now: new Date("2026-11-21T18:00:00Z"), timeZone: zone })).toBe(expected);
});

test("[FRM-11] a number has 0 to 20 decimals and nothing else", () => {
  expect(formatNumber(1234.5, 0)).toBe("1,235");
  expect(formatNumber(1234.5, 2)).toBe("1,234.50");
  expect(formatNumber(1, 20)).toBe("1.00000000000000000000");
  expect(formatNumber(null, 2)).toBe("–");
  expect(() => formatNumber(1, 21)).toThrow(RangeError);
  expect(() => formatNumber(1, -1)).toThrow(RangeError);
  expect(() => formatNumber(1, 1.5)).toThrow(RangeError);
});

test("a number survives being shown and read again at any number of decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (whole, decimals) => {
      const value = whole / 10 ** decimals;
      expect(parseNumber(formatNumber(value, decimals), decimals)).toBeCloseTo(value, decimals);
    }),
  );
});

test.each([
  [284, "28.4%", "28%"],
  [300, "30.0%", "30%"],
  [-5, "-0.5%", "-1%"],
  [null, "–", "–"],
])("%s tenths are %s, or %s at a glance", (tenths, exact, whole) => {
  expect(formatPercent(tenths)).toBe(exact);
  expect(formatWholePercent(tenths)).toBe(whole);
});

test("a percentage survives being shown and read again, and nothing is a part of nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (tenths) => {
      expect(parsePercent(formatPercent(tenths))).toBe(tenths);
    }),
  );
  expect(parsePercent("28.45")).toBeNull();
  expect(percentOf(2904, 4680)).toBe(621);
  expect(percentOf(5, 0)).toBeNull();
  expect(percentOf(null, 5)).toBeNull();
});

test.each([
  ["Ana Ruiz", "AR"],
  ["mary jane van dyke", "MJV"],
  ["Ann Bea Cee Dee Eve", "ABC"],
  ["Ángel", "Á"],
  ["Sinead O'Connor", "SO"],
  ["  ", "N / A"],
  ["", "N / A"],
  [null, "N / A"],
])("[TEAM-14] the initials of %s are %s", (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

test.each([
  ["12345", true],
  ["24680", true],
  ["61234", true],
  ["88888", true],
  ["31234", false],
  ["1234", false],
  ["123456", false],
  ["1234a", false],
])("%s is a franchise store number: %s", (text, expected) => {
  expect(isStoreNumber(text)).toBe(expected);
});

test("[BUY-12] time slots go from 9 to 22 every 15 minutes, today's from now on and all of tomorrow's", () => {
  const slots = timeSlots(21 * 60 + 30);
  expect(slots.slice(0, 3)).toEqual([
    { day: "today", minutes: 1305 },
    { day: "today", minutes: 1320 },
    { day: "tomorrow", minutes: 540 },
  ]);
  expect(slots).toHaveLength(2 + 53);
});

test.each([
  { interval: 0 },
  { interval: 61 },
  { interval: 1.5 },
  { fromHour: -1 },
  { toHour: 25 },
  { fromHour: 12, toHour: 12 },
  { fromHour: 13, toHour: 12 },
])("[BUY-12] time slots refuse %j", (range) => {
  expect(() => timesOfDay(range)).toThrow(RangeError);
});

test("every allowed range gives times in order, inside its hours and an interval apart", () => {
  const ranges = fc
    .record({ interval: fc.integer({ min: 1, max: 60 }), fromHour: fc.nat(23) })
    .chain((range) => fc.integer({ min: range.fromHour + 1, max: 24 }).map((toHour) => ({ ...range, toHour })));
  fc.assert(
    fc.property(ranges, (range) => {
      const times = timesOfDay(range);
      expect(times[0]).toBe(range.fromHour * 60);
      expect(times.at(-1)).toBeLessThanOrEqual(range.toHour * 60);
      expect(gapsOf(times).every((gap) => gap === range.interval)).toBe(true);
    }),
  );
});

function gapsOf(times: readonly number[]): number[] {
  return times.slice(1).map((time, at) => time - (times[at] ?? 0));
}
