import { expect, test } from "vitest";
import { filterCountOf, filterInput, logFilter, logSearch } from "./log-search.ts";

test("an address keeps its day, its filters and its page", () => {
  const search = { d: "2026-03-04", status: "PASSED", source: "DROP_OFF", page: 3, sort: "-paid" };
  expect(logSearch(search)).toMatchObject(search);
});

test.each([
  ["no day", { d: "2026-02-31" }, { d: undefined }],
  ["no status", { status: "passed" }, { status: undefined }],
  ["an object for a person", { person: { key: 7 } }, { person: undefined }],
  ["nothing for a person", { person: "" }, { person: undefined }],
  ["another stage", { stage: "LOST" }, { stage: undefined }],
])("what is wrong is dropped: %s", (_, search, read) => {
  expect(logSearch(search)).toMatchObject(read);
});

test("the router reads a key of digits as a number", () => {
  expect(logFilter({ person: 7 })).toMatchObject({ person: "7" });
});

test("the server gets null for what is not chosen, and the button says how many are", () => {
  expect(filterInput({ status: "OPEN" })).toEqual({ person: null, status: "OPEN", stage: null, source: null });
  expect(filterCountOf({ status: "OPEN", person: "7" })).toBe(2);
  expect(filterCountOf({})).toBe(0);
});
