import * as z from "zod/mini";
import { expect, test } from "vitest";
import { emailAddress, orEmpty, requiredText, wholeNumberBetween } from "./field-schemas.ts";
import { isEmpty, issueText } from "./issue-text.ts";

const required = "{field} is required";
const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value, { error: issueText }).error?.issues[0]?.message;
const email = "{field} must be a valid email";

test.each<[string, z.ZodMiniType, unknown, string]>([
  ["a text that is too short", requiredText(9, 3), "ab", "Use at least 3 characters"],
  ["a text that is too long", requiredText(1000), "x".repeat(1001), "Use 1,000 characters or fewer"],
  ["a text that is left empty", requiredText(9), "", required],
  ["a text of spaces", requiredText(9), "  ", required],
  ["a text of another length", z.string().check(z.length(4)), "12345", "Use exactly 4 characters"],
  ["a code that is left empty", z.string().check(z.length(4)), "", required],
  ["no text", requiredText(9), null, required],
  ["a number that is too small", wholeNumberBetween(1, 9), 0, "Use 1 or more"],
  ["a number that is too great", wholeNumberBetween(1, 9), 10, "Use 9 or less"],
  ["half a number", wholeNumberBetween(1, 9), 1.5, "Enter a whole number"],
  ["a text in place of a whole number", wholeNumberBetween(1, 9), "x", "Enter a number"],
  ["a text in place of a number", z.number(), "x", "Enter a number"],
  ["no number", z.number(), null, required],
  ["a number that is none", z.number(), Number.NaN, "Enter a whole number"],
  ["a number above a great limit", z.number().check(z.maximum(2500)), 2501, "Use 2,500 or less"],
  ["an empty list", z.array(z.number()).check(z.minLength(1)), [], required],
  ["a list that is too short", z.array(z.number()).check(z.minLength(2)), [1], "Choose at least 2"],
  ["a list that is too long", z.array(z.number()).check(z.maxLength(1)), [1, 2], "Choose 1 or fewer"],
  ["no email", emailAddress, "ana", email],
  ["what may be an email and is none", orEmpty(emailAddress), "ana", email],
  ["none of the choices", z.enum(["a", "b"]), "c", "Choose one of the options"],
  ["no choice", z.enum(["a", "b"]), "", required],
  ["what fits none of several", z.union([z.null(), z.number(), z.enum(["a"])]), "x", "Choose one of the options"],
])("%s", (...[_what, schema, value, sentence]) => {
  expect(messageOf(schema, value)).toBe(sentence);
});

test.each<[string, z.ZodMiniType, unknown]>([
  ["a number in place of a text", requiredText(9), 3],
  ["an early date", z.date().check(z.minimum(new Date(5))), new Date(1)],
  ["a format that only programs read", z.uuid(), "c"],
])("%s is left to the schema's own words", (_what, schema, value) => {
  expect(messageOf(schema, value)).toBe(schema.safeParse(value).error?.issues[0]?.message);
});

test("nothing, spaces and an empty list are no entry; zero and no are", () => {
  expect([null, undefined, "", " \n", []].map(isEmpty)).toEqual([true, true, true, true, true]);
  expect([0, false, "0", [0], {}].map(isEmpty)).toEqual([false, false, false, false, false]);
});
