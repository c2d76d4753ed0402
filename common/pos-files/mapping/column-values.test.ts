import { expect, test } from "vitest";
import { distinctShare, tenderShare, hasCents, phoneShare, shapeShare } from "./column-values.ts";

test.each([
  ["moment", ["11/20/2026", "2026-11-20 10:04", "soon"], 2 / 3],
  ["clock", ["10:04 AM", "23:59:59", "10"], 2 / 3],
  ["money", ["$8.50", "8,50 €", "GIRLS JEANS"], 2 / 3],
  ["pieces", ["1", "-2", "(3)", "8.50"], 3 / 4],
  ["tenderName", ["CASH", "STCR", "8.50"], 2 / 3],
  ["coupon", ["3182045577", "BB3182045577", "20481"], 2 / 3],
  ["tag", ["1184-0327", "85123A", "GIRLS JEANS"], 2 / 3],
  ["number", ["20481", "INV-7", "2026-11-20"], 2 / 3],
  ["text", ["GIRLS JEANS", "", "2026-11-20"], 1 / 2],
] as const)("of cells that should look like a %s %j do by %d", (shape, cells, share) => {
  expect(shapeShare(cells, shape)).toBeCloseTo(share);
});

test("empty cells say nothing", () => {
  expect(shapeShare(["", " "], "money")).toBeNull();
  expect([tenderShare([]), phoneShare([""]), distinctShare([])]).toEqual([0, 0, 0]);
});

test("phones, repeats and cents are seen", () => {
  expect(phoneShare(["6145550148", "(614) 555-0148", "20481"])).toBeCloseTo(2 / 3);
  expect(tenderShare(["CASH", "VISA", "STCR"])).toBeCloseTo(2 / 3);
  expect(distinctShare(["a", "a", "b", "c"])).toBe(0.75);
  expect([hasCents(["8.50", "6.00", "7"]), hasCents(["8", "6"])]).toEqual([true, false]);
});
