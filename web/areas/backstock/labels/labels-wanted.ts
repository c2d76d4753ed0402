/** Which labels somebody wants: of bins they chose, of a range of numbers that is still to be typed, or of a place. */
export type LabelsWanted =
  | { binIds: readonly string[] }
  | { range: { from: number; to: number } | null }
  | { locationId: string; name: string };

export type TypedRange = { from: number | string | null; to: number | string | null };

/** As the API takes it; null while the range is none. */
export function labelsInput(wanted: LabelsWanted, typed: TypedRange, isSlip: boolean) {
  if ("binIds" in wanted) {
    return { binIds: [...wanted.binIds], isSlip };
  }
  if ("locationId" in wanted) {
    return { locationId: wanted.locationId, isSlip: false };
  }
  const from = typed.from;
  const to = typed.to ?? from;
  const isRange = typeof from === "number" && typeof to === "number" && from <= to;
  return isRange ? { from, to, isSlip } : null;
}
