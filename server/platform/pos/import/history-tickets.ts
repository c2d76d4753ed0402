import type { PosRowInput } from "#common/pos/pos-rows.ts";
import { readRows } from "#server/platform/pos/feed-rows.ts";
import { fileLines } from "./history-file.ts";
import type { Survey } from "./history-file.ts";
import type { Millionths } from "./exact-amount.ts";
import { isCreditNote, readLine, buildTicket, readLineTicket } from "./ticket-lines.ts";
import type { FileLine, LineTicket, Place, ReadLine } from "./ticket-lines.ts";

export type RefusedLine = FileLine & { reason: string };

/** A complete ticket, or the lines of a refused one, each with the reason. */
export type ReadTicket = {
  number: string;
  lineCount: number;
  isCreditNote: boolean;
  amount: Millionths;
  row: PosRowInput | null;
  refused: RefusedLine[];
};

type Open = { files: FileLine[]; lines: ReadLine[]; faults: Map<FileLine, string>; isCreditNote: boolean };

/**
 * Groups lines into tickets, in order of completion, counted from 1. One bad line refuses its whole ticket, which would be
 * wrong without it. Nothing is dropped silently.
 */
export async function* historyTickets(
  file: string,
  { place, survey, updatedAt }: { place: Place; survey: Survey; updatedAt: Date | null },
): AsyncGenerator<ReadTicket> {
  const open = new Map<string, Open>();
  let seq = 0;
  for await (const line of fileLines(file, place.map)) {
    const about = readLineTicket(line, place);
    const ticket = open.get(about.key) ?? {
      files: [],
      lines: [],
      faults: new Map<FileLine, string>(),
      isCreditNote: false,
    };
    open.set(about.key, ticket);
    ticket.files.push(line);
    const read = readLine(line, place);
    if ("fault" in read) {
      ticket.faults.set(line, read.fault);
    } else {
      ticket.lines.push(read);
    }
    if (ticket.files.length === survey.linesOf.get(about.key)) {
      open.delete(about.key);
      seq += 1;
      const isWhole = !survey.undated.has(about.numberAtRegister);
      yield finishTicket(ticket, { ...about, isWhole, seq, updatedAt, place });
    }
  }
}

type About = LineTicket & { isWhole: boolean; seq: number; updatedAt: Date | null; place: Place };

function finishTicket(ticket: Open, about: About): ReadTicket {
  const { number, place } = about;
  const { files, lines, faults } = ticket;
  const read = {
    number,
    lineCount: files.length,
    isCreditNote: isCreditNote(number, lines, place.map),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0n),
  };
  const refuse = (reason: (line: FileLine) => string): ReadTicket => ({
    ...read,
    row: null,
    refused: files.map((line) => ({ ...line, reason: reason(line) })),
  });
  const [first, ...others] = lines;
  if (number === "") {
    return refuse(() => `${place.map.columns.number} is empty`);
  }
  if (faults.size > 0 || first === undefined || !about.isWhole) {
    return refuse((line) => faults.get(line) ?? `Another line of ${number} is not valid`);
  }
  const row = buildTicket([first, ...others], { ...about, map: place.map });
  const [refusal] = readRows([row]).refused;
  return refusal ? refuse(() => `${refusal.path}: ${refusal.reason}`) : { ...read, row, refused: [] };
}
