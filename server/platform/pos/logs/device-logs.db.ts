import type { Sql } from "#server/platform/db/db.ts";

type Register = { storeId: number; deviceId: string };

export type DeviceLog = { id: string; receivedAt: Date; appVersion: string | null; log: string };

export async function insertLog(
  sql: Sql,
  { storeId, deviceId, id, log, now }: Register & { id: string; log: string; now: Date },
): Promise<void> {
  await sql
    .insertInto("deviceLogs")
    .columns(["storeId", "id", "deviceId", "appVersion", "receivedAt", "log"])
    .expression((builder) =>
      builder
        .selectFrom("devices")
        .select(["devices.storeId", builder.val(id).as("id"), "devices.id as deviceId", "devices.appVersion"])
        .select([builder.val(now).as("receivedAt"), builder.val(log).as("log")])
        .where("devices.storeId", "=", storeId)
        .where("devices.id", "=", deviceId),
    )
    .execute();
}

/** Keeps the newest of a register. */
export async function deleteOlderLogs(
  sql: Sql,
  { storeId, deviceId, kept }: Register & { kept: number },
): Promise<void> {
  await sql
    .deleteFrom("deviceLogs")
    .where("storeId", "=", storeId)
    .where("id", "in", (builder) =>
      builder
        .selectFrom("deviceLogs as older")
        .select("older.id")
        .where("older.storeId", "=", storeId)
        .where("older.deviceId", "=", deviceId)
        .orderBy("older.receivedAt", "desc")
        .orderBy("older.id", "desc")
        .offset(kept),
    )
    .execute();
}

/** The newest first. */
export async function listLogs(sql: Sql, { storeId, deviceId }: Register): Promise<DeviceLog[]> {
  return sql
    .selectFrom("deviceLogs")
    .select(["id", "receivedAt", "appVersion", "log"])
    .where("storeId", "=", storeId)
    .where("deviceId", "=", deviceId)
    .orderBy("receivedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}
