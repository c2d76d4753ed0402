import type { DeviceReading } from "#common/pos-files/device-reading.ts";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * The store's device that stands for the service: a register without a program, without a token and without a user. One
 * that was there before goes on, and its tickets with it.
 */
export async function saveRegisterDevice(
  sql: Sql,
  device: { storeId: number; id: string; name: string; provider: string; posName: string; now: Date },
): Promise<void> {
  const { storeId, id, name, provider, posName, now } = device;
  const values = { provider, posName, isPosConnected: true, lastSeenAt: now, revokedAt: null };
  await sql
    .insertInto("devices")
    .values({ storeId, id, name, type: "pos", ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet(values))
    .execute();
}

export async function endRegisterDevice(sql: Sql, { storeId, id, now }: { storeId: number; id: string; now: Date }) {
  await sql
    .updateTable("devices")
    .set({ revokedAt: now, isPosConnected: false, reading: null, readingStoppedAt: null })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
}

/** Returns whether screens have anything new to show. */
export async function noteSeen(
  sql: Sql,
  { storeId, id, now }: { storeId: number; id: string; now: Date },
): Promise<boolean> {
  const before = await findDevice(sql, { storeId, id });
  await sql
    .updateTable("devices")
    .set({ lastSeenAt: now, isPosConnected: true, reading: null, readingStoppedAt: null })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
  return before?.readingStoppedAt !== null || !before.isPosConnected;
}

/** Returns whether screens have anything new to show. */
export async function noteStopped(
  sql: Sql,
  { storeId, id, problem, now }: { storeId: number; id: string; problem: string; now: Date },
): Promise<boolean> {
  const before = await findDevice(sql, { storeId, id });
  const reading: DeviceReading = {
    source: "service",
    ...{ mappingVersion: null, lastFile: null, lastFileAt: null, lastRowAt: null, rowsTaken: 0, rowsRefused: 0 },
    problem,
    files: [],
  };
  await sql
    .updateTable("devices")
    .set({
      isPosConnected: false,
      reading: JSON.stringify(reading),
      readingStoppedAt: before?.readingStoppedAt ?? now,
    })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .execute();
  return before?.readingStoppedAt === null;
}

function findDevice(sql: Sql, { storeId, id }: { storeId: number; id: string }) {
  return sql
    .selectFrom("devices")
    .select(["isPosConnected", "readingStoppedAt"])
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The register service that sells for the store now, by the device that stands for it. */
export async function findSellingService(
  sql: Sql,
  storeId: number,
): Promise<{ name: string; isReading: boolean } | null> {
  const row = await sql
    .selectFrom("devices")
    .select(["name", "posName", "readingStoppedAt"])
    .where("storeId", "=", storeId)
    .where("provider", "is not", null)
    .where("revokedAt", "is", null)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { name: row.posName ?? row.name, isReading: row.readingStoppedAt === null };
}
