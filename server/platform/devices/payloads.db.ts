import type { Sql } from "#server/platform/db/db.ts";

export async function insertPayload(
  sql: Sql,
  kept: { storeId: number; id: string; payload: unknown; userId: number | null; now: Date; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("pos_payloads")
    .values({
      store_id: kept.storeId,
      id: kept.id,
      payload: JSON.stringify(kept.payload ?? null),
      created_by_user_id: kept.userId,
      created_at: kept.now,
      expires_at: kept.expiresAt,
    })
    .execute();
}

export async function findPayload(
  sql: Sql,
  asked: { storeId: number; id: string; now: Date },
): Promise<{ payload: unknown } | undefined> {
  return sql
    .selectFrom("pos_payloads")
    .select("payload")
    .where("store_id", "=", asked.storeId)
    .where("id", "=", asked.id)
    .where("expires_at", ">", asked.now)
    .executeTakeFirst();
}

export async function deleteOldPayloads(sql: Sql, of: { storeId: number; now: Date }): Promise<void> {
  await sql.deleteFrom("pos_payloads").where("store_id", "=", of.storeId).where("expires_at", "<=", of.now).execute();
}
