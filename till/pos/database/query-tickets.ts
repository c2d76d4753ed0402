/** Whole tickets of a query, read by the same rules as the lines of a file. */
import type { Place } from "#common/pos-files/export-lines.ts";
import { type FileRow, type FileTicket, readExport } from "#common/pos-files/read-export.ts";
import type { DatabaseQuery } from "./database-settings.ts";
import type { MarkedLine, WholeTicket } from "./whole-tickets.ts";

export type QueryTickets = {
  tickets: (FileTicket & { from: string; isSpread: boolean })[];
  /** By ticket: bookmark, reason and values of each of its rows. */
  refused: Map<string, string[][]>;
};

type ReadingTickets = { query: DatabaseQuery; place: Place; readAt: Date };

export async function readTickets(
  whole: readonly WholeTicket[],
  { query, place, readAt }: ReadingTickets,
): Promise<QueryTickets> {
  const lines = whole.flatMap((ticket) => ticket.lines);
  const parse = () => rowsOf(lines);
  const read = await readExport(new Uint8Array(), { ...place, writtenAt: readAt, parse });
  const about = new Map(whole.map((ticket) => [ticket.ticket, ticket]));
  const tickets = read.tickets.map((ticket) => {
    const { first = 0n, isSpread = false } = about.get(ticket.fact.externalId) ?? {};
    // Where lines have bookmarks of their own, fewer of them may be a part; else each reading has the whole ticket.
    return { ...ticket, isCut: isSpread, isTorn: false, from: String(first), isSpread };
  });
  const refused = new Map<string, string[][]>();
  for (const { lineNumber, record, reason } of read.refused) {
    const ticket = lines[lineNumber]?.ticket ?? "";
    const row = [record.get(query.bookmark) ?? "", reason, [...record.values()].join(" | ")];
    refused.set(ticket, [...(refused.get(ticket) ?? []), row]);
  }
  return { tickets, refused };
}

/** A header and the rows, numbered by their place, as a parsed file would give them. */
async function* rowsOf(lines: readonly MarkedLine[]): AsyncGenerator<FileRow> {
  const columns = [...(lines[0]?.record.keys() ?? [])];
  if (lines.length > 0) {
    yield { cells: columns, lineNumber: 0 };
  }
  for (const [at, { record }] of lines.entries()) {
    yield { cells: columns.map((name) => record.get(name) ?? ""), lineNumber: at };
  }
}
