import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type CompletionBasis = "all" | "must-do";

export async function getCompletionBasis(sql: Sql, storeId: number): Promise<CompletionBasis> {
  const row = await sql
    .selectFrom("store_settings")
    .select("task_completion_basis")
    .where("store_id", "=", storeId)
    .executeTakeFirst();
  return row?.task_completion_basis === "must-do" ? "must-do" : "all";
}

export async function saveCompletionBasis(sql: Sql, of: { storeId: number; basis: CompletionBasis }): Promise<void> {
  await sql
    .insertInto("store_settings")
    .values({ store_id: of.storeId, task_completion_basis: of.basis })
    .onConflict((conflict) => conflict.column("store_id").doUpdateSet({ task_completion_basis: of.basis }))
    .execute();
}

/** Every date that tasks were meant for. */
export async function listTaskDates(sql: Sql, storeId: number): Promise<BusinessDate[]> {
  const rows = await sql
    .selectFrom("task_occurrences")
    .select("original_date")
    .distinct()
    .where("store_id", "=", storeId)
    .orderBy("original_date")
    .execute();
  return rows.map((row) => row.original_date);
}
