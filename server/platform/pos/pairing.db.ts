import type { PairRequest } from "#common/pos-device.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function insertPairingCode(
  sql: Sql,
  code: { storeId: number; id: string; hash: Buffer; userId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("pairing_codes")
    .values({
      store_id: code.storeId,
      id: code.id,
      code_hash: code.hash,
      created_by_user_id: code.userId,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

export type PairedStore = { id: number; accountId: number; number: string; name: string; timeZone: string };

/** As long as a till goes on asking with the code it was given. */
const repeatMs = 60_000;

/** Uses a code up and answers its store; nothing when it is unknown, old or used. One of two tries at once gets it. */
export async function usePairingCode(
  sql: Sql,
  used: { hash: Buffer; deviceId: string; now: Date },
): Promise<PairedStore | undefined> {
  const code = await sql
    .updateTable("pairing_codes")
    .set({ used_at: used.now, device_id: used.deviceId })
    .where("code_hash", "=", used.hash)
    .where((is) =>
      is.or([
        is("used_at", "is", null),
        // The answer was lost on a bad line, and the same machine asks again; anybody else is refused.
        is.and([is("device_id", "=", used.deviceId), is("used_at", ">", new Date(used.now.getTime() - repeatMs))]),
      ]),
    )
    .where("expires_at", ">", used.now)
    .returning("store_id")
    .executeTakeFirst();
  if (!code) {
    return undefined;
  }
  return sql
    .selectFrom("stores")
    .select(["id", "account_id as accountId", "number", "name", "time_zone as timeZone"])
    .where("id", "=", code.store_id)
    .where("archived_at", "is", null)
    .executeTakeFirst();
}

/** Names of the store's other registers that still work. */
export async function listRegisterNames(sql: Sql, others: { storeId: number; deviceId: string }): Promise<string[]> {
  const rows = await sql
    .selectFrom("devices")
    .select("name")
    .where("store_id", "=", others.storeId)
    .where("id", "<>", others.deviceId)
    .where("type", "=", "pos")
    .where("revoked_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map((row) => row.name);
}

/** The PosUser that this machine already has at the store, from an earlier pairing. */
export async function findPosUser(
  sql: Sql,
  device: { storeId: number; deviceId: string },
): Promise<{ id: number; email: string } | undefined> {
  return sql
    .selectFrom("devices")
    .innerJoin("users", "users.id", "devices.user_id")
    .select(["users.id", "users.email"])
    .where("devices.store_id", "=", device.storeId)
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
      account_id: store.accountId,
      email,
      full_name: fullName,
      role: 0,
      type: "PosUser",
      default_store_id: store.id,
    })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
  await sql
    .insertInto("user_stores")
    .values({ account_id: store.accountId, user_id: made.id, store_id: store.id })
    .execute();
  return made;
}

export async function savePairedDevice(
  sql: Sql,
  paired: { storeId: number; device: PairRequest; name: string; tokenHash: Buffer; userId: number; now: Date },
): Promise<void> {
  const { device } = paired;
  const values = {
    name: paired.name,
    type: "pos",
    terminal_number: device.terminalNumber,
    token_hash: paired.tokenHash,
    user_id: paired.userId,
    app_version: device.agentVersion,
    pos_name: device.pos.name,
    pos_version: device.pos.version,
    is_pos_connected: device.pos.connected,
    last_seen_at: paired.now,
    revoked_at: null,
  };
  await sql
    .insertInto("devices")
    .values({ store_id: paired.storeId, id: device.deviceId, ...values })
    .onConflict((conflict) => conflict.columns(["store_id", "id"]).doUpdateSet(values))
    .execute();
}

/** One token for each machine: what it was paired with elsewhere ends. */
export async function unpairElsewhere(
  sql: Sql,
  device: { storeId: number; deviceId: string; now: Date },
): Promise<void> {
  await sql
    .updateTable("devices")
    .set({ revoked_at: device.now, token_hash: null })
    .where("id", "=", device.deviceId)
    .where("store_id", "<>", device.storeId)
    .where("type", "=", "pos")
    .where("revoked_at", "is", null)
    .execute();
}
