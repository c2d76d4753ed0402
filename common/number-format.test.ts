import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber, parseNumber } from "./number-format.ts";

test("[FRM-11] a number has 0 to 20 decimals and nothing else", () => {
  expect(formatNumber(1234.5, 0)).toBe("1,235");
  expect(formatNumber(1234.5, 2)).toBe("1,234.50");
  expect(formatNumber(1, 20)).toBe("1.00000000000000000000");
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
