import { expect, test } from "vitest";
import { isNamedLike } from "#common/pos-files/register-mapping.ts";
import { filePattern } from "./file-pattern.ts";

test.each([
  ["sales_2026-11-20.csv", "sales_*.csv"],
  ["sales_r2_2026-11-20.csv", "sales_r2_*.csv"],
  ["Export 11.20.2026.xlsx", "Export *.xlsx"],
  ["customers.csv", "customers.csv"],
  ["20261120.csv", null],
  ["2026-11-20", null],
  ["", null],
])("files like %s are named %s", (name, pattern) => {
  expect(filePattern(name)).toBe(pattern);
});

test.each(["sales_2026-11-20.csv", "z-report 20261120.txt", "customers.csv"])(
  "%s has the name that it gives",
  (name) => {
    expect(isNamedLike(name, String(filePattern(name)))).toBe(true);
  },
);
