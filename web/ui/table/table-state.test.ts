import fc from "fast-check";
import { expect, test } from "vitest";
import { pageRequest } from "./page-request.ts";
import { shownPage } from "./shown-page.ts";
import {
  changeFilter,
  changePageSize,
  changeServerPageSize,
  defaultPageSize,
  goBack,
  goForward,
  goToFirstPage,
  goToPage,
  initialTableState,
  lastPage,
  pageOf,
  pageSizes,
  showMore,
  toggleSort,
} from "./table-state.ts";
import type { TableState } from "./table-state.ts";

test("[FRM-07] a table begins with 25 rows and offers 25, 50 and 100", () => {
  expect(initialTableState().itemsPerPage).toBe(25);
  expect(defaultPageSize).toBe(25);
  expect(pageSizes).toEqual([25, 50, 100]);
});

test("[FRM-07] show more adds as many rows as a page has", () => {
  expect(showMore(25, 25)).toBe(50);
  expect(showMore(100, 50)).toBe(150);
});

test("[FRM-06] the same column turns around, another one begins ascending, and the page is 1 either way", () => {
  const onPage4 = goToPage(initialTableState({ sortBy: "name" }), 4, 500);
  const turned = toggleSort(onPage4, "name");
  expect(turned).toMatchObject({ sortBy: "name", descending: true });
  expect(pageOf(turned)).toBe(1);
  expect(toggleSort(turned, "name").descending).toBe(false);
  expect(toggleSort(turned, "date")).toMatchObject({ sortBy: "date", descending: false, firstRow: 0 });
});

test("[FRM-06] page 3 of 25 rows becomes page 1 of 100, with the first row still on screen", () => {
  const state = changePageSize(goToPage(initialTableState(), 3, 200), 100, 200);
  expect(pageOf(state)).toBe(1);
  expect(state.firstRow).toBeLessThanOrEqual(50);
});

test("[FRM-06] whatever the list, a new page size keeps the first visible row and ends on a valid page", () => {
  const sizes = fc.constantFrom(...pageSizes);
  fc.assert(
    fc.property(
      fc.record({ totalItems: fc.integer({ min: 1, max: 2000 }), page: fc.nat(100), from: sizes, to: sizes }),
      (given) => {
        const { totalItems, page, from, to } = given;
        const before = goToPage(initialTableState({ itemsPerPage: from }), page, totalItems);
        const after = changePageSize(before, to, totalItems);
        expect(pageOf(after)).toBeLessThanOrEqual(lastPage(totalItems, to));
        expect(after.firstRow).toBeLessThanOrEqual(before.firstRow);
        expect(after.firstRow + to).toBeGreaterThan(before.firstRow);
      },
    ),
  );
});

test("[FRM-06] a page after the last becomes the last one", () => {
  expect(pageOf(goToPage(initialTableState(), 99, 60))).toBe(3);
  expect(pageOf(goToPage(initialTableState(), -4, 60))).toBe(1);
  expect(pageOf(goToPage(initialTableState(), 5, 0))).toBe(1);
});

const page = { startCursor: "s", endCursor: "e" };

test("[FRM-06] a server's list goes forward by the end cursor, back by the start cursor, and to page 1 as its first page", () => {
  const start = initialTableState({ sortBy: "date", descending: true });
  expect(pageRequest(start)).toEqual({ first: 25, sortBy: "date", descending: true });
  const second = goForward(start, page);
  expect(pageRequest(second)).toMatchObject({ first: 25, after: "e" });
  const third = goForward(second, page);
  expect(pageOf(third)).toBe(3);
  const back = goBack(third, page);
  expect(pageRequest(back)).toEqual({ last: 25, before: "s", sortBy: "date", descending: true });
  expect(pageRequest(goBack(back, page))).toEqual({ first: 25, sortBy: "date", descending: true });
  expect(pageRequest(goToFirstPage(third))).toEqual({ first: 25, sortBy: "date", descending: true });
});

test("a list without a next page stays where it is", () => {
  expect(goForward(initialTableState(), { startCursor: null, endCursor: null })).toEqual(initialTableState());
});

test("another filter begins at page 1 and travels with the request", () => {
  const state = changeFilter(goForward(initialTableState(), page), { location: "B", note: "" });
  expect(pageRequest(state)).toEqual({ first: 25, filter: '{"location":"B"}' });
});

