import { expect, test } from "vitest";
import { changesOf, emptyStore, valuesOf } from "./store-form-values.ts";

const maple = { ...emptyStore, name: "Maple Street", brandKind: "TEEN", number: "12345", grandOpeningOn: "2026-05-01" };

test("only what was changed is sent, and an opening date can be taken away", () => {
  expect(changesOf(maple, maple)).toEqual({});
  expect(changesOf(maple, { ...maple, name: "Maple", color: "#2f5fa8", grandOpeningOn: null })).toEqual({
    name: "Maple",
    color: "#2f5fa8",
    grandOpeningOn: null,
  });
});

test("what a store was never told is an empty field", () => {
  const { brandKind: _brand, ...fields } = maple;
  const saved = { id: "1", callAndTextNumber: null, ...fields, brandKind: "TEEN" as const, address: null, zip: null };
  expect(valuesOf({ ...saved, city: null, state: null, phoneNumber: null })).toEqual(maple);
});
