import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainDate, parseAmount, parseDay, parseMoment, parseQuantity } from "./file-values.ts";

test.each([
  ["2.55", ".", 2_550_000n],
  ["$1,234.50", ".", 1_234_500_000n],
  ["1.234,50 €", ",", 1_234_500_000n],
  ["1\u00A0234,5", ",", 1_234_500_000n],
  ["1'234.50", ".", 1_234_500_000n],
  ["(12.00)", ".", -12_000_000n],
  ["12.00-", ".", -12_000_000n],
  ["−5", ".", -5_000_000n],
  ["-$5", ".", -5_000_000n],
  ["$-5", ".", -5_000_000n],
  ["£5", ".", 5_000_000n],
  ["1234567.5", ".", 1_234_567_500_000n],
] as const)("%s with the decimal %s is an amount", (text, decimal, amount) => {
  expect(parseAmount(text, decimal)).toBe(amount);
});

test.each([
  ["1,5", "."],
  ["1.5", ","],
  ["1,2345.00", "."],
  ["12,34,567", "."],
  ["1.2.3", "."],
  ["--5", "."],
  ["-$-5", "."],
  ["(-5)", "."],
  ["", "."],
  ["$", "."],
  ["n/a", "."],
  ["5 USD", "."],
] as const)("%s with the decimal %s is refused and not guessed", (text, decimal) => {
  expect(parseAmount(text, decimal)).toBeUndefined();
});

test("any amount of cents reads back as it was written, with either decimal", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      const english = (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
      const german = (cents / 100).toLocaleString("de-DE", { minimumFractionDigits: 2 });
      expect([parseAmount(english, "."), parseAmount(german, ",")]).toEqual(
        Array.from({ length: 2 }, () => BigInt(cents) * 10_000n),
      );
    }),
  );
});

test.each([
  ["6", 6],
  ["-6", -6],
  ["6.0", 6],
  ["1,200", 1200],
  ["0", 0],
])("%s is a number of pieces", (text, pieces) => {
  expect(parseQuantity(text, ".")).toBe(pieces);
});

test.each(["", "6.5", "six"])("%s is no number of pieces", (text) => {
  expect(parseQuantity(text, ".")).toBeUndefined();
});

const newYork = { timeZone: "America/New_York", boundaryMinutes: 180 };

test.each([
  ["year-month-day", "2026-03-04 15:05:09", "2026-03-04T20:05:09.000Z"],
  ["year-month-day", "2026-03-04T15:05", "2026-03-04T20:05:00.000Z"],
  ["year-month-day", "2026/3/4 15:05", "2026-03-04T20:05:00.000Z"],
  ["year-month-day", "20260304 15:05", "2026-03-04T20:05:00.000Z"],
  ["month-day-year", "3/4/2026 3:05 PM", "2026-03-04T20:05:00.000Z"],
  ["month-day-year", "03-04-26, 3:05:09 p.m.", "2026-03-04T20:05:09.000Z"],
  ["month-day-year", "Mar 4, 2026 3:05pm", "2026-03-04T20:05:00.000Z"],
  ["month-day-year", "3/4/2026 12:05 PM", "2026-03-04T17:05:00.000Z"],
  ["day-month-year", "4.3.2026 15:05", "2026-03-04T20:05:00.000Z"],
  ["day-month-year", "04-Mar-2026 15:05", "2026-03-04T20:05:00.000Z"],
] as const)("%s: %s", (dateFormat, text, at) => {
  expect(parseMoment(text, { ...newYork, dateFormat })).toEqual({ at: new Date(at), businessDate: "2026-03-04" });
});

test.each([
  ["2026-11-01T05:30:00Z", "2026-11-01T05:30:00.000Z"],
  ["2026-11-01 06:30:00.250Z", "2026-11-01T06:30:00.000Z"],
  ["2026-11-01 01:30:00-04:00", "2026-11-01T05:30:00.000Z"],
  ["2026-11-01 01:30:00 -0500", "2026-11-01T06:30:00.000Z"],
  ["2026-11-01 11:00:09+05:30", "2026-11-01T05:30:09.000Z"],
  ["2026-11-01 07:30+02", "2026-11-01T05:30:00.000Z"],
])("a time with an offset is that instant, also in the hour that comes twice: %s", (text, at) => {
  const moment = parseMoment(text, { ...newYork, dateFormat: "year-month-day" });
  expect(moment).toEqual({ at: new Date(at), businessDate: "2026-10-31" });
});

test.each([
  ["month-day-year", "13/4/2026"],
  ["month-day-year", "3/4/2026 13:05 PM"],
  ["month-day-year", "3/4/2026 0:05 AM"],
  ["day-month-year", "31.2.2026"],
  ["year-month-day", "2026-03-04 25:00"],
  ["year-month-day", "3/4/2026"],
  ["year-month-day", ""],
  ["year-month-day", "2026-03-04 15:05 in the afternoon"],
  ["year-month-day", "2026-03-04 15:05 UTC+"],
  ["year-month-day", "2026-03-04 15:05+2"],
  ["month-day-year", "Mrz 4, 2026"],
] as const)("%s: %s is no time", (dateFormat, text) => {
  expect(parseMoment(text, { ...newYork, dateFormat })).toBeUndefined();
});

test("a sale after midnight belongs to the day before, one with a date alone to its date", () => {
  const place = { ...newYork, dateFormat: "year-month-day" } as const;
  expect(parseMoment("2026-03-05 00:40", place)?.businessDate).toBe("2026-03-04");
  expect(parseMoment("2026-03-05 12:40 AM", place)?.businessDate).toBe("2026-03-04");
  expect(parseMoment("2026-03-05", place)?.businessDate).toBe("2026-03-05");
});

test.each(["year-month-day", "month-day-year", "day-month-year"] as const)(
  "a date that can be read in one way alone is read beside %s, unless that alone is asked",
  (dateFormat) => {
    const place = { dateFormat, timeZone: "UTC", boundaryMinutes: 0 };
    const texts = ["20-Nov-26", "Nov 20, 2026", "2026-11-20", "2026/11/20", "20 November 2026"];
    expect(texts.map((text) => parseMoment(text, place)?.businessDate)).toEqual(texts.map(() => "2026-11-20"));
    expect(texts.map((text) => parseDay(text, dateFormat))).toEqual(texts.map(() => "2026-11-20"));
    const strict = texts.filter((text) => parseMoment(text, { ...place, isStrict: true }) !== undefined);
    expect(strict.length).toBeLessThan(texts.length);
  },
);

test.each(["20-Nov", "Nov-26", "31-Feb-26", "20-Foo-26", "26-11-20", "20/11/2026", "", "\0", "\uD800"])(
  "%j is not plain in any order",
  (text) => {
    expect(isPlainDate(text)).toBe(false);
    expect(parseMoment(text, { dateFormat: "month-day-year", timeZone: "UTC", boundaryMinutes: 0 })).toBeUndefined();
  },
);
