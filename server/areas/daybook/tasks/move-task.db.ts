import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { insertOccurrences } from "./task-days.db.ts";
import type { NewOccurrence } from "./task-days.db.ts";

/** A template's copy for a date, also one that was moved away from it. */
export type Movable = { id: string; status: string; movedTo: BusinessDate | null };

/** Locks the row, so that a tick and a move of the same task come one after the other. */
export async function findMovable(
  sql: Sql,
  key: { storeId: number; templateId: string; date: BusinessDate },
): Promise<Movable | null> {
  const row = await sql
    .selectFrom("taskOccurrences")
    .select(["id", "status", "movedTo"])
    .where("storeId", "=", key.storeId)
    .where("templateId", "=", key.templateId)
    .where("originalDate", "=", key.date)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export function insertPlanned(sql: Sql, change: { storeId: number; at: Date; task: NewOccurrence }): Promise<void> {
  return insertOccurrences(sql, { storeId: change.storeId, at: change.at, occurrences: [change.task] });
}

export async function markMoved(sql: Sql, change: { storeId: number; id: string; to: BusinessDate }): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({ status: "moved", movedTo: change.to })
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .execute();
}

export async function bringBack(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({ status: "open", movedTo: null })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

/** The copy on the day it had been moved to. Taken out and not archived: it never was a task of that day's rule. */
export async function removeMoved(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .deleteFrom("taskOccurrences")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("status", "=", "open")
    .execute();
}
