import { sql as raw } from "kysely";
import { insertRows } from "#server/platform/db/insert-rows.ts";
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
  const ending = raw`
    on conflict (store_id, device_id, kind, external_id) do update
    set updated_at = excluded.updated_at, version = excluded.version, digest = excluded.digest`;
  await insertRows(sql, {
    name: "registers.saveTakenRows",
    table: "registerRows",
    rows: rows.map((row) => ({ ...device, ...row })),
    ending,
  });
}
