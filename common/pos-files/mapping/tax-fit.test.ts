import fc from "fast-check";
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

test.each([
  ["above the highest rate", ["10.00"], ["3.01"], 0],
  ["at the highest rate", ["10.00"], ["3.00"], 1],
  ["at the lowest rate", ["10.00"], ["0.05"], 1],
  ["below the lowest rate", ["10.00"], ["0.04"], 0],
  ["of the other sign", ["10.00", "20.00"], ["-0.70", "-1.40"], 0],
])("a part %s fits by %d", (...[, prices, taxes, fit]) => {
  expect(taxFit(prices, taxes)).toBe(fit);
});

test.each([
  ["no rows", [], []],
  ["free goods", ["0.00", "0"], ["0.00", "0.07"]],
  ["empty cells", ["", " "], ["", "\t"]],
  ["torn rows", ["10.00", "20.00"], []],
  ["NUL and a lone surrogate", ["\0", "\uD800"], ["0.70", "0.70"]],
  ["more digits than an amount has", ["9007199254740993"], ["630503947831869"]],
])("%s prove no tax", (_what, prices, taxes) => {
  expect(taxFit(prices, taxes)).toBe(0);
});

test("rows that cannot be read are left out and do not speak against the tax", () => {
  expect(taxFit(["10.00", "free", "0.00", "20.00"], ["0.70", "0.70", "0.70", "1.40"])).toBe(1);
  expect(taxFit(["10.00", "20.00", "30.00"], ["0.70"])).toBe(1);
});

test("one untaxed row of four is one that does not fit", () => {
  expect(taxFit(["10.00", "20.00", "30.00", "40.00"], ["0.70", "1.40", "2.10", "0.00"])).toBe(0.75);
});

test.each([
  ["$10.00", "$0.70"],
  ["10,00 €", "0,70 €"],
  ["1.000,00", "70,00"],
  ["(10.00)", "0.70-"],
])("the tax of %j is %j, as each is written", (price, tax) => {
  expect(taxFit([price], [tax])).toBe(1);
});

test("a tax of any rate that is rounded to the cent fits in every row", () => {
  const cents = fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((amount) => Math.abs(amount) > 1000);
  const money = (amount: number) => (amount / 100).toFixed(2);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1 }), fc.integer({ min: 20, max: 280 }), (prices, perMille) => {
      const taxes = prices.map((price) => money(Math.round((price * perMille) / 1000)));
      expect(taxFit(prices.map(money), taxes)).toBe(1);
    }),
  );
});
