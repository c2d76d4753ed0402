import fc from "fast-check";
import { expect, test } from "vitest";
import { changeBetween, columnsFrom, reportColumns, shownColumns, usualColumns } from "./columns.ts";

test("[REP-03] a store that has chosen nothing sees the columns that the specification names", () => {
  for (const column of [
    "sales",
    "goal",
    "compSales",
    "customers",
    "avgTransaction",
    "buys",
    "avgBuy",
    "avgWaitMinutes",
    "tradePct",
    "laborMinutes",
    "wages",
    "laborPct",
    "taskCompletion",
  ] as const) {
    expect(usualColumns).toContain(column);
  }
});

test("the person who does not see wages sees no column from which they could be worked out", () => {
  const shown = shownColumns(reportColumns, { seesWages: false });
  expect(shown).not.toContain("wages");
  expect(shown).not.toContain("laborPct");
  expect(shown).toContain("laborMinutes");
  expect(shownColumns(usualColumns, { seesWages: true })).toEqual(usualColumns);
});

test("kept columns keep their order; one that is gone falls away, and of nothing the usual ones are left", () => {
  expect(columnsFrom(["buys", "somethingOld", "sales"])).toEqual(["buys", "sales"]);
  expect(columnsFrom(["somethingOld"])).toEqual(usualColumns);
});

test.each([
  { unit: "money", now: 11_000, before: 10_000, change: 100 },
  { unit: "money", now: 9000, before: 10_000, change: -100 },
  { unit: "count", now: 4, before: 0, change: null },
  { unit: "count", now: null, before: 3, change: null },
  { unit: "percent", now: 284, before: 250, change: 34 },
  { unit: "hours", now: 60, before: 60, change: 0 },
] as const)("from $before to $now ($unit) the change is $change", ({ unit, now, before, change }) => {
  expect(changeBetween(unit, now, before)).toBe(change);
});

test("a rise is never shown as a fall, nor a fall as a rise, whatever the figures are", () => {
  const figure = fc.integer({ min: 1, max: 1_000_000_000 });
  fc.assert(
    fc.property(figure, figure, (before, more) => {
      expect(changeBetween("money", before + more, before)).toBeGreaterThanOrEqual(0);
      expect(changeBetween("money", before, before + more)).toBeLessThanOrEqual(0);
      expect(changeBetween("money", more - before, -before)).toBeGreaterThanOrEqual(0);
    }),
  );
});
