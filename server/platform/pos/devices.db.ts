import { z } from "zod";
import { printer } from "#common/pos-device.ts";
import type { Heartbeat, Printer } from "#common/pos-device.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type Device = {
  id: string;
  name: string;
  type: string;
  terminalNumber: string | null;
  appVersion: string | null;
  posName: string | null;
  posVersion: string | null;
  isPosConnected: boolean;
  clockSkewMs: number | null;
  queueLength: number | null;
  printers: Printer[];
  lastSeenAt: Date | null;
  createdAt: Date;
  revokedAt: Date | null;
};

const printers = z.array(printer);

/** The store's devices, those that work first; a back-fill is not one that people would know. */
export async function listDevices(sql: Sql, storeId: number): Promise<Device[]> {
  const rows = await devicesOf(sql, storeId)
    .where("type", "<>", "import")
    .orderBy("revoked_at", (order) => order.desc().nullsFirst())
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, printers: printers.parse(row.printers) }));
}

export async function findDevice(sql: Sql, device: { storeId: number; id: string }): Promise<Device | undefined> {
  const row = await devicesOf(sql, device.storeId).where("id", "=", device.id).executeTakeFirst();
  return row && { ...row, printers: printers.parse(row.printers) };
}

export async function renameDevice(sql: Sql, device: { storeId: number; id: string; name: string }): Promise<void> {
  await sql
    .updateTable("devices")
    .set({ name: device.name })
    .where("store_id", "=", device.storeId)
    .where("id", "=", device.id)
    .execute();
}

/** The token dies with its hash, and so do the sessions that were opened on the device. */
export async function revokeDevice(
  sql: Sql,
  device: { storeId: number; accountId: number; id: string; now: Date },
): Promise<void> {
  await sql
    .updateTable("devices")
    .set({ revoked_at: device.now, token_hash: null })
    .where("store_id", "=", device.storeId)
    .where("id", "=", device.id)
    .execute();
  await sql
    .updateTable("sessions")
    .set({ revoked_at: device.now })
    .where("account_id", "=", device.accountId)
    .where("device_id", "=", device.id)
    .where("revoked_at", "is", null)
    .execute();
}

export async function saveHeartbeat(
  sql: Sql,
  beat: { storeId: number; id: string; told: Heartbeat; clockSkewMs: number; now: Date },
): Promise<void> {
  const { told } = beat;
  await sql
    .updateTable("devices")
    .set({
      app_version: told.agentVersion,
      terminal_number: told.terminalNumber,
      pos_name: told.pos.name,
      pos_version: told.pos.version,
      is_pos_connected: told.pos.connected,
      clock_skew_ms: beat.clockSkewMs,
      queue_length: told.queueLength,
      printers: JSON.stringify(told.printers),
      last_seen_at: beat.now,
    })
    .where("store_id", "=", beat.storeId)
    .where("id", "=", beat.id)
    .execute();
}

function devicesOf(sql: Sql, storeId: number) {
  return sql
    .selectFrom("devices")
    .select(["id", "name", "type", "terminal_number as terminalNumber", "app_version as appVersion"])
    .select(["pos_name as posName", "pos_version as posVersion", "is_pos_connected as isPosConnected"])
    .select(["clock_skew_ms as clockSkewMs", "queue_length as queueLength", "printers"])
    .select(["last_seen_at as lastSeenAt", "created_at as createdAt", "revoked_at as revokedAt"])
    .where("store_id", "=", storeId);
}
