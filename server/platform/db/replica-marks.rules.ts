/** A moment of the primary: all that was committed before it lies in the log before `lsn`. */
export type Mark = { number: number; lsn: bigint; at: Date };

export type Standing = {
  /** Taken when the question came. */
  needed: Mark;
  /** The newest mark of which the replica has everything; null until one is known. */
  replayed: Mark | null;
  /** The first mark taken after the last change was heard of that the question is about; 0 when none was. */
  changedBefore: number;
};

/** `asOf` is null for an answer that misses nothing. */
export type Answerer = { by: "replica"; asOf: Date | null } | { by: "primary"; because: "changed" | "late" };

/**
 * Who answers. A replica that has all of the question's moment misses nothing. One that is behind answers with its own
 * moment while that is recent enough and nobody has changed anything since, so that no screen sees an older answer than
 * the change that made it ask.
 */
export function chooseAnswerer({ needed, replayed, changedBefore }: Standing, mostBehindMs: number): Answerer {
  if (replayed !== null && replayed.lsn >= needed.lsn) {
    return { by: "replica", asOf: null };
  }
  if (replayed === null || needed.at.getTime() - replayed.at.getTime() > mostBehindMs) {
    return { by: "primary", because: "late" };
  }
  return replayed.number >= changedBefore
    ? { by: "replica", asOf: replayed.at }
    : { by: "primary", because: "changed" };
}

/** The newest mark that lies within what was replayed; the marks are in their order. */
export function newestWithin(marks: readonly Mark[], lsn: bigint): Mark | null {
  return marks.findLast((mark) => mark.lsn <= lsn) ?? null;
}

/** PostgreSQL writes a place in its log as two hexadecimal numbers. */
export function readLsn(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
