import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, formatWholeMoney, moneyInputText, parseMoney, toWholeDollars } from "./money.ts";

test.each([
  [123450, "$1,234.50"],
  [0, "$0.00"],
  [-0, "$0.00"],
  [-75, "-$0.75"],
  [974774793, "$9,747,747.93"],
  [null, "–"],
])("[FRM-10] %s cents are shown as %s", (cents, expected) => {
  expect(formatMoney(cents)).toBe(expected);
});

test.each([
  [290449, "$2,904"],
  [290450, "$2,905"],
  [-49, "$0"],
  [null, "–"],
])("%s cents at a glance are %s", (cents, expected) => {
  expect(formatWholeMoney(cents)).toBe(expected);
});

test.each([
  [-53_950, -54_000],
  [-53_949, -53_900],
  [53_950, 54_000],
  [-49, 0],
  [0, 0],
])("%s cents are %s in the whole dollars that are shown", (cents, expected) => {
  expect(toWholeDollars(cents)).toBe(expected);
  expect(formatWholeMoney(toWholeDollars(cents))).toBe(formatWholeMoney(cents));
});

test.each([
  ["$1,234.5", 123450],
  ["1234", 123400],
  [" .75 ", 75],
  ["-$3", -300],
  ["1.005", null],
  ["", null],
  ["$", null],
  ["12 or so", null],
  ["99999999999999999", null],
])("%s is read as %s cents", (text, expected) => {
  expect(parseMoney(text)).toBe(expected);
});

test("every amount survives being shown and read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toBe(cents);
      expect(parseMoney(moneyInputText(cents))).toBe(cents);
    }),
  );
});

test("nothing below zero is nothing", () => {
  expect(parseMoney("-0")).toBe(0);
});
