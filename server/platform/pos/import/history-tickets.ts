import {
  addLine,
  finishTicket,
  openTicket,
  refusedTicket,
  type OpenTicket,
  type ReadTicket,
} from "#common/pos-files/export-tickets.ts";
import { readLineTicket, type Place } from "#common/pos-files/export-lines.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { readRows } from "#server/platform/pos/feed-rows.ts";
import { fileLines } from "./history-file.ts";
import type { Survey } from "./history-file.ts";

/** A ticket of the file, with the row of a complete one. */
export type HistoryTicket = ReadTicket & { row: PosRowInput | null };

/**
 * Groups lines into tickets, in order of completion, counted from 1. One bad line refuses its whole ticket, which would be
 * wrong without it. Nothing is dropped silently.
 */
export async function* historyTickets(
  file: string,
  { place, survey, updatedAt }: { place: Place; survey: Survey; updatedAt: Date | null },
): AsyncGenerator<HistoryTicket> {
  const open = new Map<string, OpenTicket>();
  let seq = 0;
  for await (const line of fileLines(file, place.map)) {
    const about = readLineTicket(line, place);
    const ticket = open.get(about.key) ?? openTicket();
    open.set(about.key, ticket);
    addLine(ticket, line, place);
    if (ticket.files.length === survey.linesOf.get(about.key)) {
      open.delete(about.key);
      seq += 1;
      const isWhole = !survey.undated.has(about.numberAtRegister);
      const read = finishTicket(ticket, { ...about, isWhole, updatedAt, place });
      yield withRow(read, { ticket, seq });
    }
  }
}

function withRow(read: ReadTicket, { ticket, seq }: { ticket: OpenTicket; seq: number }): HistoryTicket {
  if (read.fact === null) {
    return { ...read, row: null };
  }
  const row = { ...read.fact, seq };
  const [refusal] = readRows([row]).refused;
  return refusal
    ? { ...refusedTicket(read, ticket.files, `${refusal.path}: ${refusal.reason}`), row: null }
    : { ...read, row };
}
