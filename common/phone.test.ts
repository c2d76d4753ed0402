import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, isPhone, phoneDigits } from "./phone.ts";

test.each([
  ["(312) 555-0123", true],
  ["+1 312 555 0123", true],
  ["1-312-555-0123", true],
  ["2082345678", true],
  ["1125550123", false],
  ["0125550123", false],
  ["3925550123", false],
  ["3121550123", false],
  ["3120550123", false],
  ["312555012", false],
  ["31255501234", false],
  ["", false],
  ["call me", false],
])("[FRM-02] %s is a whole phone number: %s", (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

test.each([
  ["", true],
  ["3", true],
  ["1", false],
  ["0", false],
  ["39", false],
  ["312", true],
  ["3121", false],
  ["(312) 5", true],
  ["3125550123", true],
  ["31255501239", false],
])("[FRM-02] %s could still become a phone number: %s", (text, expected) => {
  expect(isPhone(text, "partial")).toBe(expected);
});

test.each([
  ["", ""],
  ["3", "(3"],
  ["312", "(312"],
  ["3125", "(312) 5"],
  ["312555", "(312) 555"],
  ["3125550", "(312) 555-0"],
  ["+13125550123", "(312) 555-0123"],
  ["13125550123", "(312) 555-0123"],
  ["312.555.0123", "(312) 555-0123"],
])("[FRM-02] %s is shown as %s", (text, expected) => {
  expect(formatPhone(text)).toBe(expected);
});

const phones = fc.stringMatching(/^[2-9][0-8]\d[2-9]\d{6}$/);

test("every valid number survives being shown and read again, with or without +1", () => {
  fc.assert(
    fc.property(phones, (digits) => {
      expect(phoneDigits(formatPhone(digits))).toBe(digits);
      expect(phoneDigits(`+1${digits}`)).toBe(digits);
      expect(isPhone(formatPhone(digits))).toBe(true);
    }),
  );
});

test("every beginning of a valid number is right while it is typed", () => {
  fc.assert(
    fc.property(phones, fc.nat(10), (digits, length) => {
      expect(isPhone(digits.slice(0, length), "partial")).toBe(true);
    }),
  );
});

test("showing a shown number again changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
    }),
  );
});
