import type { FileTicket } from "#common/pos-files/read-export.ts";
import type { TakenTicket } from "./sales-days.ts";

/** A ticket that is read now. */
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
  if (isLaterPart(ticket, earlier)) {
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

/**
 * Whether a query gave only lines that came after those of an earlier look. Where all lines of a ticket have one
 * bookmark it moves with them, and a later one is a correction.
 */
export function isLaterPart(ticket: TakenTicket, earlier: TakenTicket): boolean {
  const isSpread = ticket.isSpread === true || earlier.isSpread === true;
  const isSameQuery = ticket.file === earlier.file && ticket.map === earlier.map;
  return isSpread && isSameQuery && BigInt(ticket.from ?? 0) > BigInt(earlier.from ?? 0);
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
