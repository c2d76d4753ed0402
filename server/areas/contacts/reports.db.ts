import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { WebhookTrouble } from "#server/platform/webhooks/waiting-webhook.ts";

type Key = { storeId: number; provider: string };

export type StoredReport = { id: string; provider: string; body: string; receivedAt: Date };

/** False for one that is there already: services repeat a report until they have a response. */
export async function insertReport(sql: Sql, storeId: number, report: StoredReport): Promise<boolean> {
  const row = await sql
    .insertInto("contactReports")
    .values({ storeId, ...report })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The oldest that waits, or the named one if it waits. */
export async function findWaitingReport(
  sql: Sql,
  { storeId, provider, id }: Key & { id: string | null },
): Promise<(StoredReport & { tries: number }) | null> {
  const row = await sql
    .selectFrom("contactReports")
    .select(["id", "provider", "body", "receivedAt", "tries"])
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("handledAt", "is", null)
    .$if(id !== null, (query) => query.where("id", "=", id ?? ""))
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Whom it was about is kept where it belongs, and not here as well. */
export async function closeReport(
  sql: Sql,
  { storeId, id, at }: { storeId: number; id: string; at: Date },
): Promise<void> {
  await raw`
    /* contacts.closeReport */
    update contact_reports set handled_at = ${at}, body = '' where store_id = ${storeId} and id = ${id}`.execute(sql);
}

/** Counts a try in vain of the named report, or of the oldest that waits. */
export async function saveTry(
  sql: Sql,
  { storeId, provider, id, at, trouble }: Key & { id: string | null; at: Date; trouble: WebhookTrouble },
): Promise<void> {
  await raw`
    /* contacts.saveTry */
    update contact_reports set tries = tries + 1, tried_at = ${at}, trouble = ${trouble}
    where store_id = ${storeId} and handled_at is null and id = coalesce(${id}, (
      select id from contact_reports
      where store_id = ${storeId} and provider = ${provider} and handled_at is null
      order by received_at, id limit 1))`.execute(sql);
}

export async function listWaitingReports(sql: Sql, { storeId, limit }: { storeId: number; limit: number }) {
  return sql
    .selectFrom("contactReports")
    .select(["id", "provider", "receivedAt", "tries", "triedAt", "trouble"])
    .where("storeId", "=", storeId)
    .where("handledAt", "is", null)
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function findReport(
  sql: Sql,
  { storeId, provider, id }: Key & { id: string },
): Promise<{ handledAt: Date | null } | undefined> {
  return sql
    .selectFrom("contactReports")
    .select("handledAt")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("id", "=", id)
    .executeTakeFirst();
}
