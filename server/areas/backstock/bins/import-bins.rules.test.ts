import { expect, test } from "vitest";
import { columnsOf, readLine, sortOut } from "./import-bins.rules.ts";
import type { ImportLine, ImportedBin } from "./import-bins.rules.ts";

const readingStore = { prefix: "A-", today: "2026-11-22" };

function aLine(cells: Partial<ImportLine["cells"]>): ImportLine {
  const all = { number: "12", category: "", location: "", inventoryDate: "", notes: "", ...cells };
  return { line: 2, text: Object.values(all).join(","), cells: all };
}

test("columns are found by their names in any order, and without names stand in the usual order", () => {
  expect(columnsOf(["Notes", "Inventory Date", "number"])).toMatchObject({
    isHeader: true,
    places: { number: 2, inventoryDate: 1, notes: 0, category: -1, location: -1 },
  });
  expect(columnsOf(["12", "Boys 2T"])).toEqual({
    isHeader: false,
    places: { number: 0, category: 1, location: 2, inventoryDate: 3, notes: 4 },
  });
});

test.each([
  [
    { number: "A-12", category: "Boys 2T" },
    { number: 12, category: "Boys 2T", inventoryDate: "2026-11-22" },
  ],
  [{ category: "Toys", inventoryDate: "3/4/2026" }, { inventoryDate: "2026-03-04" }],
  [{ category: "Toys", inventoryDate: "2024-02-29" }, { inventoryDate: "2024-02-29" }],
  [{}, { number: 12, category: null }],
  [{ category: "x".repeat(60) }, { category: "x".repeat(60) }],
  [{ category: "Toys", notes: "x".repeat(500) }, { notes: "x".repeat(500) }],
])("a line %j is taken", (cells, expected) => {
  expect(readLine(aLine(cells), readingStore)).toMatchObject(expected);
});

test.each([
  [{ number: "" }, "Add a bin number"],
  [{ number: "twelve" }, "twelve is not a bin number"],
  [{ number: "0" }, "0 is not a bin number"],
  [{ inventoryDate: "2/30/2026" }, "2/30/2026 is not a date. Write it as 2026-03-04 or 3/4/2026"],
  [{ inventoryDate: "2026-11-23" }, "Choose today or an earlier date"],
  [{ notes: "torn" }, "Add a category"],
  [{ category: "x".repeat(61) }, "Use 60 characters or fewer for the category"],
  [{ category: "Toys", notes: "x".repeat(501) }, "Use 500 characters or fewer for the notes"],
])("a line %j is refused: %s", (cells, reason) => {
  expect(readLine(aLine(cells), readingStore)).toMatchObject({ reason, line: 2 });
});

function importedBin(number: number, more: Partial<ImportedBin> = {}): ImportedBin {
  return {
    line: number,
    text: String(number),
    number,
    category: "Toys",
    location: null,
    inventoryDate: "2026-11-22",
    notes: "",
    ...more,
  };
}

test("lines the store cannot import are refused one by one, and nothing else is lost", () => {
  const store = {
    bins: new Map([
      [1, { isRetired: false, holds: "Boys 2T FW, Back room" }],
      [2, { isRetired: true, holds: null }],
      [3, { isRetired: false, holds: null }],
    ]),
    locations: new Set(["back room"]),
    isTooOld: (date: string) => date < "2021-11-22",
  };
  const lines = [
    importedBin(1),
    importedBin(1, { category: null, line: 11 }),
    importedBin(2),
    importedBin(3),
    importedBin(3, { line: 31 }),
    importedBin(4, { location: "BACK ROOM" }),
    importedBin(5, { location: "Moon" }),
    importedBin(6, { inventoryDate: "2021-11-21" }),
  ];
  const { taken, refused } = sortOut(lines, store);
  expect(taken.map(({ number }) => number)).toEqual([1, 3, 4]);
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [1, "Bin 1 is already in backstock (Boys 2T FW, Back room)"],
    [2, "Bin 2 is retired"],
    [31, "Bin 3 is already on line 3"],
    [5, "No location named Moon"],
    [6, "Choose a date in the last 5 years"],
  ]);
  expect(taken.length + refused.length).toBe(lines.length);
});
