import type { PosRow } from "#common/pos-rows.ts";

export type RowKind = Exclude<PosRow["kind"], "tombstone">;

/** `updatedAt` is never later than the time at which the version was received. */
export type Version = { updatedAt: Date; seq: number; deviceId: string | null };

/**
 * Kinds that a day is made of. A register sends their states in the order in which they happened, so its count decides,
 * whatever its clock showed. The other kinds are records that a back-fill sends newest day first: there the time decides.
 */
export const dayKinds: ReadonlySet<RowKind> = new Set<RowKind>(["transaction", "buy", "dayClose"]);

/**
 * Whether a version replaces the one that we have of the same row. Between registers only the time can decide; of two
 * versions with the same time the one that came first stays.
 */
export function isNewer(version: Version, than: Version, kind: RowKind): boolean {
  const isSameDevice = version.deviceId === than.deviceId;
  if (isSameDevice && dayKinds.has(kind)) {
    return version.seq > than.seq;
  }
  const difference = version.updatedAt.getTime() - than.updatedAt.getTime();
  return difference === 0 && isSameDevice ? version.seq > than.seq : difference > 0;
}

/** A register whose clock is ahead would otherwise win over every other one until its time has come. */
export function versionOf(row: PosRow, origin: { deviceId: string; now: Date }): Version {
  const updatedAtMs = Math.min(Date.parse(row.updatedAt), origin.now.getTime());
  return { updatedAt: new Date(updatedAtMs), seq: row.seq, deviceId: origin.deviceId };
}

/** The kind of the row that a tombstone is about, or of the row itself. */
export function subjectKind(row: PosRow): RowKind {
  return row.kind === "tombstone" ? row.of : row.kind;
}

/** The newest row for each kind and id; older ones of the same batch change nothing. */
export function newestRows(rows: readonly PosRow[], origin: { deviceId: string; now: Date }): PosRow[] {
  const newest = new Map<string, PosRow>();
  for (const row of rows) {
    const kind = subjectKind(row);
    const key = `${kind}/${row.externalId}`;
    const previous = newest.get(key);
    if (previous === undefined || isNewer(versionOf(row, origin), versionOf(previous, origin), kind)) {
      newest.set(key, row);
    }
  }
  return [...newest.values()];
}
