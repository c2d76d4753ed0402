import fc from "fast-check";
import { expect, test } from "vitest";
import { businessDateAt, instantOf, localTimeAt } from "./store-time.ts";

const zone = "America/Chicago";

test.each([
  ["2026-11-22T05:59:59.999Z", zone, "2026-11-21", 1439],
  ["2026-11-22T06:00:00Z", zone, "2026-11-22", 0],
  ["2026-07-01T05:00:00Z", zone, "2026-07-01", 0],
  ["2026-07-01T15:07:59Z", zone, "2026-07-01", 607],
  ["2026-11-22T05:00:00Z", "America/St_Johns", "2026-11-22", 90],
  ["2026-11-22T05:00:00Z", "America/Phoenix", "2026-11-21", 1320],
  ["2026-03-08T07:59:00Z", zone, "2026-03-08", 119],
  ["2026-03-08T08:00:00Z", zone, "2026-03-08", 180],
  ["2026-11-01T06:59:00Z", zone, "2026-11-01", 119],
  ["2026-11-01T07:00:00Z", zone, "2026-11-01", 60],
  ["1969-12-31T23:59:00Z", "UTC", "1969-12-31", 1439],
])("at %s a clock in %s shows %s, %s minutes after midnight", (...[instant, timeZone, date, minutes]) => {
  expect(localTimeAt(new Date(instant), timeZone)).toEqual({ date, minutes });
});

test.each([
  ["an ordinary time", "2026-11-21", 9 * 60 + 41, zone, "2026-11-21T15:41:00.000Z"],
  ["a summer's time", "2026-07-01", 0, zone, "2026-07-01T05:00:00.000Z"],
  ["a skipped time: the first minute that is", "2026-03-08", 2 * 60 + 30, zone, "2026-03-08T08:00:00.000Z"],
  ["the first skipped minute", "2026-03-08", 120, zone, "2026-03-08T08:00:00.000Z"],
  ["the last skipped minute", "2026-03-08", 179, zone, "2026-03-08T08:00:00.000Z"],
  ["the minute before the change", "2026-03-08", 119, zone, "2026-03-08T07:59:00.000Z"],
  ["the minute after the change", "2026-03-08", 180, zone, "2026-03-08T08:00:00.000Z"],
  ["a doubled time: the first", "2026-11-01", 90, zone, "2026-11-01T06:30:00.000Z"],
  ["the first minute after the doubled hour", "2026-11-01", 120, zone, "2026-11-01T08:00:00.000Z"],
  ["midnight at the end of a day", "2026-11-21", 1440, zone, "2026-11-22T06:00:00.000Z"],
  ["an island that changes by half an hour", "2026-10-04", 130, "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z"],
])("%s: %s, minute %s in %s", (...[_what, date, minutes, timeZone, expected]) => {
  expect(instantOf(date, minutes, timeZone).toISOString()).toBe(expected);
});

test("a day that a zone left out has no times at all", () => {
  expect(() => instantOf("2011-12-30", 600, "Pacific/Apia")).toThrow(RangeError);
});

test("a wall clock shows the time again that an instant was made of", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * 1440 }), (minute) => {
      const instant = new Date(Date.parse("2026-01-01T00:00:00Z") + minute * 60_000);
      const { date, minutes } = localTimeAt(instant, zone);
      expect(localTimeAt(instantOf(date, minutes, zone), zone)).toEqual({ date, minutes });
    }),
  );
});

test.each([
  ["2026-11-22T09:00:00Z", [], "2026-11-22"],
  ["2026-11-22T08:59:00Z", [], "2026-11-21"],
  ["2026-11-22T06:00:00Z", [], "2026-11-21"],
  ["2026-11-22T05:59:00Z", [], "2026-11-21"],
  ["2026-11-22T08:59:00Z", ["2026-11-21"], "2026-11-22"],
  ["2026-11-22T08:59:00Z", ["2026-11-20"], "2026-11-21"],
  ["2026-03-01T07:00:00Z", [], "2026-02-28"],
])("with the boundary at 3 AM, %s after the close of %j is of %s", (instant, closed: string[], expected) => {
  const store = { timeZone: zone, boundaryMinutes: 180, hasDayClose: (date: string) => closed.includes(date) };
  expect(businessDateAt(new Date(instant), store)).toBe(expected);
});
