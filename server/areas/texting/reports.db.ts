import { sql as raw } from "kysely";
import type { CallReportKind } from "./calls/calls.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { WebhookTrouble } from "#server/platform/webhooks/waiting-webhook.ts";

export type ReportKind = "incoming" | "status" | CallReportKind;

/** False when it was reported before. */
export async function insertReport(
  sql: Sql,
  report: {
    storeId: number;
    id: string;
    eventKey: string;
    kind: ReportKind;
    messageId: string | null;
    fields: Readonly<Record<string, string>>;
    receivedAt: Date;
  },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("textingWebhooks")
    .values({ ...report, fields: JSON.stringify(report.fields) })
    .onConflict((conflict) => conflict.columns(["storeId", "eventKey"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The oldest that waits. Its lock keeps a second worker from taking the one behind it first. */
export async function lockOldestReport(sql: Sql, storeId: number) {
  return sql
    .selectFrom("textingWebhooks")
    .select(["id", "seq", "kind", "messageId", "fields", "receivedAt", "tries"])
    .where("storeId", "=", storeId)
    .where("handledAt", "is", null)
    .orderBy("seq")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function markHandled(sql: Sql, key: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("textingWebhooks")
    .set({ handledAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/** Counts a try in vain of the oldest that waits: none behind it was tried. */
export async function saveTry(
  sql: Sql,
  { storeId, at, trouble }: { storeId: number; at: Date; trouble: WebhookTrouble },
): Promise<void> {
  await raw`
    /* texting.saveTry */
    update texting_webhooks set tries = tries + 1, tried_at = ${at}, trouble = ${trouble}
    where store_id = ${storeId} and id = (
      select id from texting_webhooks where store_id = ${storeId} and handled_at is null order by seq limit 1)`.execute(
    sql,
  );
}

export async function listWaitingReports(sql: Sql, { storeId, limit }: { storeId: number; limit: number }) {
  return sql
    .selectFrom("textingWebhooks")
    .select(["id", "kind", "receivedAt", "tries", "triedAt", "trouble"])
    .where("storeId", "=", storeId)
    .where("handledAt", "is", null)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

export async function findReport(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
): Promise<{ handledAt: Date | null } | undefined> {
  return sql
    .selectFrom("textingWebhooks")
    .select("handledAt")
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .executeTakeFirst();
}
