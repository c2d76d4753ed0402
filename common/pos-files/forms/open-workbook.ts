/** Opens an Excel workbook; the till, the import and the page that makes a map do it by this. */
import { strFromU8, unzipSync, zipSync } from "fflate";
import readXlsxFile from "read-excel-file/universal";
import { sheetTexts, type CellValue } from "./cell-text.ts";
import { isSealedOrOld, type Workbook } from "./workbook.ts";

/** A workbook cannot be read; the message ends a sentence that begins with the file's name. */
export class UnreadableWorkbook extends Error {
  override readonly name = "UnreadableWorkbook";
}

/** A shop's year of pieces. More would take the memory that the register needs. */
const mostUnpackedBytes = 100_000_000;
/** A stray value far out makes a sheet of empty cells that no memory holds. */
const mostCells = 10_000_000;

/** @throws UnreadableWorkbook */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  if (isSealedOrOld(bytes)) {
    throw new UnreadableWorkbook(
      holdsText(bytes, "EncryptedPackage")
        ? "is protected by a password: save it without a password, or as CSV"
        : "is a workbook of an old Excel (.xls): save it as .xlsx or as CSV",
    );
  }
  const parts = unpack(bytes);
  const sheets = await readSheets(parts);
  return {
    sheets: sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: sheetTexts(data.map((row) => row.map(toCellValue)))
        .map((cells, at) => ({ cells, lineNumber: at + 1 }))
        .filter(({ cells }) => cells.some((cell) => cell !== "")),
    })),
  };
}

/** The library's types allow more than a cell ever holds. */
function toCellValue(value: unknown): CellValue {
  const isValue = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isValue || value instanceof Date ? value : null;
}

type Parts = Record<string, Uint8Array<ArrayBuffer>>;

/** Nothing is unpacked before it is known how much it comes to, and nothing that holds no rows. */
function unpack(bytes: Uint8Array): Parts {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isRows = /\.xml(?:\.rels)?$/.test(name);
        size += isRows ? originalSize : 0;
        if (size > mostUnpackedBytes) {
          throw new UnreadableWorkbook(
            `is larger than ${mostUnpackedBytes / 1_000_000} MB when it is unpacked: export fewer days at once`,
          );
        }
        return isRows;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableWorkbook ? error : damaged(error);
  }
}

/** Handed over without being packed again: the library would unpack in a worker that a page's own rules forbid. */
async function readSheets(parts: Parts) {
  for (const [name, content] of Object.entries(parts)) {
    if (cellsOf(name, content) > mostCells) {
      throw new UnreadableWorkbook(
        "has a sheet with values far below or beside its rows: delete those, or save as CSV",
      );
    }
  }
  try {
    return await readXlsxFile(zipSync(parts, { level: 0 }).buffer, { parseNumber: Number, trim: false });
  } catch (error) {
    throw damaged(error);
  }
}

/** How many cells a sheet has when every row is as long as the longest. */
function cellsOf(name: string, content: Uint8Array): number {
  if (!/worksheets?\//i.test(name)) {
    return 0;
  }
  let widest = 0;
  let lowest = 0;
  for (const [, letters = "", row = ""] of strFromU8(content).matchAll(/<c [^>]*?\br="([A-Z]+)(\d+)"/g)) {
    widest = Math.max(
      widest,
      [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    );
    lowest = Math.max(lowest, Number(row));
  }
  return widest * lowest;
}

function damaged(cause: unknown): UnreadableWorkbook {
  return new UnreadableWorkbook("is a workbook that can't be opened: save it again, or as CSV", { cause });
}

/** Names inside a workbook of the old form are written two bytes a letter. */
function holdsText(bytes: Uint8Array, text: string): boolean {
  const latin = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return latin.includes(text);
}
