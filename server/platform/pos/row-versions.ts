import type { PosRow } from "#common/pos/pos-rows.ts";

export type RowKind = Exclude<PosRow["kind"], "tombstone">;

/** `updatedAt` is never later than the time of receipt. */
export type Version = { updatedAt: Date; seq: number; deviceId: string | null };

/**
 * Kinds that make up a day. A register sends their states in order, so its sequence number decides, whatever its clock
 * shows. A back-fill sends the other kinds newest first, so for them the time decides.
 */
export const dayKinds: ReadonlySet<RowKind> = new Set<RowKind>(["transaction", "buy", "dayClose"]);

/**
 * Returns whether a version replaces the stored one of the same row. Between registers only the time decides; of two
 * versions with the same time the first stays.
 */
export function isNewer(version: Version, than: Version, kind: RowKind): boolean {
  const isSameDevice = version.deviceId === than.deviceId;
  if (isSameDevice && dayKinds.has(kind)) {
    return version.seq > than.seq;
  }
  const difference = version.updatedAt.getTime() - than.updatedAt.getTime();
  return difference === 0 && isSameDevice ? version.seq > than.seq : difference > 0;
}

/** Caps the time at now, since a register whose clock is ahead would otherwise win over all others. */
export function versionOf(row: PosRow, origin: { deviceId: string; now: Date }): Version {
  const updatedAtMs = Math.min(Date.parse(row.updatedAt), origin.now.getTime());
  return { updatedAt: new Date(updatedAtMs), seq: row.seq, deviceId: origin.deviceId };
}

/** Returns the kind of the row, or of the row that a tombstone removes. */
export function subjectKind(row: PosRow): RowKind {
  return row.kind === "tombstone" ? row.of : row.kind;
}

/** Returns the newest row of each kind and id, since older ones of the same batch change nothing. */
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
