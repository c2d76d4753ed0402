import { expect, test } from "vitest";
import { isEnoughToSearch } from "./search-text.ts";

test.each([
  ["", false],
  ["a", false],
  [" a ", false],
  ["ab", true],
  ["7", true],
  [" 7 ", true],
])("%j is enough to search by: %s", (typed, expected) => {
  expect(isEnoughToSearch(typed)).toBe(expected);
});
