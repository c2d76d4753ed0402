/** Excel workbooks as a source of rows, beside texts. */
import { missingColumns, type ExportMap } from "#common/pos-files/export-map.ts";
import type { FileRow } from "#common/pos-files/file-row.ts";

/** A sheet's rows as texts, without those that are empty. */
export type WorkbookSheet = { name: string; rows: readonly FileRow[] };
export type Workbook = { sheets: readonly WorkbookSheet[] };

/** What a file holds: the bytes of a text, or a workbook that was opened. */
export type FileContent = Uint8Array | Workbook;

export function isWorkbook(content: FileContent): content is Workbook {
  return "sheets" in content;
}

/** How every workbook of today begins, and how every one before 2007 or with a password. */
const zipped = [0x50, 0x4b, 0x03, 0x04];
const compound = [0xd0, 0xcf, 0x11, 0xe0];

/** By its first bytes, whatever its name: many points of sale give a text the name of a workbook. */
export function looksLikeWorkbook(bytes: Uint8Array): boolean {
  return beginsWith(bytes, zipped) || beginsWith(bytes, compound);
}

/** Whether the bytes are a workbook of before 2007, or one that a password seals. */
export function isSealedOrOld(bytes: Uint8Array): boolean {
  return beginsWith(bytes, compound);
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return bytes.length > start.length && start.every((byte, at) => bytes[at] === byte);
}

/** The sheet that the map names; of a map that names none, the first whose columns fit, else the first with rows. */
export function sheetFor({ sheets }: Workbook, map: ExportMap): WorkbookSheet | undefined {
  if (map.sheet !== undefined) {
    return sheets.find(({ name }) => name === map.sheet);
  }
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  return filled.find((sheet) => missingColumns(headerOf(sheet), map).length === 0) ?? filled[0];
}

function headerOf({ rows }: WorkbookSheet): string[] {
  return (rows[0]?.cells ?? []).map((name) => name.trim());
}
