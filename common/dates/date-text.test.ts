import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, weekdayOf } from "#common/business-date.ts";
import { isDateWithin, parseDateText, quickDates } from "./date-text.ts";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";

// A Monday.
const today = "2026-11-23";

test.each([
  ["today", "2026-11-23"],
  ["  Tomorrow ", "2026-11-24"],
  ["yesterday", "2026-11-22"],
  ["sat", "2026-11-28"],
  ["Saturday", "2026-11-28"],
  ["sun.", "2026-11-29"],
  ["thurs", "2026-11-26"],
  ["mon", "2026-11-30"],
  ["12/24", "2026-12-24"],
  ["12/24/26", "2026-12-24"],
  ["12/24/2026", "2026-12-24"],
  ["12-24", "2026-12-24"],
  ["12.24.26", "2026-12-24"],
  ["2026-12-24", "2026-12-24"],
  ["2026-1-5", "2026-01-05"],
  ["Dec 24", "2026-12-24"],
  ["december 24 2027", "2027-12-24"],
  ["Dec. 24, 27", "2027-12-24"],
  ["sept 4", "2026-09-04"],
  ["24 dec", "2026-12-24"],
  ["1/5", "2026-01-05"],
  ["2/29/28", "2028-02-29"],
  ["12/24/1850", "1850-12-24"],
])("%j is %s", (text, date) => {
  expect(parseDateText(text, { today })).toBe(date);
});

test.each([
  "",
  "   ",
  "tomorow",
  "sa",
  "s",
  "someday",
  "feb 30",
  "2/29",
  "13/1",
  "0/1",
  "1/0",
  "12/24/2",
  "12/24/026",
  "24/12",
  "decades 3",
  "2026-12-24T00:00",
  "12/24 12/25",
  "١٢/٢٤",
  "12/24\u0000",
  "1e3",
  "constructor",
  "__proto__",
])("%j is no date", (text) => {
  expect(parseDateText(text, { today })).toBeNull();
});

test("what a field takes settles the year, the century and which Saturday is meant", () => {
  expect(parseDateText("1/5", { today, first: today })).toBe("2027-01-05");
  expect(parseDateText("12/24", { today, last: today })).toBe("2025-12-24");
  expect(parseDateText("sat", { today, last: today })).toBe("2026-11-21");
  expect(parseDateText("4/12/89", { today, first: "1900-01-01", last: today })).toBe("1989-04-12");
  expect(parseDateText("2/29", { today: "2027-03-01", first: "2027-03-01" })).toBe("2028-02-29");
});

test("a range never refuses a date, it only settles what the text leaves open", () => {
  expect(parseDateText("12/24/2026", { today, last: today })).toBe("2026-12-24");
});

test("a shop means dates from 2000 to 2100", () => {
  expect(["1999-12-31", "2000-01-01", "2100-12-31", "2101-01-01"].map((date) => isDateWithin(date, {}))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

/** The date as the calendar has it: February 30 would come out as March 2. */
function realDate(date: string | null): string[] {
  return date === null ? [] : [addDays(date, 0)];
}

const anyDay = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays("2000-01-01", days));

test("every date is read back from each way it is shown", () => {
  fc.assert(
    fc.property(anyDay, anyDay, (date, from) => {
      const [year = "", month = "", day = ""] = date.split("-");
      const ways = [date, formatDate(date), `${month}/${day}/${year}`, `${Number(month)}-${Number(day)}-${year}`];
      expect(ways.map((text) => parseDateText(text, { today: from }))).toEqual(ways.map(() => date));
      expect(parseDateText(formatDayOfMonth(date), { today: date })).toBe(date);
    }),
  );
});

test("a weekday is one of the seven days ahead, and never today", () => {
  const names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...names), (from, name) => {
      const date = String(parseDateText(name, { today: from }));
      expect(names[weekdayOf(date)]).toBe(name);
      expect(daysBetween(from, date)).toBeGreaterThanOrEqual(1);
      expect(daysBetween(from, date)).toBeLessThanOrEqual(7);
    }),
  );
});

test("whatever is typed gives a real date or none, and never fails", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.string({ unit: fc.constantFrom(...Array.from("0123456789abcdefghijklmnopqrstuvwxyz/., -")), maxLength: 12 }),
      ),
      anyDay,
      (text, from) => {
        const date = parseDateText(text, { today: from });
        expect([null, ...realDate(date)]).toContain(date);
      },
    ),
  );
});

test("today, tomorrow and the next Saturday are offered, or those before when the future is closed", () => {
  expect(quickDates(today)).toEqual([
    { kind: "today", date: "2026-11-23" },
    { kind: "tomorrow", date: "2026-11-24" },
    { kind: "weekday", date: "2026-11-28" },
  ]);
  expect(quickDates(today, { last: today })).toEqual([
    { kind: "today", date: "2026-11-23" },
    { kind: "yesterday", date: "2026-11-22" },
    { kind: "weekday", date: "2026-11-21" },
  ]);
  expect(quickDates(today, { first: "2026-11-24" }).map(({ kind }) => kind)).toEqual(["tomorrow", "weekday"]);
});
