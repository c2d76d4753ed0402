import { expect, test } from "vitest";
import { newPin } from "./new-pin.ts";

const refusalOf = (pin: string): string | undefined => newPin.safeParse(pin).error?.issues[0]?.message;

test.each([
  ["4826", undefined],
  ["482615", undefined],
  ["482", "A PIN has 4 to 6 digits"],
  ["4826159", "A PIN has 4 to 6 digits"],
  ["48a6", "A PIN has 4 to 6 digits"],
  ["", "A PIN has 4 to 6 digits"],
  ["5555", "Use at least two different digits"],
  ["1234", "Digits in a row are too easy to guess"],
  ["9876", "Digits in a row are too easy to guess"],
])("a new PIN %j is answered with %j", (pin, text) => {
  expect(refusalOf(pin)).toBe(text);
});

test("what is too short hears only that, and a text of any length is refused with the same words", () => {
  expect(newPin.safeParse("11").error?.issues).toHaveLength(1);
  expect(refusalOf("1".repeat(101))).toBe("A PIN has 4 to 6 digits");
});
