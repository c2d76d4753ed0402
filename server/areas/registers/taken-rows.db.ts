import { sql as raw } from "kysely";
import { recordset } from "#server/platform/db/recordset.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** In which state a row was taken. */
export type TakenRow = { kind: string; externalId: string; updatedAt: Date; version: number; digest: string };

type Device = { storeId: number; deviceId: string };

export function rowKey({ kind, externalId }: Pick<TakenRow, "kind" | "externalId">): string {
  return `${kind}/${externalId}`;
}

export async function listTakenRows(
  sql: Sql,
  { storeId, deviceId }: Device,
  externalIds: readonly string[],
): Promise<Map<string, TakenRow>> {
  const rows = await sql
    .selectFrom("registerRows")
    .select(["kind", "externalId", "updatedAt", "version", "digest"])
    .where("storeId", "=", storeId)
    .where("deviceId", "=", deviceId)
    .where("externalId", "=", raw<string>`any (${[...externalIds]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [rowKey(row), row]));
}

export async function saveTakenRows(sql: Sql, device: Device, rows: readonly TakenRow[]): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  const records = rows.map((row) => ({ ...device, ...row }));
  await raw`
    /* registers.saveTakenRows */
    insert into register_rows (store_id, device_id, kind, external_id, updated_at, version, digest)
    select store_id, device_id, kind, external_id, updated_at, version, digest
    from json_populate_recordset(null::register_rows, ${recordset(records)}::json)
    on conflict (store_id, device_id, kind, external_id) do update
    set updated_at = excluded.updated_at, version = excluded.version, digest = excluded.digest`.execute(sql);
}
