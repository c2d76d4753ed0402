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
  ["that the map names", { ...sums, sheet: "About" }, [sales, about], "About"],
  ["whose columns fit", sums, [empty, about, sales], "Sales"],
  ["with rows where none fits", sums, [empty, about], "About"],
  ["of none where the map names another", { ...sums, sheet: "Nov" }, [sales], undefined],
  ["of none where all are empty", sums, [empty], undefined],
])("a workbook gives the sheet %s", (_which, map, sheets, name) => {
  expect(sheetFor({ sheets }, map)?.name).toBe(name);
});

test.each([
  ["a workbook", [0x50, 0x4b, 0x03, 0x04, 0x14], true, false],
  ["a workbook of an old Excel", [0xd0, 0xcf, 0x11, 0xe0, 0xa1], true, true],
  ["a text that is called one", [0x4e, 0x6f, 0x2c, 0x41, 0x74], false, false],
  ["nothing", [], false, false],
])("%s is known by its first bytes", (_what, bytes, isBook, isOld) => {
  const content = Uint8Array.from(bytes);
  expect([looksLikeWorkbook(content), isSealedOrOld(content)]).toEqual([isBook, isOld]);
});

test("bytes are no opened workbook", () => {
  expect([isWorkbook(new Uint8Array()), isWorkbook({ sheets: [] })]).toEqual([false, true]);
});
