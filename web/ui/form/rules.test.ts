import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  emailAddress,
  optionalText,
  orEmpty,
  phoneNumber,
  requiredText,
  wholeNumberBetween,
} from "#common/inputs/field-schemas.ts";
import {
  accepts,
  confirmed,
  email,
  integer,
  length,
  max,
  maxValue,
  min,
  minValue,
  must,
  numeric,
  phone,
  phoneSoFar,
  required,
  requiredIf,
  saying,
  storeNumber,
} from "./rules.ts";
import { areDirty, formErrors } from "./validation.ts";

test.each([
  ["required", required, "x", ""],
  ["required, with spaces alone", required, "0", "   "],
  ["required, of a list", required, [1], []],
  ["required, of a number", required, 0, null],
  ["email", email, "ana@maple.test", "ana@maple"],
  ["email, with a space", email, "a.b+c@d.co", "a b@d.co"],
  ["min", min(3), "abc", "ab"],
  ["max", max(3), "abc", "abcd"],
  ["max, where an emoji is one character", max(1), "👩‍🔧", "ab"],
  ["length", length(5), "12345", "1234"],
  ["numeric", numeric, "1,234.5", "12a"],
  ["integer", integer, "1,234", "1.5"],
  ["integer, of a number", integer, 7, 7.5],
  ["min_value", minValue(10), 10, 9],
  ["max_value", maxValue(10), "10", "10.01"],
  ["phone", phone, "(312) 555-0123", "(112) 555-0123"],
  ["phone, while typed", phoneSoFar, "(31", "(19"],
  ["store number", storeNumber, "12345", "31234"],
])("[FRM-01] the rule %s lets one value pass and refuses another", (...[, rule, right, wrong]) => {
  expect(rule.isMet(right, {})).toBe(true);
  expect(rule.isMet(wrong, {})).toBe(false);
});

test("[FRM-01] required_if asks for a value only when the other field has one, or the one named", () => {
  expect(requiredIf("hasPhone").isMet("", { hasPhone: false })).toBe(true);
  expect(requiredIf("hasPhone").isMet("", { hasPhone: true })).toBe(false);
  expect(requiredIf("country", "CA").isMet("", { country: "US" })).toBe(true);
  expect(requiredIf("country", "CA").isMet("", { country: "CA" })).toBe(false);
  expect(requiredIf("country", "CA").isMet("A1A 1A1", { country: "CA" })).toBe(true);
});

test("[FRM-01] confirmed wants the same value twice", () => {
  expect(confirmed("password").isMet("abc", { password: "abc" })).toBe(true);
  expect(confirmed("password").isMet("abd", { password: "abc" })).toBe(false);
});

test("[FRM-02] a wrong phone number has the specification's message, or in the form's own", () => {
  expect(phone.message("Cell phone", "12", {})).toBe("Cell phone must be a valid North America phone number");
  expect(saying("Must be a valid phone number", phone).message("Cell phone", "12", {})).toBe(
    "Must be a valid phone number",
  );
});

test("an empty field passes every rule but required", () => {
  fc.assert(
    fc.property(fc.constantFrom("", "  ", null, undefined), (empty) => {
      const rules = [email, min(3), max(3), length(3), numeric, integer, minValue(1), maxValue(1), phone, storeNumber];
      expect(rules.every((rule) => rule.isMet(empty, {}))).toBe(true);
    }),
  );
});

test.each([
  ["a text", requiredText(60), "Ana", "x".repeat(61), "Use 60 characters or fewer"],
  ["a short text", requiredText(200, 3), "ill", "ok", "Use at least 3 characters"],
  ["a text that was left empty", requiredText(60), "Ana", "  ", "Field is required"],
  ["a text nobody can read", optionalText(60), "Ana", "An\0a", "Remove the characters that can't be read"],
  ["an email", emailAddress, "ana@maple.test", "ana@", "Field must be a valid email"],
  ["a phone number", phoneNumber, "+1 (312) 555-0123", "112", "Field must be a valid North America phone number"],
  ["an optional phone number", orEmpty(phoneNumber), "", "112", "Field must be a valid North America phone number"],
  ["an optional email", orEmpty(emailAddress), " ", "ana@", "Field must be a valid email"],
  ["a number", wholeNumberBetween(1, 1825), 1825, 1826, "Use 1,825 or less"],
  ["a number that is too small", wholeNumberBetween(1, 99), 1, 0, "Use 1 or more"],
  ["a number that is not there", wholeNumberBetween(1, 99), 7, null, "Field is required"],
  ["a number that is none", wholeNumberBetween(1, 99), 7, "seven", "Enter a number"],
  ["a part of a number", wholeNumberBetween(1, 99), 7, 7.5, "Enter a whole number"],
  ["a choice", z.enum(["US", "CA"]), "CA", "MX", "Choose one of the options"],
  ["a choice that was not made", z.enum(["US", "CA"]), "CA", "", "Field is required"],
  ["a list", z.array(z.string()).check(z.minLength(1)), ["a"], [], "Field is required"],
  ["a longer list", z.array(z.string()).check(z.maxLength(2)), ["a"], ["a", "b", "c"], "Choose 2 or fewer"],
] as const)("a field accepts %s by the schema of the operation, and says what is wrong with another", (...row) => {
  const [, schema, right, wrong, sentence] = row;
  const rule = accepts(schema);
  expect([rule.isMet(right, {}), rule.isMet(wrong, {}), rule.message("Field", wrong, {})]).toEqual([
    true,
    false,
    sentence,
  ]);
});

const fields = {
  name: { label: "Name", rules: [required, max(3)] },
  hidden: {
    label: "Hidden",
    rules: [required],
    isVisible: (values: { readonly [name: string]: unknown }) => values["name"] === "ok",
  },
  even: { label: "Even", rules: [must("Only pairs", (value) => Number(value) % 2 === 0)] },
};

test("each field reports the first rule it breaks, in the order of the form, and hidden fields report nothing", () => {
  expect(formErrors(fields, { name: "", hidden: "", even: 3 })).toEqual({
    name: "Name is required",
    even: "Only pairs",
  });
  expect(Object.keys(formErrors(fields, { name: "ok", hidden: "", even: 3 }))).toEqual(["hidden", "even"]);
  expect(formErrors(fields, { name: "long", hidden: "", even: 3 }, ["name"])).toEqual({
    name: "Use 3 characters or fewer",
  });
});

test("a form is unsaved when a value differs, not when it was typed and undone", () => {
  expect(areDirty({ name: "a", tags: [1] }, { name: "a", tags: [1] })).toBe(false);
  expect(areDirty({ name: "b", tags: [1] }, { name: "a", tags: [1] })).toBe(true);
  expect(areDirty({ name: "a", tags: [1, 2] }, { name: "a", tags: [1] })).toBe(true);
});
