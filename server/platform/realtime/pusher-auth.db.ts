import { z } from "zod";
import { printer } from "#common/pos-device.ts";
import type { DeviceMember } from "#common/pos-messages.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type SeatedDevice = Omit<DeviceMember, "kind">;

/** A register of the store that has not been revoked. */
export async function findDevice(sql: Sql, which: { storeId: number; deviceId: string }): Promise<SeatedDevice | null> {
  const row = await sql
    .selectFrom("devices")
    .select(["id", "name", "terminal_number", "app_version", "is_pos_connected", "pos_name", "pos_version", "printers"])
    .where("store_id", "=", which.storeId)
    .where("id", "=", which.deviceId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  return {
    deviceId: row.id,
    name: row.name,
    terminalNumber: row.terminal_number ?? "",
    agentVersion: row.app_version ?? "",
    pos: { connected: row.is_pos_connected, name: row.pos_name ?? "", version: row.pos_version ?? "" },
    printers: z.array(printer).catch([]).parse(row.printers),
  };
}
