import { expect, test } from "vitest";
import { exportMap } from "#common/pos-files/export-map.ts";
import { RowCells } from "./row-cells.ts";

function cellsOf(record: Record<string, string>, map: object = {}): RowCells {
  return new RowCells(
    { lineNumber: 2, record: new Map(Object.entries(record)) },
    {
      map: exportMap.parse({ kind: "employees", columns: { id: "Id", name: "Name" }, ...map }),
      timeZone: "America/Chicago",
      boundaryMinutes: 180,
      writtenAt: new Date("2026-11-20T08:59:00Z"),
      digest: () => "d",
    },
  );
}

test("a column that the map does not name, or the row does not have, is empty", () => {
  const cells = cellsOf({ Name: "  Ana  " });
  expect(cells.text("Name")).toBe("Ana");
  expect(cells.text("Phone")).toBe("");
  expect(cells.optional(undefined)).toBeNull();
  expect(() => cells.required("Phone")).toThrow("Phone is empty");
});

test.each([
  ["$1,234.50", 123_450, 123_450],
  ["(12.00)", -1200, 1200],
  ["-0.005", -1, 1],
  ["", null, null],
])("the amount %s is %s cents, and %s without its sign", (text, cents, size) => {
  const cells = cellsOf({ Amount: text });
  expect(cells.cents("Amount")).toBe(cents);
  expect(cells.size("Amount")).toBe(size);
});

test("an amount by decimal commas is read where the map says so, and refused where it does not", () => {
  expect(cellsOf({ Amount: "1.234,50" }, { decimal: "," }).requiredCents("Amount")).toBe(123_450);
  expect(() => cellsOf({ Amount: "1.234,50" }).requiredCents("Amount")).toThrow("Amount is not an amount");
  expect(() => cellsOf({ Amount: " " }).requiredCents("Amount")).toThrow("Amount is empty");
});

test.each([
  ["40", 40],
  ["1,200", 1200],
  ["", null],
])("the count %s is %s", (text, count) => {
  expect(cellsOf({ Count: text }).count("Count")).toBe(count);
});

test.each([["half"], ["1.5"], ["1e3"]])("the count %s is refused", (text) => {
  expect(() => cellsOf({ Count: text }).count("Count")).toThrow("Count is not a whole number");
});

test.each([
  ["Yes", true],
  ["TRUE", true],
  ["x", true],
  ["1", true],
  ["no", false],
  ["Inactive", false],
  ["0", false],
  ["passed", false],
  ["", null],
])("the answer %s is %s", (text, expected) => {
  expect(cellsOf({ Taken: text }).isYes("Taken")).toBe(expected);
});

test("an answer that is neither is refused", () => {
  expect(() => cellsOf({ Taken: "perhaps" }).isYes("Taken")).toThrow("Taken is neither yes nor no");
});

test("a midnight behind a date is that date, and a time after midnight belongs to the day before", () => {
  const cells = cellsOf({ Day: "2026-11-20 00:00:00", Time: "2026-11-20 01:30" });
  expect(cells.date("Day")).toBe("2026-11-20");
  expect(cells.moment("Time")).toEqual({ at: new Date("2026-11-20T07:30:00Z"), businessDate: "2026-11-19" });
  expect(cells.instant("Time")).toBe("2026-11-20T07:30:00.000Z");
  expect(cells.instant("Missing")).toBeNull();
});

test.each([
  ["2026-11-18", "2026-11-18"],
  ["11/18/2026", "2026-11-18"],
  ["", "2026-11-19"],
])("the register's own business date %s wins over the time, and comes out as %s", (text, date) => {
  const cells = cellsOf({ Own: text, Time: "11/20/2026 1:30 AM" }, { dateFormat: "month-day-year" });
  expect(cells.businessDate("Own", cells.moment("Time"))).toBe(date);
  expect(cells.businessDate(undefined, cells.moment("Time"))).toBe("2026-11-19");
});

test("a business date that is none is refused", () => {
  const cells = cellsOf({ Own: "someday", Time: "2026-11-20 10:00" });
  expect(() => cells.businessDate("Own", cells.moment("Time"))).toThrow("Own is not a time like 2010-12-31 08:26:00");
});

test("a row without a time is as old as its file, by the store's own night", () => {
  expect(cellsOf({}).written()).toEqual({ updatedAt: "2026-11-20T08:59:00.000Z", businessDate: "2026-11-19" });
});
