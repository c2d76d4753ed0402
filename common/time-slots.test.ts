import fc from "fast-check";
import { expect, test } from "vitest";
import { timeSlots, timesOfDay } from "./time-slots.ts";

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

test("times go up to the hour given, and midnight belongs to the next day", () => {
  expect(timesOfDay({ interval: 60, fromHour: 22, toHour: 23 })).toEqual([1320, 1380]);
  expect(timesOfDay({ interval: 1, fromHour: 23, toHour: 24 }).slice(-2)).toEqual([1438, 1439]);
  expect(timesOfDay({ interval: 1, fromHour: 0, toHour: 1 })).toHaveLength(61);
});
