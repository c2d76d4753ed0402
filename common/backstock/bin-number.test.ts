import { expect, test } from "vitest";
import { batchMost, binLabel, binNumbers, isBinNumber, isBinPrefix, parseBinNumber } from "./bin-number.ts";

// Handbook, backstock: numbers 1 to 999999, a prefix of 0 to 4 characters of A-Z, 0-9 and the dash.
test.each([
  [0, false],
  [1, true],
  [999_999, true],
  [1_000_000, false],
  [1.5, false],
])("%s is a bin's number: %s", (number, expected) => {
  expect(isBinNumber(number)).toBe(expected);
});

test.each([
  ["", true],
  ["B-", true],
  ["AB-9", true],
  ["ABCDE", false],
  ["b-", false],
  ["B ", false],
])("%j is a prefix: %s", (prefix, expected) => {
  expect(isBinPrefix(prefix)).toBe(expected);
});

test.each([
  [" b-212 ", "B-", 212],
  ["212", "B-", 212],
  ["212", "", 212],
  ["212", "2", 12],
  ["2", "2", 2],
  ["B-", "B-", null],
  ["0", "", null],
  ["999999", "", 999_999],
  ["1000000", "", null],
  ["2.5", "", null],
  ["C-212", "B-", null],
])("%j typed where bins begin with %j is %s", (typed, prefix, expected) => {
  expect(parseBinNumber(typed, prefix)).toBe(expected);
});

test("a bin is shown with the prefix before its number", () => {
  expect(binLabel("B-", 212)).toBe("B-212");
});

test("new bins are numbered on from the first, up to the largest number there is", () => {
  expect(binNumbers(7, 3)).toEqual([7, 8, 9]);
  expect(binNumbers(999_998, 5)).toEqual([999_998, 999_999]);
  expect(binNumbers(7, 0)).toEqual([]);
  expect(batchMost).toBe(500);
});
