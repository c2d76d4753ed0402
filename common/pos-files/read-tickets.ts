import { readLineTicket, type Place } from "./export-lines.ts";
import { addLine, finishTicket, openTicket, refusedTicket } from "./export-tickets.ts";
import { checkFact } from "./file-facts.ts";
import { groupLines } from "./group-lines.ts";
import type { KindRead, ReadLines } from "./kind-read.ts";

export function readTickets(
  { lines, isTorn }: ReadLines,
  { writtenAt, ...place }: Place & { writtenAt: Date },
): KindRead {
  const groups = groupLines(lines, (line) => readLineTicket(line, place));
  const undated = new Set(groups.filter(({ about }) => !about.isDated).map(({ about }) => about.numberAtRegister));
  const read: KindRead = { facts: [], refused: [] };
  for (const { about, lines: files, isApart, isLast } of groups) {
    const open = openTicket();
    files.forEach((line) => addLine(open, line, place));
    const isWhole = !undated.has(about.numberAtRegister);
    const ticket = finishTicket(open, { ...about, isWhole, updatedAt: writtenAt, place });
    const checked = ticket.fact === null ? null : checkFact(ticket.fact);
    if (checked === null) {
      read.refused.push(...ticket.refused);
    } else if ("fault" in checked) {
      read.refused.push(...refusedTicket(ticket, files, checked.fault).refused);
    } else {
      read.facts.push({ fact: checked, isCut: isLast || isApart, isTorn: isLast && isTorn });
    }
  }
  return read;
}
