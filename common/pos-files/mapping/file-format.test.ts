import fc from "fast-check";
import { expect, test } from "vitest";
import { guessDateFormat, guessDecimal } from "./file-format.ts";

test.each([
  [["8.50", "1,250.00"], "."],
  [["8,50", "1.250,00"], ","],
  [["8.50", "1.250"], "."],
  [["8,50 €"], ","],
  [["8", "12"], "."],
  [[], "."],
  [["8.50", "free", ""], "."],
])("amounts like %j have the decimal sign %s", (cells, format) => {
  expect(guessDecimal(cells)).toEqual({ format, isSure: true });
});

test.each([
  [["8", "1.250"], "1.250"],
  [["1,250"], "1,250"],
])("amounts like %j could be read two ways", (cells, example) => {
  expect(guessDecimal(cells)).toEqual({ example, formats: [".", ","], isSure: false });
});

test.each([
  [["11/20/2026", "11/02/2026"], "month-day-year"],
  [["20.11.2026"], "day-month-year"],
  [["2026-11-03"], "year-month-day"],
  [["Nov 3, 2026"], "month-day-year"],
  [["3 Nov 2026"], "day-month-year"],
  [["03/03/2026"], "month-day-year"],
  [["soon"], "year-month-day"],
])("dates like %j are written %s", (cells, format) => {
  expect(guessDateFormat(cells)).toEqual({ format, isSure: true });
});

test("dates whose days are all months too could be read two ways", () => {
  const guess = guessDateFormat(["03/03/26", "03/04/26"]);
  expect(guess).toEqual({ example: "03/04/26", formats: ["month-day-year", "day-month-year"], isSure: false });
});

test.each([
  [["11/20/2026", "20-Nov-26"], "month-day-year"],
  [["20-Nov-26", "20-Nov-26", "11/20/2026"], "month-day-year"],
  [["2026-11-20", "20.11.2026"], "day-month-year"],
  [["20-Nov-26", "soon"], "day-month-year"],
])("dates like %j are plain or written %s", (cells, format) => {
  expect(guessDateFormat(cells)).toEqual({ format, isSure: true });
});

test("a plain date does not settle how the others are read", () => {
  const guess = guessDateFormat(["03/04/26", "20-Nov-26", "2026-11-20"]);
  expect(guess).toEqual({ example: "03/04/26", formats: ["month-day-year", "day-month-year"], isSure: false });
});

test("amounts as one country writes them are never taken for another's", () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1 }), (amounts) => {
      const american = amounts.map((amount) => (amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 }));
      const german = amounts.map((amount) => (amount / 100).toLocaleString("de-DE", { minimumFractionDigits: 2 }));
      expect(guessDecimal(american)).toEqual({ format: ".", isSure: true });
      expect(guessDecimal(german)).toEqual({ format: ",", isSure: true });
    }),
  );
});

test.each([
  [["1'250.50"], "."],
  [["1 250,50"], ","],
  [["(8,50)", "8,50-"], ","],
  [["8.50", "8,50", "9,50"], ","],
  [["8.50", "9.50", "8,50"], "."],
  [["\0", "\uD800", "-", "."], "."],
  [["0.000001"], "."],
  [["999999999999,99"], ","],
  [["9007199254740993,5"], "."],
])("hostile amounts like %j are taken to have the decimal sign %s", (cells, format) => {
  expect(guessDecimal(cells)).toEqual({ format, isSure: true });
});

test.each([
  [["1.250,00", "1,250.00"], "1.250,00"],
  [["1,250", "2.500"], "1,250"],
  [[" ", "-1.250"], "-1.250"],
])("of amounts like %j a person is shown %j", (cells, example) => {
  expect(guessDecimal(cells)).toEqual({ example, formats: [".", ","], isSure: false });
});

test.each([
  [["0001-01-01", "9999-12-31"], "year-month-day"],
  [["31/12/9999", "01/13/0001"], "year-month-day"],
  [["\0", "\uD800", "02/30/2026"], "year-month-day"],
  [["20261120"], "year-month-day"],
  [["2026-11-20T10:04:00", "2026-11-20 10:04:00.123"], "year-month-day"],
  [["02/29/2028"], "month-day-year"],
  [["29/02/2028"], "day-month-year"],
  [["03/04/26", "03/14/26"], "month-day-year"],
  [["03/04/26", "14/03/26"], "day-month-year"],
  [["03/08/2026 02:30", "03/29/2026 02:30"], "month-day-year"],
  [["Dec. 31, 2026 11:59 PM"], "month-day-year"],
])("days at the edges like %j are taken as %s", (cells, format) => {
  expect(guessDateFormat(cells)).toEqual({ format, isSure: true });
});

test("a few days of another order do not outvote the rest, and as many of each leave it open", () => {
  expect(guessDateFormat(["11/20/2026", "11/21/2026", "20/11/2026"])).toEqual({
    format: "month-day-year",
    isSure: true,
  });
  expect(guessDateFormat(["11/20/2026", "20/11/2026"])).toEqual({
    example: "11/20/2026",
    formats: ["month-day-year", "day-month-year"],
    isSure: false,
  });
});

test("a day beyond the twelfth settles the order, wherever it stands in the file", () => {
  const two = (value: number) => String(value).padStart(2, "0");
  const month = fc.integer({ min: 1, max: 12 });
  const unclear = fc.array(fc.tuple(month, month), { maxLength: 20 });
  fc.assert(
    fc.property(unclear, fc.tuple(month, fc.integer({ min: 13, max: 28 })), fc.nat(20), (days, clear, at) => {
      const all = days.toSpliced(at, 0, clear).map(([first, second]) => [two(first), two(second)] as const);
      const american = all.map(([first, second]) => `${first}/${second}/2026`);
      const british = all.map(([first, second]) => `${second}/${first}/2026`);
      expect(guessDateFormat(american)).toEqual({ format: "month-day-year", isSure: true });
      expect(guessDateFormat(british)).toEqual({ format: "day-month-year", isSure: true });
    }),
  );
});
