import type { PosRow } from "#common/pos/pos-rows.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { listStoredVersions, listPredecessors } from "./feed.db.ts";
import type { StoredVersion } from "./feed.db.ts";

type Tickets = { rows: readonly PosRow[]; storedVersions: ReadonlyMap<string, StoredVersion> };

/**
 * Keys tickets, because registers of one store may use the same ids. The first register keeps the plain id; a ticket of
 * another register with that id gets a key with the register, so that neither overwrites the other.
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
