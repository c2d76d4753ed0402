import { expect, test } from "vitest";
import { changedFields, definedFields } from "./changed-fields.rules.ts";

test("only fields that differ are told, as they were and as they are", () => {
  expect(
    changedFields({ name: "Main", phone: null, isOpen: true }, { name: "North", phone: null, isOpen: true }),
  ).toEqual({
    before: { name: "Main" },
    after: { name: "North" },
  });
});

test("a field that was not there counts as empty", () => {
  expect(changedFields({}, { phone: "1" })).toEqual({ before: { phone: null }, after: { phone: "1" } });
  expect(changedFields({}, { phone: null })).toBeNull();
  expect(changedFields({ phone: "1" }, { phone: "1" })).toBeNull();
});

test("what was not told is left out, and what was told as empty is not", () => {
  expect(definedFields({ name: undefined, phone: null, zip: "" })).toEqual({ phone: null, zip: "" });
});
