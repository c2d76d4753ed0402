/** Pieces of one ticket or buy by category code: kept with it, so that nobody who counts goods reads its lines. */
export type PieceCounts = { pieceCodes: string[]; pieceCounts: number[] };

/** Each code once, in whatever order the lines named it. */
export function pieceCounts(pieces: readonly { code: string; quantity: number }[]): PieceCounts {
  const counts = new Map<string, number>();
  for (const { code, quantity } of pieces) {
    counts.set(code, (counts.get(code) ?? 0) + quantity);
  }
  const codes = [...counts.keys()].toSorted();
  return { pieceCodes: codes, pieceCounts: codes.map((code) => counts.get(code) ?? 0) };
}
