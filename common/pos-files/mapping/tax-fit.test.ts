import { expect, test } from "vitest";
import { taxFit } from "./tax-fit.ts";

test("amounts that are always the same part of their price are its tax", () => {
  expect(taxFit(["8.50", "6.00", "14.00", "", "-4.00"], ["0.62", "0.44", "1.02", "", "-0.29"])).toBe(1);
});

test.each([
  ["half of the price", ["8.50", "6.00"], ["4.25", "3.00"]],
  ["nothing at all", ["8.50", "6.00"], ["0.00", "0.00"]],
  ["no amounts", ["8.50"], ["none"]],
])("%s is no tax", (_what, prices, amounts) => {
  expect(taxFit(prices, amounts)).toBe(0);
});

test("discounts of their own are not a tax", () => {
  expect(taxFit(["10.00", "20.00", "30.00"], ["1.00", "5.00", "0.50"])).toBeLessThan(0.9);
});
