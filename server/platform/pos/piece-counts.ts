/** Pieces of one ticket or buy by category code, stored with it so that counts need not read its lines. */
export type PieceCounts = { pieceCodes: string[]; pieceCounts: number[] };

/** Sums the pieces; each code appears once. */
export function pieceCounts(pieces: readonly { code: string; quantity: number }[]): PieceCounts {
  const counts = new Map<string, number>();
  for (const { code, quantity } of pieces) {
    counts.set(code, (counts.get(code) ?? 0) + quantity);
  }
  const codes = [...counts.keys()].toSorted();
  return { pieceCodes: codes, pieceCounts: codes.map((code) => counts.get(code) ?? 0) };
}
