import { usualBoundaryMinutes } from "#common/pos/pos-device.ts";
import type { PairRequest } from "#common/pos/pos-device.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function insertPairingCode(
  sql: Sql,
  code: { storeId: number; id: string; hash: Buffer; userId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("pairingCodes")
    .values({
      storeId: code.storeId,
      id: code.id,
      codeHash: code.hash,
      createdByUserId: code.userId,
      createdAt: code.now,
      expiresAt: code.expiresAt,
    })
    .execute();
}

export type PairedStore = {
  id: number;
  accountId: number;
  number: string;
  name: string;
  timeZone: string;
  boundaryMinutes: number;
};

/** How long a till may repeat its request with a used code. */
const repeatMs = 60_000;

/** Consumes a code. Returns its store; undefined when it is unknown, expired or used. Only one concurrent try wins. */
export async function usePairingCode(
  sql: Sql,
  attempt: { hash: Buffer; deviceId: string; now: Date },
): Promise<PairedStore | undefined> {
  const code = await sql
    .updateTable("pairingCodes")
    .set({ usedAt: attempt.now, deviceId: attempt.deviceId })
    .where("codeHash", "=", attempt.hash)
    .where((is) =>
      is.or([
        is("usedAt", "is", null),
        // The same machine may repeat its request after a lost response; any other is refused.
        is.and([is("deviceId", "=", attempt.deviceId), is("usedAt", ">", new Date(attempt.now.getTime() - repeatMs))]),
      ]),
    )
    .where("expiresAt", ">", attempt.now)
    .returning("storeId")
    .executeTakeFirst();
  if (!code) {
    return undefined;
  }
  return sql
    .selectFrom("stores")
    .leftJoin("storeSettings", "storeSettings.storeId", "stores.id")
    .select(["stores.id", "stores.accountId", "stores.number", "stores.name", "stores.timeZone"])
    .select((row) =>
      row.fn.coalesce("storeSettings.businessDayBoundaryMinutes", row.val(usualBoundaryMinutes)).as("boundaryMinutes"),
    )
    .where("stores.id", "=", code.storeId)
    .where("stores.archivedAt", "is", null)
    .executeTakeFirst();
}

/** Returns the names of the store's other active registers. */
export async function listRegisterNames(sql: Sql, filter: { storeId: number; deviceId: string }): Promise<string[]> {
  const rows = await sql
    .selectFrom("devices")
    .select("name")
    .where("storeId", "=", filter.storeId)
    .where("id", "<>", filter.deviceId)
    .where("type", "=", "pos")
    .where("revokedAt", "is", null)
    .orderBy("name")
    .execute();
  return rows.map((row) => row.name);
}

/** Returns the PosUser of this machine from an earlier pairing at the store. */
export async function findPosUser(
  sql: Sql,
  device: { storeId: number; deviceId: string },
): Promise<{ id: number; email: string } | undefined> {
  return sql
    .selectFrom("devices")
    .innerJoin("users", "users.id", "devices.userId")
    .select(["users.id", "users.email"])
    .where("devices.storeId", "=", device.storeId)
    .where("devices.id", "=", device.deviceId)
    .where("users.type", "=", "PosUser")
    .executeTakeFirst();
}

export async function insertPosUser(
  sql: Sql,
  user: { store: PairedStore; email: string; fullName: string },
): Promise<{ id: number; email: string }> {
  const { store, email, fullName } = user;
  const made = await sql
    .insertInto("users")
    .values({
      accountId: store.accountId,
      email,
      fullName,
      role: 0,
      type: "PosUser",
      defaultStoreId: store.id,
    })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
  await sql
    .insertInto("userStores")
    .values({ accountId: store.accountId, userId: made.id, storeId: store.id })
    .execute();
  return made;
}

export async function savePairedDevice(
  sql: Sql,
  pairing: { storeId: number; device: PairRequest; name: string; tokenHash: Buffer; userId: number; now: Date },
): Promise<void> {
  const { device } = pairing;
  const values = {
    name: pairing.name,
    type: "pos",
    terminalNumber: device.terminalNumber,
    tokenHash: pairing.tokenHash,
    userId: pairing.userId,
    appVersion: device.agentVersion,
    posName: device.pos.name,
    posVersion: device.pos.version,
    isPosConnected: device.pos.connected,
    lastSeenAt: pairing.now,
    revokedAt: null,
  };
  await sql
    .insertInto("devices")
    .values({ storeId: pairing.storeId, id: device.deviceId, ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet(values))
    .execute();
}

/** Revokes pairings with other stores, because each machine has one token. */
export async function unpairElsewhere(
  sql: Sql,
  device: { storeId: number; deviceId: string; now: Date },
): Promise<void> {
  await sql
    .updateTable("devices")
    .set({ revokedAt: device.now, tokenHash: null })
    .where("id", "=", device.deviceId)
    .where("storeId", "<>", device.storeId)
    .where("type", "=", "pos")
    .where("revokedAt", "is", null)
    .execute();
}
