export type Reason = { id: string; kind: "take" | "pass"; name: string; position: number; isActive: boolean };

/** Of each list so many may be active. */
export const mostReasons = 5;

/** What a store begins with. */
export const defaultReasons: Readonly<Record<Reason["kind"], readonly string[]>> = {
  take: ["In demand", "Great condition", "Current style", "Right season", "Good brand"],
  pass: ["Condition", "Style too old", "Wrong season", "Too many in stock", "Brand not carried"],
};

export type EditedReason = { id: string; name: string };

/** The list as a manager left it: renamed ones keep their id, those left out are switched off. */
export function reasonsAfter(
  current: readonly Reason[],
  kind: Reason["kind"],
  edited: readonly EditedReason[],
): Reason[] {
  const own = current.filter((reason) => reason.kind === kind);
  const listed = edited.map(({ id, name }, position) => ({ id, kind, name, position, isActive: true }));
  const left = own.filter(({ id }) => !edited.some((reason) => reason.id === id));
  return [...listed, ...left.map((reason) => ({ ...reason, isActive: false }))];
}
