import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Open tasks of the store whose due instant is still to come. */
export async function listTasksStillDue(
  sql: Sql,
  of: { storeId: number; after: Date },
): Promise<{ id: string; date: BusinessDate; dueMinutes: number | null }[]> {
  return sql
    .selectFrom("task_occurrences")
    .select(["id", "original_date as date", "due_minutes as dueMinutes"])
    .where("store_id", "=", of.storeId)
    .where("status", "=", "open")
    .where("deleted_at", "is", null)
    .where("due_at", ">", of.after)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function updateDueAt(sql: Sql, task: { storeId: number; id: string; dueAt: Date | null }): Promise<void> {
  await sql
    .updateTable("task_occurrences")
    .set({ due_at: task.dueAt })
    .where("store_id", "=", task.storeId)
    .where("id", "=", task.id)
    .execute();
}
