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

test.each([
  ["", "", true],
  ["", "*", true],
  ["", "**", true],
  ["a", "", false],
  ["aba", "ab*ba", false],
  ["abba", "ab*ba", true],
  ["aXbXc", "a*b*c", true],
  ["acb", "a*b*c", false],
  ["sales.csv", "sales?csv", false],
  ["salesXcsv", "sales.csv", false],
  ["sales(1).csv", "sales(1)*", true],
  ["sales\0.csv", "sales*", true],
  ["\uD83Dsales", "*sales", true],
  ["GRÖSSE.CSV", "größe*", false],
  ["ÜBERSICHT.CSV", "übersicht*", true],
  ["sales_2026-11-27.csv ", "sales_*.csv", false],
])("the whole name %j has to be like %j: %s", (name, pattern, expected) => {
  expect(isNamedLike(name, pattern)).toBe(expected);
});

test("a name is like a pattern exactly when a search over every way to part it says so", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "b", "."), maxLength: 8 });
  const pattern = fc.string({ unit: fc.constantFrom("a", "b", ".", "*"), maxLength: 6 });
  fc.assert(
    fc.property(letters, pattern, (name, like) => {
      const parts = like.split("*").map((part) => part.replaceAll(".", "[.]"));
      expect(isNamedLike(name, like)).toBe(new RegExp(`^${parts.join(".*")}$`).test(name));
    }),
    { numRuns: 2000 },
  );
});

test("a pattern of many stars is judged at once, also of a long name that is nearly like it", () => {
  expect(isNamedLike("a".repeat(100_000), `${"*a".repeat(99)}*b`)).toBe(false);
  expect(isNamedLike(`${"a".repeat(100_000)}b`, `${"*a".repeat(99)}*b`)).toBe(true);
});

test("a mapping holds up to 20 maps, and their order stays", () => {
  const maps = Array.from({ length: 20 }, (_, at) => ({ ...people, files: `people_${at}.csv` }));
  expect(parseMapping({ exports: maps })).toMatchObject({ mapping: { exports: maps } });
  expect(parseMapping({ exports: [...maps, people] })).toEqual({ problem: expect.stringContaining("exports") });
});

test.each([
  ["an empty pattern", { ...people, files: "" }, "exports[0].files"],
  ["a pattern longer than a name", { ...people, files: "*".repeat(201) }, "exports[0].files"],
  ["a column without a name", { ...people, columns: { id: "", name: "Name" } }, "exports[0].columns.id"],
  ["a time zone that no place has", { ...people, timeZone: "Mars/Base" }, "exports[0].timeZone"],
  ["a decimal mark of its own", { ...people, decimal: "'" }, "exports[0].decimal"],
  ["a delimiter of two characters", { ...people, delimiter: ",," }, "exports[0].delimiter"],
  ["an order of dates that no register writes", { ...people, dateFormat: "year-day-month" }, "exports[0].dateFormat"],
])("a map with %s is refused by the place of it, alone and among others", (_what, map, place) => {
  expect(parseMapping(map)).toEqual({ problem: expect.stringContaining(place) });
  expect(parseMapping({ exports: [people, map] })).toEqual({
    problem: expect.stringContaining(place.replace("[0]", "[1]")),
  });
});

test("whatever a file of JSON holds, it is a mapping or a problem in words", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ exports: fc.jsonValue() })), (json) => {
      expect(parseMapping(json)).toEqual({ problem: expect.stringMatching(/\S{3}/) });
    }),
  );
});
