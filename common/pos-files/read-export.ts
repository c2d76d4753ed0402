/** Reads the bytes of one export as tickets. Nothing here trusts that the file is whole. */
import type { z } from "zod";
import { transactionRow } from "#common/pos/pos-rows.ts";
import { readLineTicket, type FileLine, type LineTicket, type Place } from "./export-lines.ts";
import { missingColumns, type ExportMap } from "./export-map.ts";
import {
  addLine,
  finishTicket,
  openTicket,
  refusedTicket,
  type OpenTicket,
  type ReadTicket,
  type RefusedLine,
} from "./export-tickets.ts";
import { delimiterOf, encodingOf, type Delimiter } from "./file-text.ts";

export const ticketFact = transactionRow.omit({ seq: true });
export type TicketFact = z.output<typeof ticketFact>;

export type FileTicket = {
  fact: TicketFact;
  /** It may have more lines than were read: it is the file's last one, or its lines stand apart. */
  isCut: boolean;
  /** Its last line has no line end and may go on. */
  isTorn: boolean;
};

export type ExportRead = { lines: number; tickets: FileTicket[]; refused: RefusedLine[] };

/** The file's columns are not those of the map; the message is a sentence for people. */
export class MapMisfit extends Error {
  override readonly name = "MapMisfit";
}

/** The text ends inside a quote. */
export class UnclosedQuote extends Error {
  override readonly name = "UnclosedQuote";
}

/** The cells of one row, and the line of the file that it ends on. */
export type FileRow = { cells: readonly string[]; lineNumber: number };

/**
 * Parts a text into rows, without those that are empty; rows may differ in width.
 *
 * @throws UnclosedQuote after the rows that stand before the quote
 */
export type TextParser = (text: string, delimiter: Delimiter) => AsyncIterable<FileRow>;

export type ReadOptions = Place & { writtenAt: Date; parse: TextParser };

/** The till, the import and the page that makes a map read by this, so a file comes out the same in each. @throws MapMisfit */
export async function readExport(bytes: Uint8Array, options: ReadOptions): Promise<ExportRead> {
  const { writtenAt, parse, ...place } = options;
  const { lines, refused, isTorn } = await readLines(bytes, place.map, parse);
  const groups = groupLines(lines, place);
  const undated = new Set(
    groups.filter(({ about: { isDated } }) => !isDated).map((group) => group.about.numberAtRegister),
  );
  const read: ExportRead = { lines: lines.length + refused.length, tickets: [], refused };
  for (const group of groups) {
    const isWhole = !undated.has(group.about.numberAtRegister);
    const ticket = finishTicket(group.ticket, { ...group.about, isWhole, updatedAt: writtenAt, place });
    const { fact, refused: refusedLines } = judged(ticket, group.ticket.files);
    refused.push(...refusedLines);
    if (fact !== null) {
      const isLast = group.lastAt === lines.length - 1;
      read.tickets.push({ fact, isCut: isLast || group.isApart, isTorn: isLast && isTorn });
    }
  }
  return read;
}

type ReadLines = { lines: FileLine[]; refused: RefusedLine[]; isTorn: boolean };

async function readLines(bytes: Uint8Array, map: ExportMap, parse: TextParser): Promise<ReadLines> {
  const text = new TextDecoder(map.encoding ?? encodingOf(bytes)).decode(bytes);
  const read: ReadLines = { lines: [], refused: [], isTorn: text !== "" && !/[\r\n]$/.test(text) };
  const delimiter = map.delimiter ?? delimiterOf(text, map);
  let columns: string[] = [];
  let lastWidth = 0;
  try {
    for await (const { cells, lineNumber } of parse(text, delimiter)) {
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
    read.refused.push({ lineNumber: read.lines.length + 2, record: new Map(), reason: "A quote is not closed" });
    return { ...read, isTorn: true };
  }
  if (read.isTorn && lastWidth < columns.length) {
    const torn = read.lines.splice(-1);
    read.refused.push(...torn.map((line) => ({ ...line, reason: "The line is not whole yet" })));
  }
  return read;
}

function fittingHeader(cells: readonly string[], map: ExportMap): string[] {
  const columns = cells.map((name) => name.trim());
  const missing = missingColumns(columns, map);
  if (missing.length > 0) {
    throw new MapMisfit(`The file has no column ${missing.join(", ")}. Its columns are ${columns.join(", ")}.`);
  }
  return columns;
}

type Group = { about: LineTicket; ticket: OpenTicket; lastAt: number; isApart: boolean };

function groupLines(lines: readonly FileLine[], place: Place): Group[] {
  const groups = new Map<string, Group>();
  for (const [at, line] of lines.entries()) {
    const about = readLineTicket(line, place);
    const group = groups.get(about.key) ?? { about, ticket: openTicket(), lastAt: at - 1, isApart: false };
    groups.set(about.key, group);
    addLine(group.ticket, line, place);
    group.isApart ||= group.lastAt !== at - 1;
    group.lastAt = at;
  }
  return [...groups.values()];
}

/** The feed would refuse such a ticket, and then nobody who looks at the file would see why. */
function judged(ticket: ReadTicket, files: readonly FileLine[]): { fact: TicketFact | null; refused: RefusedLine[] } {
  if (ticket.fact === null) {
    return { fact: null, refused: ticket.refused };
  }
  const fact = ticketFact.safeParse(ticket.fact);
  if (fact.success) {
    return { fact: fact.data, refused: [] };
  }
  const [issue] = fact.error.issues;
  const reason = `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "Not a ticket"}`;
  return { fact: null, refused: refusedTicket(ticket, files, reason).refused };
}
