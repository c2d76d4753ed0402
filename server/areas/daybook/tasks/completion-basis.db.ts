import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type CompletionBasis = "all" | "must-do";

export async function getCompletionBasis(sql: Sql, storeId: number): Promise<CompletionBasis> {
  const row = await sql
    .selectFrom("storeSettings")
    .select("taskCompletionBasis")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row?.taskCompletionBasis === "must-do" ? "must-do" : "all";
}

export async function saveCompletionBasis(
  sql: Sql,
  change: { storeId: number; basis: CompletionBasis },
): Promise<void> {
  await sql
    .insertInto("storeSettings")
    .values({ storeId: change.storeId, taskCompletionBasis: change.basis })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet({ taskCompletionBasis: change.basis }))
    .execute();
}

/** Every date that tasks were meant for. */
export async function listTaskDates(sql: Sql, storeId: number): Promise<BusinessDate[]> {
  const rows = await sql
    .selectFrom("taskOccurrences")
    .select("originalDate")
    .distinct()
    .where("storeId", "=", storeId)
    .orderBy("originalDate")
    .execute();
  return rows.map((row) => row.originalDate);
}
