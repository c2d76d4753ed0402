import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { WebhookTrouble } from "#server/platform/webhooks/waiting-webhook.ts";

export type StoredReport = { id: string; provider: string; part: string; saleIds: string[]; receivedAt: Date };

/** False for one that is there already: services repeat a report until they have a response. */
export async function insertReport(sql: Sql, storeId: number, report: StoredReport): Promise<boolean> {
  const row = await sql
    .insertInto("registerReports")
    .values({ storeId, ...report })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** As many are worked off in one go. */
const mostReports = 500;

export async function listWaitingSales(
  sql: Sql,
  { storeId, provider }: { storeId: number; provider: string },
): Promise<{ reportIds: string[]; saleIds: string[] }> {
  const rows = await sql
    .selectFrom("registerReports")
    .select(["id", "saleIds"])
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("handledAt", "is", null)
    .orderBy("receivedAt")
    .limit(mostReports)
    .execute();
  return { reportIds: rows.map(({ id }) => id), saleIds: [...new Set(rows.flatMap(({ saleIds }) => saleIds))] };
}

export async function markHandled(
  sql: Sql,
  { storeId, ids, at }: { storeId: number; ids: readonly string[]; at: Date },
): Promise<void> {
  await sql
    .updateTable("registerReports")
    .set({ handledAt: at })
    .where("storeId", "=", storeId)
    .where("id", "=", raw<string>`any (${[...ids]}::text[])`)
    .execute();
}

/** Counts a reading in vain for all that wait: one reading is of them all. */
export async function saveTry(
  sql: Sql,
  { storeId, provider, at, trouble }: { storeId: number; provider: string; at: Date; trouble: WebhookTrouble },
): Promise<boolean> {
  const tried = await raw`
    /* registers.saveTry */
    update register_reports set tries = tries + 1, tried_at = ${at}, trouble = ${trouble}
    where store_id = ${storeId} and provider = ${provider} and handled_at is null`.execute(sql);
  return (tried.numAffectedRows ?? 0n) > 0n;
}

export async function listWaitingReports(sql: Sql, { storeId, limit }: { storeId: number; limit: number }) {
  return sql
    .selectFrom("registerReports")
    .select(["id", "provider", "part", "receivedAt", "tries", "triedAt", "trouble"])
    .where("storeId", "=", storeId)
    .where("handledAt", "is", null)
    .orderBy("receivedAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function findReport(
  sql: Sql,
  { storeId, provider, id }: { storeId: number; provider: string; id: string },
): Promise<{ handledAt: Date | null } | undefined> {
  return sql
    .selectFrom("registerReports")
    .select("handledAt")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("id", "=", id)
    .executeTakeFirst();
}
