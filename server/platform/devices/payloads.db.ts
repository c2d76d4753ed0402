import type { Sql } from "#server/platform/db/db.ts";

export async function insertPayload(
  sql: Sql,
  row: { storeId: number; id: string; payload: unknown; userId: number | null; now: Date; expiresAt: Date },
): Promise<void> {
  await sql
    .insertInto("posPayloads")
    .values({
      storeId: row.storeId,
      id: row.id,
      payload: JSON.stringify(row.payload ?? null),
      createdByUserId: row.userId,
      createdAt: row.now,
      expiresAt: row.expiresAt,
    })
    .execute();
}

export async function findPayload(
  sql: Sql,
  key: { storeId: number; id: string; now: Date },
): Promise<{ payload: unknown } | undefined> {
  return sql
    .selectFrom("posPayloads")
    .select("payload")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("expiresAt", ">", key.now)
    .executeTakeFirst();
}

export async function deleteOldPayloads(sql: Sql, filter: { storeId: number; now: Date }): Promise<void> {
  await sql
    .deleteFrom("posPayloads")
    .where("storeId", "=", filter.storeId)
    .where("expiresAt", "<=", filter.now)
    .execute();
}
