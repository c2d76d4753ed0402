import { expect, test } from "vitest";
import { backstockSearch, filterCountOf, filterInput } from "./backstock-search.ts";

const id = "00000000-0000-7000-8000-000000000001";
const bands = [
  { from: 0, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: null },
];

test("an address names filters and page, and forgives what a hand may type", () => {
  expect(backstockSearch({ category: id, location: "Floor", age: 31, season: "FW", q: 212 })).toMatchObject({
    category: id,
    location: undefined,
    age: 31,
    season: "FW",
    q: "212",
  });
  expect(backstockSearch({ category: { toString: 0 }, age: "old", season: "winter", q: "" })).toMatchObject({
    category: undefined,
    age: undefined,
    season: undefined,
    q: undefined,
  });
});

test("a band of ages is asked for by its first and last day", () => {
  expect(filterInput({ age: 31 }, bands)).toMatchObject({ minAge: 31, maxAge: 60 });
  expect(filterInput({ age: 61 }, bands)).toMatchObject({ minAge: 61, maxAge: null });
  expect(filterInput({ age: 7 }, bands)).toMatchObject({ minAge: null, maxAge: null });
  expect(filterCountOf({ age: 0, q: "" })).toBe(1);
});
