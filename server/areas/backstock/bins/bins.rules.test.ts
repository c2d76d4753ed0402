import { expect, test } from "vitest";
import { rangesText } from "./bins.rules.ts";

test.each([
  [[], ""],
  [[7], "7"],
  [[12, 10, 11, 40], "10-12, 40"],
  [[1, 2, 4, 5, 9], "1-2, 4-5, 9"],
])("%j reads as %s", (numbers, text) => {
  expect(rangesText(numbers)).toBe(text);
});
