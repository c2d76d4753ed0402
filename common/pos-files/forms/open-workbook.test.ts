import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { aWorkbook, sheetXml, zipped, type Cell } from "#tests/kit/pos-files/a-workbook.ts";
import { openWorkbook, UnreadableWorkbook } from "./open-workbook.ts";

/** The cells of a workbook's only sheet, without their line numbers. */
async function cellsOf(...rows: readonly (readonly Cell[])[]): Promise<(readonly string[])[]> {
  const { sheets } = await openWorkbook(aWorkbook({ Sales: rows }));
  return sheets.flatMap((sheet) => sheet.rows.map(({ cells }) => cells));
}

const nov20 = 46_346;

test.each<[string, Cell, string]>([
  ["a text", "GIRLS JEANS 7", "GIRLS JEANS 7"],
  ["a number", 20_481, "20481"],
  ["an amount as a computer keeps it", 9.119_999_999_999_999, "9.12"],
  ["a sum that is a hair off", 0.1 + 0.2, "0.3"],
  ["a rest of counting in halves", 3.6e-15, "0"],
  ["a negative amount", -4.29, "-4.29"],
  ["thousandths", 0.125, "0.125"],
  ["a long number", 318_204_557_700, "318204557700"],
  ["yes", true, "true"],
  ["a day", { serial: nov20, style: "date" }, "2026-11-20"],
  ["a moment", { serial: nov20 + 604 / 1440, style: "moment" }, "2026-11-20 10:04:00"],
  ["a clock", { serial: 604 / 1440, style: "clock" }, "10:04:00"],
])("%s is read as it is shown", async (_what, cell, shown) => {
  expect(await cellsOf(["Head"], [cell])).toEqual([["Head"], [shown]]);
});

test("midnight among times of day is a time", async () => {
  const moments: Cell[][] = [nov20, nov20 + 0.5].map((serial) => [{ serial, style: "moment" }]);
  expect(await cellsOf(["Sold"], ...moments)).toEqual([["Sold"], ["2026-11-20 00:00:00"], ["2026-11-20 12:00:00"]]);
});

test("rows keep the numbers that Excel shows, and empty ones are left out", async () => {
  const { sheets } = await openWorkbook(aWorkbook({ Sales: [["No", "Total"], [], [null, null], ["7", 12.5]] }));
  expect(sheets).toEqual([
    {
      name: "Sales",
      rows: [
        { cells: ["No", "Total"], lineNumber: 1 },
        { cells: ["7", "12.5"], lineNumber: 4 },
      ],
    },
  ]);
});

test("every sheet is there under its own name", async () => {
  const { sheets } = await openWorkbook(aWorkbook({ "About & more": [["x"]], Sales: [["No"]], Empty: [] }));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ["About & more", 1],
    ["Sales", 1],
    ["Empty", 0],
  ]);
});

test("a short row ends where its cells do or has empty ones", async () => {
  expect(await cellsOf(["No", "At", "Total"], ["7"])).toEqual([
    ["No", "At", "Total"],
    ["7", "", ""],
  ]);
});

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const refusal: unknown = await openWorkbook(bytes).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(UnreadableWorkbook);
  return refusal instanceof Error ? refusal.message : "";
}

const compound = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

test("a workbook of an old Excel is refused with what to do", async () => {
  expect(await refusalOf(compound)).toContain("save it as .xlsx");
});

test("a workbook with a password is refused with what to do", async () => {
  const sealed = Buffer.concat([compound, Buffer.from("EncryptedPackage", "utf16le")]);
  expect(await refusalOf(sealed)).toContain("protected by a password");
});

const sheetName = "xl/worksheets/sheet1.xml";

/** A workbook of zeros, whose list of parts says that the only one has so many bytes. */
function zerosSayingSize(size: number): Uint8Array {
  const bytes = zipSync({ [sheetName]: new Uint8Array(1_000_000) });
  const listAt = bytes.length - 22 - 46 - sheetName.length;
  new DataView(bytes.buffer).setUint32(listAt + 24, size, true);
  return bytes;
}

test("a small file that unpacks to gigabytes is refused before it is unpacked", async () => {
  expect(await refusalOf(zerosSayingSize(3_000_000_000))).toContain("larger than 100 MB");
});

test("one that says it is smaller than it is takes no more than it says", async () => {
  expect(await refusalOf(zerosSayingSize(1000))).toContain("can't be opened");
});

test("a value far out, which would make a sheet of billions of cells, is refused", async () => {
  const sheet = `<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`;
  expect(await refusalOf(zipped({ "xl/worksheets/sheet1.xml": sheet }))).toContain("far below or beside");
});

test.each([
  ["nothing in it", zipped({})],
  ["another program's parts", zipped({ "word/document.xml": "<w/>" })],
  ["a sheet that is no XML", zipped({ "xl/workbook.xml": "<", "xl/worksheets/sheet1.xml": "\0" })],
  ["its end missing", aWorkbook({ Sales: [["No"], ["7"]] }).subarray(0, 400)],
  ["rows and no list of sheets", zipped({ "xl/worksheets/sheet1.xml": sheetXml([["No"]]) })],
])("a workbook with %s is refused, and nothing else happens", async (_what, bytes) => {
  expect(await refusalOf(bytes)).toContain("can't be opened");
});
