import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

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
