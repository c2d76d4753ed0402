import type { Sql } from "#server/platform/db/db.ts";

export async function insertPayload(
  sql: Sql,
  kept: { storeId: number; id: string; payload: unknown; userId: number | null; now: Date; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("posPayloads")
    .values({
      storeId: kept.storeId,
      id: kept.id,
      payload: JSON.stringify(kept.payload ?? null),
      createdByUserId: kept.userId,
      createdAt: kept.now,
      expiresAt: kept.expiresAt,
    })
    .execute();
}

export async function findPayload(
  sql: Sql,
  asked: { storeId: number; id: string; now: Date },
): Promise<{ payload: unknown } | undefined> {
  return sql
    .selectFrom("posPayloads")
    .select("payload")
    .where("storeId", "=", asked.storeId)
    .where("id", "=", asked.id)
    .where("expiresAt", ">", asked.now)
    .executeTakeFirst();
}

export async function deleteOldPayloads(sql: Sql, of: { storeId: number; now: Date }): Promise<void> {
  await sql.deleteFrom("posPayloads").where("storeId", "=", of.storeId).where("expiresAt", "<=", of.now).execute();
}
