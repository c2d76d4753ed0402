import type { Sql } from "#server/platform/db/db.ts";

export async function hasMailSettings(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("nightlyMailSettings")
    .select("storeId")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row !== undefined;
}
