import type { PosRow } from "#common/pos-rows.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { listStoredVersions, listPredecessors } from "./feed.db.ts";
import type { StoredVersion } from "./feed.db.ts";

type Tickets = { rows: readonly PosRow[]; storedVersions: ReadonlyMap<string, StoredVersion> };

/**
 * Registers of one store may number their tickets alike. The first register that sends an id has it as it is; a ticket of
 * another register with the same id is kept under a key of that register, so that neither ever overwrites the other.
 */
export async function keyTickets(
  sql: Sql,
  { storeId, deviceId }: { storeId: number; deviceId: string },
  tickets: Tickets,
): Promise<Tickets> {
  const candidates = [...new Set([...tickets.storedVersions.values()].map((row) => row.deviceId ?? deviceId))].filter(
    (owner) => owner !== deviceId,
  );
  if (candidates.length === 0) {
    return tickets;
  }
  const predecessors = await listPredecessors(sql, { storeId, deviceId, candidates });
  const isForeign = ({ externalId }: PosRow): boolean => {
    const owner = tickets.storedVersions.get(externalId)?.deviceId ?? deviceId;
    return owner !== deviceId && !predecessors.has(owner);
  };
  const rows = tickets.rows.map((row) =>
    isForeign(row) ? { ...row, externalId: `${row.externalId}@${deviceId}` } : row,
  );
  const externalIds = rows.filter((row, at) => row !== tickets.rows[at]).map(({ externalId }) => externalId);
  const storedVersions = new Map([
    ...tickets.storedVersions,
    ...(await listStoredVersions(sql, { storeId, kind: "transaction", externalIds })),
  ]);
  return { rows, storedVersions };
}
