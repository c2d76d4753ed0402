export type Reason = {
  id: string;
  kind: "take" | "pass";
  name: string;
  position: number;
  isActive: boolean;
  /** Passed pieces of this reason are welcome when the next season begins. */
  isSeasonal: boolean;
};

/** Of each list so many may be active. */
export const mostReasons = 5;

/** What a store begins with. */
export const defaultReasons: Readonly<Record<Reason["kind"], readonly string[]>> = {
  take: ["In demand", "Great condition", "Current style", "Right season", "Good brand"],
  pass: ["Condition", "Style too old", "Wrong season", "Too many in stock", "Brand not carried"],
};

/** The usual reason whose pieces are asked for again. */
export const usualSeasonalReason = "Wrong season";

export type EditedReason = { id: string; name: string; isSeasonal: boolean };

/** The list as a manager left it: renamed ones keep their id, those left out are switched off. */
export function reasonsAfter(
  current: readonly Reason[],
  kind: Reason["kind"],
  edited: readonly EditedReason[],
): Reason[] {
  const own = current.filter((reason) => reason.kind === kind);
  const listed = edited.map(({ id, name, isSeasonal }, position) => ({
    ...{ id, kind, name, position, isActive: true },
    isSeasonal: kind === "pass" && isSeasonal,
  }));
  const left = own.filter(({ id }) => !edited.some((reason) => reason.id === id));
  return [...listed, ...left.map((reason) => ({ ...reason, isActive: false }))];
}
