import { expect, test } from "vitest";
import { exportMap } from "#common/pos-files/export-map.ts";
import { isSealedOrOld, isWorkbook, looksLikeWorkbook, sheetFor, type WorkbookSheet } from "./workbook.ts";

const sums = exportMap.parse({ kind: "tickets", columns: { number: "No", at: "When", total: "Total" } });

function aSheet(name: string, ...cells: readonly string[]): WorkbookSheet {
  return { name, rows: cells.length === 0 ? [] : [{ cells, lineNumber: 1 }] };
}

const about = aSheet("About", "Report of a day");
const sales = aSheet("Sales", "No ", "When", "Total");
const empty = aSheet("Empty");

test.each([
  { which: "that the map names", map: { ...sums, sheet: "About" }, sheets: [sales, about], name: "About" },
  { which: "whose columns fit", map: sums, sheets: [empty, about, sales], name: "Sales" },
  { which: "with rows where none fits", map: sums, sheets: [empty, about], name: "About" },
  { which: "of none where the map names another", map: { ...sums, sheet: "Nov" }, sheets: [sales], name: undefined },
  { which: "of none where all are empty", map: sums, sheets: [empty], name: undefined },
])("a workbook gives the sheet $which", ({ map, sheets, name }) => {
  expect(sheetFor({ sheets }, map)?.name).toBe(name);
});

test.each([
  { what: "a workbook", bytes: [0x50, 0x4b, 0x03, 0x04, 0x14], isBook: true, isOld: false },
  { what: "a workbook of an old Excel", bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1], isBook: true, isOld: true },
  { what: "a text that is called one", bytes: [0x4e, 0x6f, 0x2c, 0x41, 0x74], isBook: false, isOld: false },
  { what: "nothing", bytes: [], isBook: false, isOld: false },
])("$what is known by its first bytes", ({ bytes, isBook, isOld }) => {
  const content = Uint8Array.from(bytes);
  expect([looksLikeWorkbook(content), isSealedOrOld(content)]).toEqual([isBook, isOld]);
});

test("bytes are no opened workbook", () => {
  expect([isWorkbook(new Uint8Array()), isWorkbook({ sheets: [] })]).toEqual([false, true]);
});
