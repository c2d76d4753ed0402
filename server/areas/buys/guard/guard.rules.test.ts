import { expect, test } from "vitest";
import { drawerCash, fullSupplies } from "./guard.rules.ts";
import type { StockRow } from "./guard.rules.ts";

test.each([
  ["nothing paid", 230_000, 0, { plan: 230_000, paid: 0, left: 230_000 }],
  ["some paid", 230_000, 118_000, { plan: 230_000, paid: 118_000, left: 112_000 }],
  ["more than planned", 230_000, 234_000, { plan: 230_000, paid: 234_000, left: -4000 }],
  ["no plan", null, 118_000, null],
])("the cash left with %s", (_, plan, paid, cash) => {
  expect(drawerCash(plan, paid)).toEqual(cash);
});

const tops: StockRow = { name: "Girls' tops", soldItems: 541, unsoldItems: 1758, binItems: 418 };

test("1,758 tops of which 541 sold in eight weeks last 26 weeks: 1,340 on the floor, 418 in bins", () => {
  expect(fullSupplies([tops], 12)).toEqual([{ name: "Girls' tops", weeks: 26, floorItems: 1340, binItems: 418 }]);
});

test.each<[string, Partial<StockRow>, number | null, number | null]>([
  ["as many weeks as the limit are not above it", {}, 26, null],
  ["one week less is", {}, 25, 26],
  ["without a limit nothing is said", {}, null, null],
  ["a handful of pieces is no supply", { soldItems: 0, unsoldItems: 19, binItems: null }, 12, null],
  ["what never sells has the most", { soldItems: 0, unsoldItems: 20, binItems: null }, 12, 99],
  ["bins may hold what the register was never told of", { unsoldItems: 0, binItems: 1000 }, 12, 14.8],
])("%s", (_, changes, mostWeeks, weeks) => {
  expect(fullSupplies([{ ...tops, ...changes }], mostWeeks).map((row) => row.weeks)).toEqual(
    weeks === null ? [] : [weeks],
  );
});

test("the most weeks stand first, and no more than five of them", () => {
  const rows = Array.from({ length: 12 }, (_, place) => ({ ...tops, name: `S${place}`, soldItems: 540 - place }));
  const shown = fullSupplies(rows, 12);
  expect(shown).toHaveLength(5);
  expect(shown[0]?.name).toBe("S11");
});
