import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isNamedLike, mapsFor, parseMapping, registerMapping } from "./register-mapping.ts";

const sales = { kind: "tickets", files: "sales_*.csv", columns: { number: "No", at: "Sold", total: "Total" } };
const people = { kind: "customers", columns: { id: "Id", name: "Name" } };

test("a mapping holds a map for each kind of file", () => {
  expect(parseMapping({ exports: [sales, people] })).toMatchObject({ mapping: { exports: [sales, people] } });
});

test("one map alone is the mapping of a register with one kind of file", () => {
  expect(parseMapping(people)).toMatchObject({ mapping: { exports: [people] } });
});

test.each([
  ["no map", { exports: [] }, "exports"],
  ["a kind that nothing reads", { exports: [{ ...people, kind: "suppliers" }] }, "exports[0].kind"],
  ["a part that nothing reads", { exports: [people], version: 3 }, "version"],
  ["a number", 7, "exports[0]"],
  ["nothing", null, "exports[0]"],
])("a mapping with %s is refused by name", (_what, json, place) => {
  const parsed = parseMapping(json);
  expect(parsed).toEqual({ problem: expect.stringContaining(place) });
});

test.each([
  ["sales_2026-11-20.csv", "sales_*.csv", true],
  ["SALES_2026.CSV", "sales_*.csv", true],
  ["sales_.csv", "sales_*.csv", true],
  ["old-sales_1.csv", "sales_*.csv", false],
  ["sales_1.csv.bak", "sales_*.csv", false],
  ["a.csv", "a.csv", true],
  ["b.csv", "a.csv", false],
  ["2026-sales-front.txt", "*sales*front*", true],
  ["2026-sales.txt", "*sales*front*", false],
  ["ab", "ab*b", false],
  ["anything", "*", true],
])("the file %s has a name like %s: %s", (name, pattern, expected) => {
  expect(isNamedLike(name, pattern)).toBe(expected);
});

test("a name is like each pattern that is made of it by replacing a part with a star", () => {
  const part = fc.string({ maxLength: 5 }).map((text) => text.replaceAll("*", "-"));
  fc.assert(
    fc.property(part, part, part, (first, middle, last) => {
      expect(isNamedLike(`${first}${middle}${last}`, `${first}*${last}`)).toBe(true);
      expect(isNamedLike(`${first}${middle}${last}`, `*${middle}*`)).toBe(true);
    }),
  );
});

test("only the maps for a file's name are tried, in their order", () => {
  const mapping = registerMapping.parse({ exports: [sales, people] });
  expect(mapsFor("sales_1.csv", mapping).map(({ kind }) => kind)).toEqual(["tickets", "customers"]);
  expect(mapsFor("customers.csv", mapping).map(({ kind }) => kind)).toEqual(["customers"]);
});
