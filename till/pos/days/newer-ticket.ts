import type { FileTicket } from "#common/pos-files/read-export.ts";
import type { TakenTicket } from "./sales-days.ts";

/** A ticket of a file that is read now. */
export type ReadingTicket = TakenTicket & Pick<FileTicket, "isCut" | "isTorn">;

/**
 * Whether a ticket replaces what an earlier reading gave. The file it came from corrects it, and so does a file written
 * later. A part of it does not: a copy that is half there has fewer lines, and the rest comes or stands elsewhere.
 */
export function isNewerTicket(ticket: ReadingTicket, earlier: TakenTicket | undefined): boolean {
  if (earlier === undefined) {
    return true;
  }
  const isSameFile = ticket.file === earlier.file;
  if (contentOf(ticket) === contentOf(earlier)) {
    return false;
  }
  if (ticket.map !== earlier.map) {
    return isSameFile || ticket.writtenMs >= earlier.writtenMs;
  }
  if (ticket.isCut && isPart(ticket, earlier)) {
    return false;
  }
  if (ticket.isTorn && !isSameFile && ticket.fact.lines.length <= earlier.fact.lines.length) {
    return false;
  }
  return isSameFile || ticket.writtenMs > earlier.writtenMs;
}

function contentOf({ fact }: TakenTicket): string {
  return JSON.stringify({ ...fact, updatedAt: null });
}

function isPart(ticket: TakenTicket, whole: TakenTicket): boolean {
  const left = whole.fact.lines.map((line) => JSON.stringify(line));
  for (const line of ticket.fact.lines) {
    const at = left.indexOf(JSON.stringify(line));
    if (at === -1) {
      return false;
    }
    left.splice(at, 1);
  }
  return ticket.fact.tenders.length <= whole.fact.tenders.length;
}
