import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { customerFields } from "./customer-fields.ts";

test.each([
  ["a first name", customerFields.firstName, 60],
  ["a last name", customerFields.lastName, 60],
] as const)("%s is needed, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", "  ", "x", whole, tooLong])).toEqual(["x", whole]);
});

test.each([
  ["a street", customerFields.street, 120],
  ["a city", customerFields.city, 80],
  ["a state", customerFields.state, 32],
  ["a postal code", customerFields.zip, 16],
] as const)("%s may be left empty, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", whole, tooLong])).toEqual(["", whole]);
});

test("a customer has a mobile, and may have an email", () => {
  expect(takenBy(customerFields.mobile, ["", "216 555 0142", "12"])).toEqual(["216 555 0142"]);
  expect(takenBy(customerFields.email, ["", null, "ana@maple.test", "ana"])).toEqual(["", null, "ana@maple.test"]);
});
