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
