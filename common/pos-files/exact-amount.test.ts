import { expect, test } from "vitest";
import { roundToCents, formatDecimal, parseMillionths } from "./exact-amount.ts";

test.each([
  ["2.55", 2_550_000n],
  ["-11062.06", -11_062_060_000n],
  ["0.001", 1000n],
  [" 7 ", 7_000_000n],
  [".5", 500_000n],
  ["1.2500000000", 1_250_000n],
])("%s is exact", (text, millionths) => {
  expect(parseMillionths(text)).toBe(millionths);
});

test.each(["", "-", ".", "1,000.00", "1.2.5", "1e3", "£5", "0.00000019"])("%s is not an amount", (text) => {
  expect(parseMillionths(text)).toBeUndefined();
});

test.each([
  [5000n, 1],
  [4999n, 0],
  [-5000n, -1],
  [-4999n, 0],
  [994_999n, 99],
  [995_000n, 100],
])("%s millionths are %s cents, half away from zero", (amount, cents) => {
  expect(roundToCents(amount)).toBe(cents);
});

test("a sum is shown with its thousandths and without empty places", () => {
  expect([9_747_747_934_000n, 500_000n, -1_250_000n].map(formatDecimal)).toEqual(["9747747.934", "0.50", "-1.25"]);
});
