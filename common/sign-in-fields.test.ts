import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { newPasswordField } from "./sign-in-fields.ts";

test("a new password has ten characters to 128, and spaces count", () => {
  const [tooShort, shortest] = textsAround(9);
  const [whole, tooLong] = textsAround(128);
  expect(takenBy(newPasswordField, [tooShort, shortest, ` ${tooShort}`, whole, tooLong])).toEqual([
    shortest,
    ` ${tooShort}`,
    whole,
  ]);
});
