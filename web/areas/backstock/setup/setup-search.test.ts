import { expect, test } from "vitest";
import { newBinsSearch, setupSearch } from "./setup-search.ts";

test("an address names a tab, a filter and a place in the list; what it makes up is left out", () => {
  expect(setupSearch({ tab: "locations" })).toMatchObject({ tab: "locations" });
  expect(setupSearch({ tab: "bins", state: "filled", q: 21, after: 40 })).toMatchObject({
    tab: undefined,
    state: "filled",
    q: "21",
    after: "40",
  });
  expect(setupSearch({ tab: ["x"], state: "gone", q: {}, size: 7 })).toEqual({
    tab: undefined,
    state: undefined,
    q: undefined,
    page: undefined,
    row: undefined,
    size: undefined,
    after: undefined,
    before: undefined,
  });
});

test("a batch begins at a number that a bin may have, or wherever the store goes on", () => {
  expect([newBinsSearch({ startNumber: 10 }), newBinsSearch({ startNumber: "40" })]).toEqual([
    { startNumber: 10 },
    { startNumber: 40 },
  ]);
  expect([newBinsSearch({ startNumber: 0 }), newBinsSearch({ startNumber: {} }), newBinsSearch({})]).toEqual([
    { startNumber: undefined },
    { startNumber: undefined },
    { startNumber: undefined },
  ]);
});
