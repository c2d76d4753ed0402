import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { logFieldFields, noteFields, shiftFields, taskFields, taskListFields } from "./daybook-fields.ts";

test.each([
  ["a task's name", taskFields.name, 200],
  ["a list's name", taskListFields.name, 80],
  ["a note", noteFields.body, 5000],
  ["a log field's name", logFieldFields.name, 60],
] as const)("%s is needed, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", "  ", "x", whole, tooLong])).toEqual(["x", whole]);
});

test.each([
  ["what a task is about", taskFields.details, 2000],
  ["a shift's position", shiftFields.position, 40],
  ["a shift's note", shiftFields.note, 500],
] as const)("%s may be left empty, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", whole, tooLong])).toEqual(["", whole]);
});
