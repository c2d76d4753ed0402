import * as fc from "fast-check";
import { expect, test } from "vitest";
import { employeesMap } from "./employees-map.ts";
import { aRowReader } from "#tests/kit/pos-files/a-row-reader.ts";

const columns = { id: "Id", code: "Initials", name: "Name", active: "Active" };
const eve = { Id: "7", Initials: "ES", Name: "Eve Stone", Active: "yes" };

const { readAll, read } = aRowReader({ kind: "employees", columns });

test("an employee has an id for the register and a code for its tickets", () => {
  expect(read(eve)).toEqual({
    kind: "employee",
    externalId: "7",
    drsUserId: "7",
    drsEmployeeCode: "ES",
    name: "Eve Stone",
    active: true,
    businessDate: "2026-11-20",
    updatedAt: "2026-11-20T18:00:00.000Z",
  });
});

test("without a column of codes the id is the code, and an empty cell in that column is refused", () => {
  expect(read(eve, { columns: { id: "Id", name: "Name" } })).toMatchObject({ drsEmployeeCode: "7", active: true });
  expect(read({ ...eve, Initials: " " })).toBe("Initials is empty");
  expect(read({ ...eve, Id: "" })).toBe("Id is empty");
});

test.each([
  ["an id", { Id: "x".repeat(64) }, { Id: "x".repeat(65) }, "externalId"],
  ["a code", { Initials: "x".repeat(64) }, { Initials: "x".repeat(65) }, "drsEmployeeCode"],
  ["a name", { Name: "x".repeat(200) }, { Name: "x".repeat(201) }, "name"],
])("%s may be as long as the feed takes, and the row is refused beyond that", (...[, longest, tooLong, field]) => {
  expect(read({ ...eve, ...longest })).toMatchObject({ kind: "employee" });
  expect(read({ ...eve, ...tooLong })).toContain(`${field}: Too big`);
});

test.each([
  ["Terminated"],
  ["y\0"],
  ["yes no"],
  ["01"],
  ["-1"],
  ["１"],
  ["\uD800"],
  ["null"],
  ["__proto__"],
  ["2026-11-20"],
])("%j says neither that a person works at the store nor that she left", (Active) => {
  expect(read({ ...eve, Active })).toBe("Active is neither yes nor no");
});

test.each([
  [" YES ", true],
  ["\u00A0t", true],
  ["tRuE", true],
  [" f ", false],
  ["INACTIVE", false],
  ["  ", true],
])("%j is read as %s whatever its case and the spaces around it", (Active, active) => {
  expect(read({ ...eve, Active })).toMatchObject({ active });
});

test.each([["0"], ["007"], ["\0"], ["\uDBFF"], ["__proto__"], ["hasOwnProperty"], ["9007199254740993"]])(
  "the id %j stays the text that it is",
  (Id) => {
    expect(read({ ...eve, Id })).toMatchObject({ externalId: Id, drsUserId: Id });
  },
);

test("a later line about the same person holds, and keeps her place", () => {
  const { facts } = readAll([eve, { ...eve, Id: "8" }, { ...eve, Active: "no" }]);
  expect(facts.map(({ fact }) => fact)).toMatchObject([
    { externalId: "7", active: false },
    { externalId: "8", active: true },
  ]);
});

test("a later line that cannot be read is refused, and the earlier one stays", () => {
  const { facts, refused } = readAll([eve, { ...eve, Active: "perhaps" }]);
  expect(facts).toMatchObject([{ fact: { externalId: "7", active: true } }]);
  expect(refused).toMatchObject([{ lineNumber: 3, reason: "Active is neither yes nor no" }]);
});

test("two persons may share a code", () => {
  const { facts } = readAll([eve, { ...eve, Id: "8" }]);
  expect(facts).toMatchObject([{ fact: { drsEmployeeCode: "ES" } }, { fact: { drsEmployeeCode: "ES" } }]);
});

test("a line that may go on makes the person that it changes uncertain", () => {
  const { facts } = readAll([eve, { ...eve, Id: "8" }, { ...eve, Active: "n" }], { isTorn: true });
  expect(facts.map(({ fact, isTorn }) => [fact.externalId, isTorn])).toEqual([
    ["7", true],
    ["8", false],
  ]);
});

test("a last line that is refused leaves all others certain", () => {
  const { facts, refused } = readAll([eve, { ...eve, Id: "" }], { isTorn: true });
  expect(facts).toMatchObject([{ fact: { externalId: "7" }, isTorn: false }]);
  expect(refused).toMatchObject([{ lineNumber: 3 }]);
});

test("a file without lines has no persons and nothing to refuse", () => {
  expect(readAll([], { isTorn: true })).toEqual({ facts: [], refused: [] });
});

test.each([
  ["a whole name", { name: "N" }, true],
  ["a first name alone", { firstName: "F" }, true],
  ["a last name alone", { lastName: "L" }, true],
  ["both parts", { firstName: "F", lastName: "L" }, true],
  ["no name", {}, false],
  ["a whole name and a part", { name: "N", lastName: "L" }, false],
  ["a column without a name", { name: "" }, false],
  ["a column that employees do not have", { name: "N", wage: "W" }, false],
])("a map with %s: %j, fits: %s", (_what, names, fits) => {
  expect(employeesMap.safeParse({ kind: "employees", columns: { id: "Id", ...names } }).success).toBe(fits);
});

test("every person of a file comes once, in the file's order", () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,8}$/), { maxLength: 20 });
  fc.assert(
    fc.property(ids, (all) => {
      const { facts, refused } = readAll(all.map((Id) => ({ ...eve, Id })));
      expect(facts.map(({ fact }) => fact.externalId)).toEqual(all);
      expect(refused).toEqual([]);
    }),
  );
});
