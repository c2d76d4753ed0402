import { z } from "zod";
import { posCapabilities } from "#common/pos/pos-capabilities.ts";
import type { PosCapabilities } from "#common/pos/pos-capabilities.ts";
import { printer } from "#common/pos/pos-state.ts";
import type { Heartbeat } from "#common/pos/pos-device.ts";
import { deviceReading } from "#common/pos-files/device-reading.ts";
import type { DeviceReading } from "#common/pos-files/device-reading.ts";
import type { Printer } from "#common/pos/pos-state.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type Device = {
  id: string;
  name: string;
  type: string;
  /** The register service that sells there, such as square; null where a program runs at the register. */
  provider: string | null;
  terminalNumber: string | null;
  appVersion: string | null;
  posName: string | null;
  posVersion: string | null;
  isPosConnected: boolean;
  clockSkewMs: number | null;
  queueLength: number | null;
  printers: Printer[];
  /** Null where neither a till nor the server has said them. */
  capabilities: PosCapabilities | null;
  reading: DeviceReading | null;
  readingStoppedAt: Date | null;
  lastSeenAt: Date | null;
  createdAt: Date;
  revokedAt: Date | null;
};

const printers = z.array(printer);

/** Returns the store's devices, active ones first, without imports, which people do not know as devices. */
export async function listDevices(sql: Sql, storeId: number): Promise<Device[]> {
  const rows = await selectDevices(sql, storeId)
    .where("type", "<>", "import")
    .orderBy("revokedAt", (order) => order.desc().nullsFirst())
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(toDevice);
}

export async function findDevice(sql: Sql, device: { storeId: number; id: string }): Promise<Device | undefined> {
  const row = await selectDevices(sql, device.storeId).where("id", "=", device.id).executeTakeFirst();
  return row && toDevice(row);
}

export async function renameDevice(sql: Sql, device: { storeId: number; id: string; name: string }): Promise<void> {
  await sql
    .updateTable("devices")
    .set({ name: device.name })
    .where("storeId", "=", device.storeId)
    .where("id", "=", device.id)
    .execute();
}

/** Deletes the token hash, which ends the token, and revokes the sessions of the device. */
export async function revokeDevice(
  sql: Sql,
  device: { storeId: number; accountId: number; id: string; now: Date },
): Promise<void> {
  await sql
    .updateTable("devices")
    .set({ revokedAt: device.now, tokenHash: null })
    .where("storeId", "=", device.storeId)
    .where("id", "=", device.id)
    .execute();
  await sql
    .updateTable("sessions")
    .set({ revokedAt: device.now })
    .where("accountId", "=", device.accountId)
    .where("deviceId", "=", device.id)
    .where("revokedAt", "is", null)
    .execute();
}

export async function saveHeartbeat(
  sql: Sql,
  update: {
    storeId: number;
    id: string;
    heartbeat: Heartbeat;
    readingStoppedAt: Date | null;
    clockSkewMs: number;
    now: Date;
  },
): Promise<void> {
  const { heartbeat } = update;
  await sql
    .updateTable("devices")
    .set({
      appVersion: heartbeat.agentVersion,
      terminalNumber: heartbeat.terminalNumber,
      posName: heartbeat.pos.name,
      posVersion: heartbeat.pos.version,
      isPosConnected: heartbeat.pos.connected,
      clockSkewMs: update.clockSkewMs,
      queueLength: heartbeat.queueLength,
      printers: JSON.stringify(heartbeat.printers),
      capabilities: heartbeat.capabilities ? JSON.stringify(heartbeat.capabilities) : null,
      reading: heartbeat.reading ? JSON.stringify(heartbeat.reading) : null,
      readingStoppedAt: update.readingStoppedAt,
      lastSeenAt: update.now,
    })
    .where("storeId", "=", update.storeId)
    .where("id", "=", update.id)
    .execute();
}

function selectDevices(sql: Sql, storeId: number) {
  return sql
    .selectFrom("devices")
    .select(["id", "name", "type", "provider", "terminalNumber", "appVersion"])
    .select(["posName", "posVersion", "isPosConnected"])
    .select(["clockSkewMs", "queueLength", "printers", "capabilities", "reading", "readingStoppedAt"])
    .select(["lastSeenAt", "createdAt", "revokedAt"])
    .where("storeId", "=", storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDevices>["execute"]>>[number];

function toDevice(row: Row): Device {
  const reading = row.reading === null ? null : deviceReading.parse(row.reading);
  const capabilities = row.capabilities === null ? null : posCapabilities.parse(row.capabilities);
  return { ...row, printers: printers.parse(row.printers), capabilities, reading };
}
