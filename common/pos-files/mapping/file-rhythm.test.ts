import { expect, test } from "vitest";
import { fileRhythm } from "./file-rhythm.ts";

test.each([
  ["a file a day", ["sales_2026-11-21.csv", "sales_2026-11-20.csv"], "day"],
  ["dates without signs", ["20261121.txt", "20261120.txt"], "day"],
  ["dates as people write them", ["Export 11.20.2026.xlsx", "Export 11.21.2026.xlsx"], "day"],
  ["short years", ["z 20_11_26.csv", "z 21_11_26.csv"], "day"],
  ["a day of two kinds", ["sales_2026-11-21.csv", "customers_2026-11-21.csv", "sales_2026-11-20.csv"], "day"],
  ["a day beside a file that stays", ["sales_2026-11-21.csv", "sales_2026-11-20.csv", "customers.csv"], "day"],
  ["a file of each register", ["s_r1_2026-11-21.csv", "s_r2_2026-11-21.csv", "s_r1_2026-11-20.csv"], "register"],
  ["a file that stays", ["sales.csv"], "same"],
  ["two kinds that stay", ["sales.csv", "Customers.CSV"], "same"],
  ["no file", [], null],
  ["one day alone", ["sales_2026-11-21.csv"], null],
  ["numbers that are no dates", ["sales_0001.csv", "sales_0002.csv"], null],
  ["a date inside a longer number", ["sales_920261121.csv"], null],
  ["nothing but odd signs", ["\0", "\uD800"], "same"],
] as const)("%s", (_what, names, rhythm) => {
  expect(fileRhythm(names)).toBe(rhythm);
});

test("the order of the names says nothing", () => {
  const names = ["s_r1_2026-11-21.csv", "s_r2_2026-11-21.csv", "s_r1_2026-11-20.csv"];
  expect(fileRhythm(names.toReversed())).toBe(fileRhythm(names));
});
