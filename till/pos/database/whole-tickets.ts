/**
 * Keeps the lines of each ticket together while a query is read page by page, so that no ticket is sent in halves. The
 * lines of one ticket stand no further apart than the overlap.
 */
import type { FileLine } from "#common/pos-files/export-lines.ts";
import type { Mark } from "./bookmark.ts";

export type MarkedLine = FileLine & { ticket: string; mark: Mark };

export type WholeTicket = {
  ticket: string;
  lines: MarkedLine[];
  first: Mark;
  /** The bookmark is not the same on all its lines. */
  isSpread: boolean;
};

export class OpenTickets {
  readonly #overlap: Mark;
  readonly #cutUpTo: Mark | null;
  readonly #open = new Map<string, MarkedLine[]>();

  /** `cutUpTo`: a ticket without a line after it may lack lines that were not read again; null when none can. */
  constructor(overlap: Mark, cutUpTo: Mark | null) {
    this.#overlap = overlap;
    this.#cutUpTo = cutUpTo;
  }

  add(lines: readonly MarkedLine[]): void {
    for (const line of lines) {
      const open = this.#open.get(line.ticket);
      if (open === undefined) {
        this.#open.set(line.ticket, [line]);
      } else {
        open.push(line);
      }
    }
  }

  /** Takes out the tickets that can get no more lines when everything up to `read` was read; all when it is null. */
  takeWhole(read: Mark | null): WholeTicket[] {
    const whole: WholeTicket[] = [];
    for (const [ticket, lines] of this.#open) {
      const [{ mark: first } = { mark: 0n }] = lines;
      const last = lines.at(-1)?.mark ?? first;
      if (read !== null && first + this.#overlap > read) {
        continue;
      }
      this.#open.delete(ticket);
      if (this.#cutUpTo === null || last > this.#cutUpTo) {
        whole.push({ ticket, lines, first, isSpread: first !== last });
      }
    }
    return whole;
  }
}
