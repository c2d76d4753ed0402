import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { WebhookTrouble } from "#server/platform/webhooks/waiting-webhook.ts";

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

/** The oldest that waits, or the named one if it waits. The lock keeps a second worker from taking the one behind it first. */
export async function lockWaitingReport(
  sql: Sql,
  { storeId, provider, webhookId }: Key & { webhookId: string | null },
) {
  return sql
    .selectFrom("orderReports")
    .select(["webhookId", "topic", "body", "tries"])
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("handledAt", "is", null)
    .$if(webhookId !== null, (query) => query.where("webhookId", "=", webhookId ?? ""))
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

/** Counts a try in vain of the named report, or of the oldest that waits. */
export async function saveTry(
  sql: Sql,
  { storeId, provider, webhookId, at, trouble }: Key & { webhookId: string | null; at: Date; trouble: WebhookTrouble },
): Promise<void> {
  await raw`
    /* orders.saveTry */
    update order_reports set tries = tries + 1, tried_at = ${at}, trouble = ${trouble}
    where store_id = ${storeId} and provider = ${provider} and handled_at is null and webhook_id = coalesce(${webhookId}, (
      select webhook_id from order_reports
      where store_id = ${storeId} and provider = ${provider} and handled_at is null
      order by seq limit 1))`.execute(sql);
}

export async function listWaitingReports(sql: Sql, { storeId, limit }: { storeId: number; limit: number }) {
  return sql
    .selectFrom("orderReports")
    .select(["provider", "webhookId as id", "topic", "receivedAt", "tries", "triedAt", "trouble"])
    .where("storeId", "=", storeId)
    .where("handledAt", "is", null)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

export async function findReport(
  sql: Sql,
  { storeId, provider, webhookId }: Key & { webhookId: string },
): Promise<{ handledAt: Date | null } | undefined> {
  return sql
    .selectFrom("orderReports")
    .select("handledAt")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("webhookId", "=", webhookId)
    .executeTakeFirst();
}
