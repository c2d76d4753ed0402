import type { Sql } from "#server/platform/db/db.ts";

/** What the newest backup left of itself; null when there never was one. */
export async function findLastBackup(sql: Sql): Promise<unknown> {
  const row = await sql
    .selectFrom("globalSettings")
    .select("value")
    .where("name", "=", "lastBackup")
    .executeTakeFirst();
  return row?.value ?? null;
}
