import type { Sql } from "#server/platform/db/db.ts";

type Key = { storeId: number; provider: string };

/** False for one that is there already: a shop repeats a webhook until it has a response. */
export async function insertReport(
  sql: Sql,
  report: Key & { webhookId: string; topic: string; body: string; receivedAt: Date },
): Promise<boolean> {
  const row = await sql
    .insertInto("orderReports")
    .values(report)
    .onConflict((conflict) => conflict.columns(["storeId", "provider", "webhookId"]).doNothing())
    .returning("webhookId")
    .executeTakeFirst();
  return row !== undefined;
}

/** The oldest that waits. Its lock keeps a second worker from taking the one behind it first. */
export async function lockOldestReport(sql: Sql, { storeId, provider }: Key) {
  return sql
    .selectFrom("orderReports")
    .select(["webhookId", "topic", "body"])
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("handledAt", "is", null)
    .orderBy("seq")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The body goes: what it said stands in the order, and its customer may ask to be forgotten. */
export async function markHandled(
  sql: Sql,
  { storeId, provider, webhookId, at }: Key & { webhookId: string; at: Date },
): Promise<void> {
  await sql
    .updateTable("orderReports")
    .set({ handledAt: at, body: null })
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("webhookId", "=", webhookId)
    .execute();
}
