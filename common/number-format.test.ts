import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber, parseNumber } from "./number-format.ts";

test("[FRM-11] a number has 0 to 20 decimals and nothing else", () => {
  expect(formatNumber(1234.5, 0)).toBe("1,235");
  expect(formatNumber(1234.5, 2)).toBe("1,234.50");
  expect(formatNumber(1, 20)).toBe("1.00000000000000000000");
  expect([formatNumber(1.4), formatNumber(0), formatNumber(-0), formatNumber(0, 2)]).toEqual(["1", "0", "0", "0.00"]);
  expect(formatNumber(null, 2)).toBe("–");
  expect(() => formatNumber(1, 21)).toThrow(RangeError);
  expect(() => formatNumber(1, -1)).toThrow(RangeError);
  expect(() => formatNumber(1, 1.5)).toThrow(RangeError);
});

test("a number survives being shown and read again at any number of decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (whole, decimals) => {
      const value = whole / 10 ** decimals;
      expect(parseNumber(formatNumber(value, decimals), decimals)).toBeCloseTo(value, decimals);
    }),
  );
});

test.each([
  ["1,234.5", 1234.5],
  [".5", 0.5],
  ["5.", 5],
  ["−2", -2],
  ["1.25", 1.25],
  ["1.255", null],
  [".", null],
  ["-", null],
  ["", null],
  ["1 2", null],
  ["x1", null],
])("%s with at most two places is %s", (typed, number) => {
  expect(parseNumber(typed, 2)).toBe(number);
});
