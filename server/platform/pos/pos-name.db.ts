import type { Sql } from "#server/platform/db/db.ts";

/** Returns the name of the point of sale; null before the first heartbeat. */
export async function findPosName(sql: Sql, storeId: number): Promise<string | null> {
  const row = await sql
    .selectFrom("posContactView")
    .select("posName")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row?.posName ?? null;
}
