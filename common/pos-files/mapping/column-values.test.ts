import fc from "fast-check";
import { expect, test } from "vitest";
import { distinctShare, filled, tenderShare, hasCents, phoneShare, shapeShare } from "./column-values.ts";

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

test.each([
  ["moment", ["0001-01-01", "1999-12-31", "2101-01-01", "9999-12-31"], []],
  ["moment", ["2026-02-29", "2026-13-01", "2026-11-31", "00/00/2026"], ["2028-02-29"]],
  ["moment", ["2026-11-20T24:00", "2026-11-20T10:60", "2026-11-20 13:00 PM"], ["2026-11-20T10:04", "20261120"]],
  ["moment", ["\0", "\uD800"], ["2026-03-08 02:30", "2026-11-01 01:30"]],
  ["clock", ["10:4", "1004", "10.04", "10:04 XM", ":30"], ["9:05", "9:05 p.m.", "9:05a", "09:05:00 PM"]],
  ["money", ["1,23,4.5", "--5", "5$5", "12.3.4", "1e3"], ["(12.00)", "12.00-", "-£5", "−3,50", "1'000.00"]],
  ["pieces", ["1.5", "1,25", "1000", "(1", "one"], ["12", "-3", "3-", "1,000", "−1", "(999)"]],
  ["coupon", ["123456789", "12345678901234567", "ABCD1234567890", "1234 567890"], ["1234567890", "abc1234567890"]],
  ["tag", ["SHOES", "1184--0327", "-1184", "11 84", "№1"], ["1184.0327", "A/1", "7"]],
  ["number", ["INV", "1 2", "2026-11-20", "A".repeat(33)], ["#20481", "INV/2026-7", "9007199254740993"]],
  ["tenderName", ["1", "#", `C${"a".repeat(31)}`, "\uD800"], ["Tarjeta", "Crédito", "Gift card", "store_credit"]],
  ["text", ["2026-11-20", "20.11.2026"], ["\0", "\uD800", "9007199254740993"]],
] as const)("as a %s none of %j counts and all of %j do", (shape, wrong, right) => {
  expect(wrong.map((cell) => [cell, shapeShare([cell], shape)])).toEqual(wrong.map((cell) => [cell, 0]));
  expect(right.map((cell) => [cell, shapeShare([cell], shape)])).toEqual(right.map((cell) => [cell, 1]));
});

test("blanks around a cell change nothing, and blanks alone are no cell", () => {
  expect(filled([" 8.50\u00A0", "\r\n", "\u3000", "\0"])).toEqual(["8.50", "\0"]);
  expect(shapeShare(["  8.50  ", " \t "], "money")).toBe(1);
  expect(distinctShare(["a", " a ", "b"])).toBeCloseTo(2 / 3);
});

const shapes = ["number", "moment", "clock", "money", "pieces", "tenderName", "coupon", "tag", "text"] as const;

test("of any cells a share is a part of the filled ones, in any order of the rows", () => {
  const cells = fc.array(
    fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), fc.constantFrom("", " ", "8.50", "CASH", "2026-11-20")),
  );
  fc.assert(
    fc.property(cells, fc.constantFrom(...shapes), (some, shape) => {
      const share = shapeShare(some, shape);
      expect(share).toBe(shapeShare(some.toReversed(), shape));
      expect(share === null).toBe(filled(some).length === 0);
      expect(Number(share)).toBeGreaterThanOrEqual(0);
      expect(Number(share)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  [["6145550148"], 1],
  [["+1 (614) 555-0148"], 1],
  [["614.555.0148"], 1],
  [["16145550148"], 1],
  [["614555014"], 0],
  [["61455501480"], 1],
  [["614555014800"], 0],
  [["٦١٤٥٥٥٠١٤٨"], 0],
])("of %j so many are phone numbers: %d", (cells, share) => {
  expect(phoneShare(cells)).toBe(share);
});

test.each([
  [["8.50", "7"], false],
  [["8.50", "7", "6.00"], true],
  [["8.500"], false],
  [["8.5"], false],
  [["(8.50)", "8.50-", "8,50 €"], true],
  [["20.11.2026"], false],
])("more than half of %j have cents: %s", (cells, isSo) => {
  expect(hasCents(cells)).toBe(isSo);
});

test("what the trade calls a tender is one in any letters and with any marks", () => {
  expect(tenderShare(["cash", "CASH", " Store_Credit ", "gift-card", "Master  Card"])).toBe(1);
  expect(tenderShare(["constructor", "cashier", "\0cash", "other"])).toBe(0);
});

test.each([
  ["9:05", 1],
  ["23:59:59", 1],
  ["12:00 AM", 1],
  ["10:04 p.m.", 1],
  ["24:00", 0],
  ["25:00", 0],
  ["10:60", 0],
  ["13:00 PM", 0],
  ["0:30 AM", 0],
])("%s is a clock: %d", (cell, share) => {
  expect(shapeShare([cell], "clock")).toBe(share);
});

test.each([
  ["yesNo", ["Yes", "n", "TRUE", "0", "passed"], ["maybe", "2"]],
  ["phone", ["(312) 555-0101", "+1 312 555 0101", "3125550101"], ["20481", "12.50"]],
  ["email", ["a@b.test"], ["a at b", "@b.test"]],
] as const)("cells that look like %s do, and others do not", (shape, cells, others) => {
  expect([shapeShare(cells, shape), shapeShare(others, shape)]).toEqual([1, 0]);
});