/** A server with rows 0 to `total`, whose cursors are their numbers. */
function serve(total: number, request: ReturnType<typeof pageRequest>): number[] {
  const all = Array.from({ length: total }, (_, at) => at);
  if (request.last !== undefined) {
    const before = request.before === undefined ? all : all.filter((row) => row < Number(request.before));
    return before.slice(-request.last);
  }
  const after = request.after === undefined ? all : all.filter((row) => row > Number(request.after));
  return after.slice(0, request.first);
}

function infoOf(rows: readonly number[]) {
  const cursors = rows.map(String);
  return { startCursor: cursors[0] ?? null, endCursor: cursors.at(-1) ?? null, cursors };
}

type Step = "forward" | "back" | number;

/** The state after a person has taken one step, given what the server shows now. */
function take(state: TableState, step: Step, total: number): TableState {
  const rows = serve(total, pageRequest(state));
  if (typeof step === "number") {
    return changeServerPageSize(state, step, infoOf(rows));
  }
  const isAtEnd = rows.at(-1) === total - 1;
  if (step === "forward") {
    return isAtEnd ? state : goForward(state, infoOf(rows));
  }
  return goBack(state, infoOf(rows));
}

const steps = fc.array(fc.constantFrom<Step>("forward", "back", 25, 50, 100), { maxLength: 12 });
const totals = fc.integer({ min: 1, max: 700 });

test("[FRM-06] after any way through a server's list a new page size keeps the first visible row on screen", () => {
  fc.assert(
    fc.property(totals, steps, fc.constantFrom(...pageSizes), (total, taken, size) => {
      const state = taken.reduce((reached, step) => take(reached, step, total), initialTableState());
      const [first] = serve(total, pageRequest(state));
      expect(serve(total, pageRequest(take(state, size, total)))).toContain(first);
    }),
    { numRuns: 500 },
  );
});

test("after any way through a server's list the numbers under it are those of its rows", () => {
  fc.assert(
    fc.property(totals, steps, (total, taken) => {
      const state = taken.reduce((reached, step) => take(reached, step, total), initialTableState());
      expect(serve(total, pageRequest(state))[0]).toBe(state.firstRow);
    }),
    { numRuns: 500 },
  );
});

/** What a person sees who opens an address, before anything else is pressed. */
function opened(state: TableState, total: number) {
  const rows = serve(total, pageRequest(state));
  const edges = rows.map((row) => ({ cursor: String(row), row }));
  const pageInfo = { ...infoOf(rows), hasNextPage: (rows.at(-1) ?? 0) < total - 1 };
  return shownPage({ edges, totalItems: total, pageInfo }, state);
}

/** The last row of the page before the one that begins at `first`; the first page, where Back stays, has none. */
function lastRowAfterBack(first: number, total: number, itemsPerPage: number): number {
  return first === 0 ? Math.min(total, itemsPerPage) - 1 : first - 1;
}

test("[FRM-06] an address with a page after the last one shows the last page, and Back leads on from it", () => {
  fc.assert(
    fc.property(totals, fc.constantFrom(...pageSizes), (total, itemsPerPage) => {
      const shown = opened(initialTableState({ itemsPerPage, firstRow: 98 * itemsPerPage }), total);
      const first = (lastPage(total, itemsPerPage) - 1) * itemsPerPage;
      expect(shown.edges.map(({ row }) => row)).toEqual(Array.from({ length: total - first }, (_, at) => first + at));
      expect(shown.state.firstRow).toBe(first);
      expect(shown.pageInfo.hasNextPage).toBe(false);
      const before = serve(total, pageRequest(goBack(shown.state, shown.pageInfo)));
      expect(before.at(-1)).toBe(lastRowAfterBack(first, total, itemsPerPage));
    }),
  );
});

test("an address with a page near the beginning, without its cursor, shows that page", () => {
  const shown = opened(initialTableState({ firstRow: 50 }), 500);
  expect([shown.edges[0]?.row, shown.edges.at(-1)?.row, shown.pageInfo]).toMatchObject([
    50,
    74,
    { startCursor: "50", endCursor: "74", hasNextPage: true },
  ]);
});

test("a column that the list cannot be sorted by is not asked for", () => {
  const headers = [
    { propertyPath: "date", label: "Date", sortable: true },
    { propertyPath: "notes", label: "Notes" },
  ];
  const sortedBy = (sortBy: string) => pageRequest(initialTableState({ sortBy, descending: true }), { headers });
  expect(sortedBy("date")).toEqual({ first: 25, sortBy: "date", descending: true });
  expect([sortedBy("notes"), sortedBy("store_id")]).toEqual([{ first: 25 }, { first: 25 }]);
});
