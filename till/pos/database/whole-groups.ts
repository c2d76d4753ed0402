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
  /** Its lines came with more than one page, so it may have been changed between them. */
  isAcrossPages: boolean;
};

type OpenGroup = { lines: MarkedLine[]; isAcrossPages: boolean };

export class OpenGroups {
  readonly #overlap: Mark;
  readonly #cutUpTo: Mark | null;
  readonly #open = new Map<string, OpenGroup>();

  /** `cutUpTo`: a group without a line after it may lack lines that were not read again; null when none can. */
  constructor(overlap: Mark, cutUpTo: Mark | null) {
    this.#overlap = overlap;
    this.#cutUpTo = cutUpTo;
  }

  /** Adds the lines of a page. */
  add(page: readonly MarkedLine[]): void {
    for (const [group, lines] of Map.groupBy(page, (line) => line.group)) {
      const open = this.#open.get(group);
      this.#open.set(group, { lines: [...(open?.lines ?? []), ...lines], isAcrossPages: open !== undefined });
    }
  }

  /** Takes out the groups that can get no more lines when everything up to `read` was read; all when it is null. */
  takeWhole(read: Mark | null): WholeGroup[] {
    const whole: WholeGroup[] = [];
    for (const [group, { lines, isAcrossPages }] of this.#open) {
      const { first, last } = marksOf(lines);
      if (read !== null && first + this.#overlap > read) {
        continue;
      }
      this.#open.delete(group);
      if (this.#cutUpTo === null || last > this.#cutUpTo) {
        whole.push({ group, lines, first, isSpread: first !== last, isAcrossPages });
      }
    }
    return whole;
  }
}

/** The marks of a group's first and last line. */
export function marksOf(lines: readonly MarkedLine[]): { first: Mark; last: Mark } {
  const first = lines[0]?.mark ?? 0n;
  return { first, last: lines.at(-1)?.mark ?? first };
}
