import { expect, test } from "vitest";
import { takenBy, textsAround } from "#tests/kit/inputs/field-limits.ts";
import { binFields, categoryFields, fillingFields, locationFields, optionFields } from "./backstock-fields.ts";

test.each([
  ["a bin's number", binFields.number, 1, 999_999],
  ["how many bins are made at once", binFields.batchCount, 1, 500],
  ["a count of pieces", fillingFields.itemCount, 0, 9_999],
  ["a target of bins", categoryFields.targetBins, 0, 9_999],
  ["a category's age limit", categoryFields.ageLimitDays, 1, 1_825],
  ["pieces in a bin", categoryFields.itemsPerBin, 1, 9_999],
  ["the store's age limit", optionFields.ageLimitDays, 1, 1_825],
  ["the days that a pull counts for", optionFields.pullWindowDays, 1, 90],
] as const)("%s is a whole number with a least and a greatest", (...[_field, schema, least, greatest]) => {
  expect(takenBy(schema, [least - 1, least, least + 0.5, greatest, greatest + 1])).toEqual([least, greatest]);
});

test.each([
  ["a category's name", categoryFields.name, 60],
  ["a location's name", locationFields.name, 60],
] as const)("%s is needed, and has a longest length", (_field, schema, longest) => {
  const [whole, tooLong] = textsAround(longest);
  expect(takenBy(schema, ["", "  ", "x", whole, tooLong])).toEqual(["x", whole]);
});

test.each([["the notes of a bin", fillingFields.notes, 500]] as const)(
  "%s may be left empty, and has a longest length",
  (_field, schema, longest) => {
    const [whole, tooLong] = textsAround(longest);
    expect(takenBy(schema, ["", whole, tooLong])).toEqual(["", whole]);
  },
);
