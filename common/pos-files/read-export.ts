/** Reads the bytes of one export. Nothing here trusts that the file is whole. */
import type { Place } from "./export-lines.ts";
import { isSalesMap, missingColumns, type ExportMap } from "./export-map.ts";
import type { RefusedLine } from "./export-tickets.ts";
import type { TicketFact } from "./file-facts.ts";
import type { FileRow } from "./file-row.ts";
import { delimiterOf, encodingOf, type Delimiter } from "./file-text.ts";
import { fixedRows } from "./forms/fixed-columns.ts";
import { isWorkbook, sheetFor, type FileContent, type Workbook } from "./forms/workbook.ts";
import type { KindRead, ReadFact, ReadLines } from "./kind-read.ts";
import { readBuysOfLines } from "./kinds/read-buy-lines.ts";
import { readRows } from "./kinds/read-rows.ts";
import { misfitText } from "./misfit-text.ts";
import { readTickets } from "./read-tickets.ts";

export type FileTicket = ReadFact<TicketFact>;

export type ExportRead = {
  lines: number;
  facts: ReadFact[];
  /** Those of the facts that are tickets. */
  tickets: FileTicket[];
  refused: RefusedLine[];
};

/** The file's columns are not those of the map; the message is a sentence for people. */
export class MapMisfit extends Error {
  override readonly name = "MapMisfit";
  /** The columns that the file lacks. */
  readonly missing: readonly string[];

  constructor(message: string, missing: readonly string[]) {
    super(message);
    this.missing = missing;
  }
}

/** The text ends inside a quote. */
export class UnclosedQuote extends Error {
  override readonly name = "UnclosedQuote";
}

/**
 * Parts a text into rows, without those that are empty; rows may differ in width.
 *
 * @throws UnclosedQuote after the rows that stand before the quote
 */
export type TextParser = (text: string, delimiter: Delimiter) => AsyncIterable<FileRow>;

export type ReadOptions = Place<ExportMap> & { writtenAt: Date; parse: TextParser };

/** The till, the import and the page that makes a map read by this, so a file comes out the same in each. @throws MapMisfit */
export async function readExport(content: FileContent, { parse, ...place }: ReadOptions): Promise<ExportRead> {
  const read = await readLines(content, place.map, parse);
  const { facts, refused } = readKind(read, place);
  const tickets = facts.flatMap(({ fact, ...rest }) => (fact.kind === "transaction" ? [{ fact, ...rest }] : []));
  return {
    lines: read.lines.length + read.refused.length,
    facts,
    tickets,
    refused: [...read.refused, ...refused],
  };
}

function readKind(read: ReadLines, place: Omit<ReadOptions, "parse">): KindRead {
  const { map } = place;
  if (isSalesMap(map)) {
    return readTickets(read, { ...place, map });
  }
  return map.kind === "buyLines" ? readBuysOfLines(read, { ...place, map }) : readRows(read, { ...place, map });
}

type Rows = {
  rows: AsyncIterable<FileRow> | Iterable<FileRow>;
  /** The last line has no line end and may go on. */
  isTorn: boolean;
};

/** How much of a text surely holds its header. */
const headerBytes = 65_536;

/** The rows of a file, the header first. @throws MapMisfit for a workbook without the sheet of the map */
function openRows(content: FileContent, map: ExportMap, parse: TextParser): Rows {
  if (isWorkbook(content)) {
    return { rows: sheetRows(content, map), isTorn: false };
  }
  const text = new TextDecoder(map.encoding ?? encodingOf(content)).decode(content);
  const isTorn = text !== "" && !/[\r\n]$/.test(text);
  return map.fixedColumns === undefined
    ? { rows: parse(text, map.delimiter ?? delimiterOf(text, map)), isTorn }
    : { rows: fixedRows(text, map.fixedColumns), isTorn };
}

function sheetRows(workbook: Workbook, map: ExportMap): readonly FileRow[] {
  const sheet = sheetFor(workbook, map);
  if (sheet === undefined && map.sheet !== undefined) {
    const names = workbook.sheets.map(({ name }) => name).join(", ");
    throw new MapMisfit(`The file has no sheet ${map.sheet}. Its sheets are ${names}.`, missingColumns([], map));
  }
  return sheet?.rows ?? [];
}

async function readLines(content: FileContent, map: ExportMap, parse: TextParser): Promise<ReadLines> {
  const { rows, isTorn } = openRows(content, map, parse);
  const read: ReadLines = { lines: [], refused: [], isTorn };
  let columns: string[] = [];
  let lastWidth = 0;
  let lastLine = 0;
  try {
    for await (const { cells, lineNumber } of rows) {
      lastLine = lineNumber;
      if (columns.length === 0) {
        columns = fittingHeader(cells, map);
        continue;
      }
      lastWidth = cells.length;
      read.lines.push({ lineNumber, record: new Map(columns.map((name, at) => [name, cells[at] ?? ""])) });
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) {
      throw error;
    }
    // What stands before the quote that nothing closes is read; the rest may still come.
    read.refused.push({ lineNumber: lastLine + 1, record: new Map(), reason: "A quote is not closed" });
    return { ...read, isTorn: true };
  }
  if (read.isTorn && lastWidth < columns.length) {
    const torn = read.lines.splice(-1);
    read.refused.push(...torn.map((line) => ({ ...line, reason: "The line is not whole yet" })));
  }
  return read;
}

/** The columns of a file; none when it is empty yet. @throws MapMisfit when they are not those of the map */
export async function readColumns(content: FileContent, map: ExportMap, parse: TextParser): Promise<string[]> {
  const start = isWorkbook(content) ? content : content.subarray(0, headerBytes);
  try {
    for await (const { cells } of openRows(start, map, parse).rows) {
      return fittingHeader(cells, map);
    }
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) {
      throw error;
    }
  }
  return [];
}

function fittingHeader(cells: readonly string[], map: ExportMap): string[] {
  const columns = cells.map((name) => name.trim());
  const missing = missingColumns(columns, map);
  if (missing.length > 0) {
    throw new MapMisfit(misfitText(missing, columns), missing);
  }
  return columns;
}
