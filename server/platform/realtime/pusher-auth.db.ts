import { z } from "zod";
import { printer } from "#common/pos/pos-state.ts";
import type { DeviceMember } from "#common/pos/pos-messages.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type SeatedDevice = Omit<DeviceMember, "kind">;

/** Returns an active register of the store. */
export async function findDevice(sql: Sql, key: { storeId: number; deviceId: string }): Promise<SeatedDevice | null> {
  const row = await sql
    .selectFrom("devices")
    .select(["id", "name", "terminalNumber", "appVersion", "isPosConnected", "posName", "posVersion", "printers"])
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.deviceId)
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  return {
    deviceId: row.id,
    name: row.name,
    terminalNumber: row.terminalNumber ?? "",
    agentVersion: row.appVersion ?? "",
    pos: { connected: row.isPosConnected, name: row.posName ?? "", version: row.posVersion ?? "" },
    printers: z.array(printer).catch([]).parse(row.printers),
  };
}
