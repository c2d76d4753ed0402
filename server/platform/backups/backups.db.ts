import type { Sql } from "#server/platform/db/db.ts";

/** Returns the stored record of the newest backup; null when there is none. */
export async function findLastBackup(sql: Sql): Promise<unknown> {
  const row = await sql
    .selectFrom("globalSettings")
    .select("value")
    .where("name", "=", "lastBackup")
    .executeTakeFirst();
  return row?.value ?? null;
}
