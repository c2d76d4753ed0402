import fc from "fast-check";
import { expect, test } from "vitest";
import {
  birthDate,
  businessDate,
  datesBetween,
  isBirthDate,
  isBusinessDate,
  monthsBetween,
} from "#common/business-date.ts";
import { dayMoney, inputText, instant, instantDate, instantWithOffset, recordNumberText } from "./input-ranges.ts";

function refusal(schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } }, value: unknown) {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

test.each(["0001-01-01", "0000-00-00", "1999-12-31", "2101-01-01", "9999-12-31", "2026-02-30", "", "tomorrow"])(
  "%s is no day of a shop, and the sentence says which are",
  (text) => {
    expect(refusal(businessDate, text)).toEqual(["Enter a date from 2000 to 2100"]);
    expect(isBusinessDate(text)).toBe(false);
  },
);

test("the page's check of a date and the server's agree on every text", () => {
  const texts = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc.stringMatching(/^[012]\d{3}-[01]\d-[0-3]\d$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(isBusinessDate(text)).toBe(businessDate.safeParse(text).success);
      expect(isBirthDate(text)).toBe(birthDate.safeParse(text).success);
    }),
  );
});

test("somebody at the counter may be born in 1931, and nobody in 1899", () => {
  expect([birthDate.safeParse("1931-04-12").success, birthDate.safeParse("1899-12-31").success]).toEqual([true, false]);
});

test.each([instant, instantWithOffset])("an instant is one of a shop's years", (schema) => {
  expect(refusal(schema, "9999-12-31T00:00:00Z")).toEqual(["Enter a time from 2000 to 2100"]);
  expect(schema.parse("2026-11-23T04:10:00Z")).toBe("2026-11-23T04:10:00Z");
  expect(refusal(instantDate, new Date("0001-01-01T00:00:00Z"))).toEqual(["Enter a time from 2000 to 2100"]);
});

test.each([
  ["a NUL", "Ann\0a", "Remove the characters that can't be read"],
  ["half of a letter", "Ann\ud83da", "Remove the characters that can't be read"],
  ["a zero-width space alone", "\u200b\u200b", "Type characters that can be seen"],
  ["direction marks alone", " \u202e\u2066 ", "Type characters that can be seen"],
  ["an empty braille cell", "\u2800", "Type characters that can be seen"],
  ["a Hangul filler", "\u3164", "Type characters that can be seen"],
])("a text with %s is refused", (_what, text, sentence) => {
  expect(refusal(inputText, text)).toEqual([sentence]);
});

test.each(["", "   ", "Zoë 🧥", "❤️", "👩‍👩‍👧", "सड़क", "line\nline", "שלום"])("%j is a text", (text) => {
  expect(inputText.parse(text)).toBe(text);
});

/** PostgreSQL keeps no NUL, and half of a letter cannot be sent as UTF-8. */
const canBeKeptAndSent = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

const isWronglyAccepted = (text: string): boolean => inputText.safeParse(text).success && !canBeKeptAndSent(text);

test("whatever text passes can be kept and sent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(isWronglyAccepted(text)).toBe(false);
    }),
  );
});

test("a day's money ends at a million dollars", () => {
  expect(dayMoney.parse(100_000_000)).toBe(100_000_000);
  expect(refusal(dayMoney, 100_000_001)).toEqual(["Use at most $1,000,000"]);
  expect(dayMoney.safeParse(2 ** 53 - 92).success).toBe(false);
});

test.each([0, -1, 2 ** 31, 2 ** 53, 1.5, "x", "1e400", null, undefined, {}])("%j is no record's number", (value) => {
  expect(recordNumberText.safeParse(value).success).toBe(false);
});

test("the days and months between two dates are counted, so the end of time ends too", () => {
  expect(datesBetween("2024-02-28", "2024-03-01")).toEqual(["2024-02-28", "2024-02-29", "2024-03-01"]);
  expect(datesBetween("9999-12-30", "9999-12-31")).toHaveLength(2);
  expect(datesBetween("2026-01-02", "2026-01-01")).toEqual([]);
  expect(datesBetween("no date", "2026-01-01")).toEqual([]);
  expect(monthsBetween("2025-12-31", "2026-02-01")).toEqual(["2025-12-01", "2026-01-01", "2026-02-01"]);
  expect(monthsBetween("2026-02-01", "2026-01-31")).toEqual([]);
});
