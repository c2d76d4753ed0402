import type { Sql } from "#server/platform/db/db.ts";

/** How the point of sale calls itself; null before a register was heard of. */
export async function findPosName(sql: Sql, storeId: number): Promise<string | null> {
  const row = await sql
    .selectFrom("posContactView")
    .select("posName")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row?.posName ?? null;
}
