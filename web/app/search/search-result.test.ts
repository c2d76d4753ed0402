import { expect, test } from "vitest";
import { matches } from "./search-result.ts";

test("each typed word must begin a word of the label", () => {
  expect([matches("Software updates", "up soft"), matches("Software updates", "ware")]).toEqual([true, false]);
});

test("letters count whatever their case", () => {
  expect(matches("Ana Ruiz", "aNA r")).toBe(true);
});
