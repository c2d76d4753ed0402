import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Open tasks of the store whose due instant is still to come. */
export async function listTasksStillDue(
  sql: Sql,
  filter: { storeId: number; after: Date },
): Promise<{ id: string; date: BusinessDate; dueMinutes: number | null }[]> {
  return sql
    .selectFrom("taskOccurrences")
    .select(["id", "originalDate as date", "dueMinutes"])
    .where("storeId", "=", filter.storeId)
    .where("status", "=", "open")
    .where("deletedAt", "is", null)
    .where("dueAt", ">", filter.after)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function updateDueAt(sql: Sql, task: { storeId: number; id: string; dueAt: Date | null }): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({ dueAt: task.dueAt })
    .where("storeId", "=", task.storeId)
    .where("id", "=", task.id)
    .execute();
}
