import type { PersonHistoryEntry } from "./history.queries.ts";

/** Why something that a person did is worth a look. */
export type PersonMark = {
  /** Of the history's entry that it marks. */
  id: string;
  at: string;
  register: string | null;
  why: string;
  /** What was done, where the history itself leaves it out, as every PIN that is given; null where it shows it. */
  words: string | null;
};

export type PersonLine = { entry: PersonHistoryEntry; words: string; why: string[] };

/**
 * What a person did with what is worth a look among it, the newest first. A mark that the history has no line for gets
 * one of its own, where `isShown` says that its time is among those on the screen.
 */
export function withMarks(
  entryLines: readonly Omit<PersonLine, "why">[],
  marks: readonly PersonMark[],
  isShown: (mark: PersonMark) => boolean,
): PersonLine[] {
  const whyOf = (id: string): string[] => marks.flatMap((mark) => (mark.id === id ? [mark.why] : []));
  const shownIds = new Set(entryLines.map(({ entry }) => entry.id));
  const added = new Map<string, PersonLine>();
  for (const mark of marks) {
    const { id, at, register, words } = mark;
    if (words !== null && !shownIds.has(id) && isShown(mark)) {
      const entry = { id, at, name: "", subject: null, deviceName: register, userAgent: null };
      added.set(id, { entry, words, why: whyOf(id) });
    }
  }
  const lines = entryLines.map((line) => ({ ...line, why: whyOf(line.entry.id) }));
  // An id begins with its time.
  return [...lines, ...added.values()].toSorted((left, right) => (left.entry.id < right.entry.id ? 1 : -1));
}
