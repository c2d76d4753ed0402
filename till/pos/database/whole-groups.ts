/**
 * Keeps the rows of each ticket or buy together while a query is read page by page, so that none is sent in halves. The
 * rows of one group stand no further apart than the overlap.
 */
import type { FileLine } from "#common/pos-files/export-lines.ts";
import type { Mark } from "./bookmark.ts";

export type MarkedLine = FileLine & { group: string; mark: Mark };

export type WholeGroup = {
  group: string;
  lines: MarkedLine[];
  first: Mark;
  /** The bookmark is not the same on all its lines. */
  isSpread: boolean;
};

export class OpenGroups {
  readonly #overlap: Mark;
  readonly #cutUpTo: Mark | null;
  readonly #open = new Map<string, MarkedLine[]>();

  /** `cutUpTo`: a group without a line after it may lack lines that were not read again; null when none can. */
  constructor(overlap: Mark, cutUpTo: Mark | null) {
    this.#overlap = overlap;
    this.#cutUpTo = cutUpTo;
  }

  add(lines: readonly MarkedLine[]): void {
    for (const line of lines) {
      const open = this.#open.get(line.group);
      if (open === undefined) {
        this.#open.set(line.group, [line]);
      } else {
        open.push(line);
      }
    }
  }

  /** Takes out the groups that can get no more lines when everything up to `read` was read; all when it is null. */
  takeWhole(read: Mark | null): WholeGroup[] {
    const whole: WholeGroup[] = [];
    for (const [group, lines] of this.#open) {
      const [{ mark: first } = { mark: 0n }] = lines;
      const last = lines.at(-1)?.mark ?? first;
      if (read !== null && first + this.#overlap > read) {
        continue;
      }
      this.#open.delete(group);
      if (this.#cutUpTo === null || last > this.#cutUpTo) {
        whole.push({ group, lines, first, isSpread: first !== last });
      }
    }
    return whole;
  }
}
