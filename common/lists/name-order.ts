const collator = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

/** Ascending, as people sort names: `Branch 9` before `Branch 10`, `apple` beside `Apple`. */
export function compareNames(left: string, right: string): number {
  return collator.compare(left, right);
}

/** Sorted by name; those of one name by the number that never changes. */
export function sortedByName<Named extends { name: string; id: number }>(rows: readonly Named[]): Named[] {
  return rows.toSorted((left, right) => compareNames(left.name, right.name) || left.id - right.id);
}
