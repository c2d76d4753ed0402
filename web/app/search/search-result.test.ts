import { expect, test } from "vitest";
import { matches, unknownSeller } from "./search-result.ts";

test("each typed word must begin a word of the label", () => {
  expect([matches("Software updates", "up soft"), matches("Software updates", "ware")]).toEqual([true, false]);
});

test("letters count whatever their case", () => {
  expect(matches("Ana Ruiz", "aNA r")).toBe(true);
});

test.each([
  ["(608) 555-0123", { mobile: "6085550123" }],
  ["+1 608 555 0123", { mobile: "6085550123" }],
  ["Amy Young", { mobile: null }],
  ["  Renée O’Neill-Díaz ", { mobile: null }],
  ["Amy", null],
  ["608 555", null],
  ["bin 42", null],
])("a search for %j may be for a seller who is new here: %j", (typed, seller) => {
  expect(unknownSeller(typed)).toEqual(seller);
});
