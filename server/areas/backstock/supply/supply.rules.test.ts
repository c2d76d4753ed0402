import { expect, test } from "vitest";
import { fullSupplies } from "./supply.rules.ts";
import type { StockRow } from "./supply.rules.ts";

const tops: StockRow = {
  ...{ sectionId: null, name: "Girls' tops", categories: ["Girls, Tops"] },
  soldItems: 541,
  unsoldItems: 1758,
  binItems: 418,
};

test("1,758 tops of which 541 sold in eight weeks last 26 weeks: 1,340 on the floor, 418 in bins", () => {
  expect(fullSupplies([tops], 12)).toEqual([
    { sectionId: null, name: "Girls' tops", categories: ["Girls, Tops"], weeks: 26, floorItems: 1340, binItems: 418 },
  ]);
});

test.each<{ what: string; row?: Partial<StockRow>; most: number; weeks: number[] }>([
  { what: "as many weeks as the limit are not above it", most: 26, weeks: [] },
  { what: "one week less is", most: 25, weeks: [26] },
  {
    what: "a handful of pieces is no supply",
    row: { soldItems: 0, unsoldItems: 19, binItems: null },
    most: 12,
    weeks: [],
  },
  {
    what: "what never sells has the most",
    row: { soldItems: 0, unsoldItems: 20, binItems: null },
    most: 12,
    weeks: [99],
  },
  {
    what: "bins may hold more than the register has",
    row: { unsoldItems: 0, binItems: 1000 },
    most: 12,
    weeks: [14.8],
  },
])("$what", ({ row, most, weeks }) => {
  expect(fullSupplies([{ ...tops, ...row }], most).map((each) => each.weeks)).toEqual(weeks);
});

test("the most weeks stand first", () => {
  const rows = Array.from({ length: 12 }, (_, place) => ({ ...tops, name: `S${place}`, soldItems: 540 - place }));
  expect(fullSupplies(rows, 12)[0]?.name).toBe("S11");
});
