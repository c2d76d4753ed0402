import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { buyFields } from "./buy-fields.ts";

test.each([
  ["containers of one kind", buyFields.containers, 0, 99],
  ["announced containers", buyFields.announcedContainers, 1, 99],
] as const)("%s is a whole number with a least and a greatest", (...[_field, schema, least, greatest]) => {
  expect(takenBy(schema, [least - 1, least, least + 0.5, greatest, greatest + 1])).toEqual([least, greatest]);
});

test.each([["why a buy is cancelled", buyFields.cancelReason, 200]] as const)(
  "%s is needed, and has a longest length",
  (_field, schema, longest) => {
    const [whole, tooLong] = textsAround(longest);
    expect(takenBy(schema, ["", "  ", "x", whole, tooLong])).toEqual(["x", whole]);
  },
);
