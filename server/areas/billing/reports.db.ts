import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { WebhookTrouble } from "#server/platform/webhooks/waiting-webhook.ts";

/** Counts a try in vain for all that wait: one look is of them all. */
export async function saveTry(
  sql: Sql,
  { accountId, at, trouble }: { accountId: number; at: Date; trouble: WebhookTrouble },
): Promise<void> {
  await raw`
    /* billing.saveTry */
    update billing_reports set tries = tries + 1, tried_at = ${at}, trouble = ${trouble}
    where account_id = ${accountId} and handled_at is null`.execute(sql);
}

export async function listWaitingWithTries(sql: Sql, { accountId, limit }: { accountId: number; limit: number }) {
  return sql
    .selectFrom("billingReports")
    .select(["id", "type", "receivedAt", "tries", "triedAt", "trouble"])
    .where("accountId", "=", accountId)
    .where("handledAt", "is", null)
    .orderBy("seq")
    .limit(limit)
    .execute();
}

export async function findReport(
  sql: Sql,
  { accountId, id }: { accountId: number; id: string },
): Promise<{ handledAt: Date | null } | undefined> {
  return sql
    .selectFrom("billingReports")
    .select("handledAt")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
}
