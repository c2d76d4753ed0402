import { expect, test } from "vitest";
import { newPin } from "./new-pin.ts";
import { isEndOfPhone, isNewPin } from "./pin.ts";

test.each(["2580", "1357", "123321", "9876543".slice(0, 5) + "0"])("%s may be a PIN", (pin) => {
  expect(newPin.safeParse(pin).success).toBe(true);
});

test.each([
  ["1234", "Digits in a row are too easy to guess"],
  ["4321", "Digits in a row are too easy to guess"],
  ["456789", "Digits in a row are too easy to guess"],
  ["7777", "Use at least two different digits"],
  ["123", "A PIN has 4 to 6 digits"],
  ["2580258", "A PIN has 4 to 6 digits"],
  ["25b0", "A PIN has 4 to 6 digits"],
])("%s may not be a PIN: %s", (pin, reason) => {
  const parsed = newPin.safeParse(pin);
  expect(parsed.error?.issues.map((issue) => issue.message)).toContain(reason);
});

test("the last four digits of the own phone are no PIN", () => {
  expect(isEndOfPhone("4567", "(312) 555-4567")).toBe(true);
  expect(isEndOfPhone("4567", "3125554568")).toBe(false);
  expect(isEndOfPhone("4567", null)).toBe(false);
  expect(isEndOfPhone("554567", "3125554567")).toBe(false);
});

test.each([
  ["2580", true],
  ["1234", false],
  ["7777", false],
  ["123", false],
  ["135790", true],
])("%s may be chosen: %s", (pin, expected) => {
  expect(isNewPin(pin)).toBe(expected);
});

test.each([
  ["4567", "14567", true],
  ["4567", "4567", true],
  ["567", "567", false],
  ["1456", "14567", false],
])("the PIN %s is the end of the phone %s: %s", (pin, phone, expected) => {
  expect(isEndOfPhone(pin, phone)).toBe(expected);
});
