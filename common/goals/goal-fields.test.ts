import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { goalFields } from "./goal-fields.ts";

test.each([
  ["an event's name", goalFields.eventName, 60],
  ["a reason", goalFields.reason, 200],
] as const)("%s is needed, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", "  ", "x", whole, tooLong])).toEqual(["x", whole]);
});

test.each([["a day's note", goalFields.dayNote, 200]] as const)(
  "%s may be left empty, and has a longest length",
  (_field, schema, longest) => {
    const [whole, tooLong] = textsAround(longest);
    expect(takenBy(schema, ["", whole, tooLong])).toEqual(["", whole]);
  },
);
