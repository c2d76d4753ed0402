export type Plain = string | number | boolean | null;

/** The fields whose values differ, as they were and as they are. Null when none does. */
export function changedFields(
  before: Readonly<Record<string, Plain>>,
  after: Readonly<Record<string, Plain>>,
): { before: Record<string, Plain>; after: Record<string, Plain> } | null {
  const names = Object.keys(after).filter((name) => (before[name] ?? null) !== after[name]);
  if (names.length === 0) {
    return null;
  }
  const pick = (from: Readonly<Record<string, Plain>>) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

export type DefinedFields<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Drops undefined fields, because an absent field stays as it is. */
export function definedFields<Fields extends object>(fields: Fields): DefinedFields<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries of the same object, some left out
  return Object.fromEntries(present) as DefinedFields<Fields>;
}
