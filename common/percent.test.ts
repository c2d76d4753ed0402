import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPercent, formatWholePercent, parsePercent, percentInputText, percentOf } from "./percent.ts";

test.each([
  [284, "28.4%", "28%"],
  [300, "30.0%", "30%"],
  [-5, "-0.5%", "-1%"],
  [null, "–", "–"],
])("%s tenths are %s, or %s at a glance", (tenths, exact, whole) => {
  expect(formatPercent(tenths)).toBe(exact);
  expect(formatWholePercent(tenths)).toBe(whole);
});

test("a percentage survives being shown and read again, and nothing is a part of nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (tenths) => {
      expect(parsePercent(formatPercent(tenths))).toBe(tenths);
    }),
  );
  expect(parsePercent("28.45")).toBeNull();
  expect([percentInputText(284), percentInputText(300), percentInputText(null)]).toEqual(["28.4", "30", ""]);
  expect(parsePercent("-0")).toBe(0);
  expect(percentOf(1_000_000, 1)).toBe(1_000_000_000);
  expect(percentOf(2904, 4680)).toBe(621);
  expect(percentOf(5, 0)).toBeNull();
  expect(percentOf(null, 5)).toBeNull();
});
