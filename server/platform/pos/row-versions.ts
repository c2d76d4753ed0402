import type { PosRow } from "#common/pos-rows.ts";

/** Which of two versions of one row is newer: the point of sale's own time, then the device's count. */
export type Version = { updatedAt: Date; seq: number };

export function isNewer(version: Version, than: Version): boolean {
  const difference = version.updatedAt.getTime() - than.updatedAt.getTime();
  return difference === 0 ? version.seq > than.seq : difference > 0;
}

export function versionOf(row: PosRow): Version {
  return { updatedAt: new Date(row.updatedAt), seq: row.seq };
}

/** The kind of the row that a tombstone is about, or of the row itself. */
export function subjectKind(row: PosRow): Exclude<PosRow["kind"], "tombstone"> {
  return row.kind === "tombstone" ? row.of : row.kind;
}

/** The newest row for each kind and id; older ones of the same batch say nothing any more. */
export function newestRows(rows: readonly PosRow[]): PosRow[] {
  const newest = new Map<string, PosRow>();
  for (const row of rows) {
    const key = `${subjectKind(row)}/${row.externalId}`;
    const other = newest.get(key);
    if (other === undefined || isNewer(versionOf(row), versionOf(other))) {
      newest.set(key, row);
    }
  }
  return [...newest.values()];
}
