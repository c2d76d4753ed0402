import fc from "fast-check";
import { expect, test } from "vitest";
import { filterCount, filterText, parseFilterText } from "#common/lists/filter-text.ts";
import { tableSearch, tableStateFrom } from "./table-search.ts";
import { initialTableState, pageSizes } from "./table-state.ts";

test("[FRM-08] an advanced filter is a JSON object of its non-empty fields", () => {
  const filter = { category: "jeans", location: "", tags: [], age: 0, archived: false, bin: null, note: "  " };
  expect(filterText(filter)).toBe('{"category":"jeans","age":0,"archived":false}');
  expect(filterText({ category: "" })).toBe("");
  expect(filterCount(filter)).toBe(3);
});

test.each([
  ["girls 7 to 14", "girls 7 to 14"],
  ["{not json", "{not json"],
  ["[1,2]", "[1,2]"],
  ['{"category":"jeans","note":""}', { category: "jeans" }],
  ['{"nested":{"deep":1}}', '{"nested":{"deep":1}}'],
])("[FRM-08] the filter text %s is read as %j", (text, expected) => {
  expect(parseFilterText(text)).toEqual(expected);
});

test("a table that stands at its beginning leaves the address alone", () => {
  expect(tableSearch(initialTableState())).toEqual({});
  const start = initialTableState({ sortBy: "date", descending: true, itemsPerPage: 50 });
  expect(tableSearch(start, start)).toEqual({});
  expect(tableStateFrom({}, start)).toEqual(start);
});

test("an address says page, size, order and filter in words a person can read", () => {
  const state = initialTableState({ firstRow: 100, itemsPerPage: 50, sortBy: "name", descending: true, filter: "ana" });
  expect(tableSearch(state)).toEqual({ page: 3, size: 50, sort: "-name", filter: "ana" });
});

const states = fc
  .record({
    firstRow: fc.nat(5000),
    itemsPerPage: fc.constantFrom(...pageSizes),
    sortBy: fc.option(fc.stringMatching(/^[a-z][a-zA-Z.]{0,10}$/)),
    descending: fc.boolean(),
    filter: fc.oneof(
      fc.stringMatching(/^[^{]*$/),
      fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.integer(), fc.boolean(), fc.stringMatching(/^\S+$/)), {
        minKeys: 1,
        noNullPrototype: true,
      }),
    ),
    cursor: fc.oneof(fc.constant(null), fc.record({ after: fc.string() }), fc.record({ before: fc.string() })),
  })
  // A list in no order has no direction.
  .map((state) => ({ ...state, descending: state.sortBy !== null && state.descending }));

test("the address alone brings a colleague to the same rows", () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(tableStateFrom(tableSearch(state))).toEqual(state);
    }),
  );
});

test("an object in an address is no number, even one that cannot be turned into a text", () => {
  expect(tableStateFrom({ page: { toString: 0 }, size: { valueOf: 1 }, row: [2] })).toEqual(initialTableState());
});

test("no address can break a table", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("page", "row", "size", "sort", "filter", "after", "before"), fc.jsonValue()),
      (search) => {
        const state = tableStateFrom(search);
        expect(state.firstRow).toBeGreaterThanOrEqual(0);
        expect(pageSizes).toContain(state.itemsPerPage);
      },
    ),
  );
});
