import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { employeeFields, userFields } from "./people-fields.ts";

test.each([
  ["an employee's first name", employeeFields.firstName, 60],
  ["a user's name", userFields.fullName, 80],
] as const)("%s is needed, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", "  ", "x", whole, tooLong])).toEqual(["x", whole]);
});

test.each([
  ["a last name", employeeFields.lastName, 60],
  ["whom to call", employeeFields.emergencyName, 80],
  ["the number at the point of sale", employeeFields.drsEmployeeCode, 40],
  ["the user there", employeeFields.drsUserId, 40],
] as const)("%s may be left empty, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", whole, tooLong])).toEqual(["", whole]);
});

test("a user has an email, an employee may have one and a phone", () => {
  const emails = ["", "ana@maple.test", "ana"];
  expect(takenBy(userFields.email, emails)).toEqual(["ana@maple.test"]);
  expect(takenBy(employeeFields.email, emails)).toEqual(["", "ana@maple.test"]);
  expect(takenBy(employeeFields.phoneNumber, ["", "216 555 0142", "12"])).toEqual(["", "216 555 0142"]);
});
