import { expect, test } from "vitest";
import { nameKey, searchParts, surnameKey } from "./search-keys.rules.ts";

test.each([
  ["Marisol Quiñones-Vanderberg", "marisol quinones vanderberg", "quinones vanderberg"],
  ["  ANA  ", "ana", null],
  ["Zoë O'Brien", "zoe o'brien", "o'brien"],
  ["", null, null],
  [null, null, null],
])("%s is kept as %s and %s", (name, whole, surname) => {
  expect(nameKey(name)).toBe(whole);
  expect(surnameKey(name)).toBe(surname);
});

test.each([
  ["207-716-3380", ["number 2077163380", "cellphone 2077163380"]],
  ["BB207", ["number 207", "cellphone 207"]],
  ["(614) 555-0182", ["number 6145550182", "cellphone 6145550182"]],
  ["+1 614 555 0182", ["number 1614555018", "cellphone 6145550182"]],
  ["Ana@Hangtag.test", ["email ana@hangtag.test"]],
  ["Quiñ", ["nameKey quin", "surnameKey quin"]],
  ["Bb", ["nameKey bb", "surnameKey bb"]],
  ["123456789012", []],
  ["  ", []],
  ["%", []],
])("%s looks for %j", (typed, parts) => {
  expect(searchParts(typed).map(({ column, from }) => `${column} ${from}`)).toEqual(parts);
});
