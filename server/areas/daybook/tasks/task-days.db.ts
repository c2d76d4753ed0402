import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { accessOf } from "./tasks.rules.ts";
import type { LeftOpen, Rollover } from "./rollover.rules.ts";
import type { Repetition, TaskAccess } from "./tasks.rules.ts";

/** Claims a date for the caller's transaction; false if its tasks exist or are being made. */
export async function claimTaskDay(sql: Sql, day: { storeId: number; date: BusinessDate; at: Date }): Promise<boolean> {
  const claimed = await sql
    .insertInto("taskDays")
    .values({ storeId: day.storeId, businessDate: day.date, openedAt: day.at })
    .onConflict((conflict) => conflict.columns(["storeId", "businessDate"]).doNothing())
    .returning("businessDate")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function listOpenedDays(
  sql: Sql,
  filter: { storeId: number; from: BusinessDate },
): Promise<BusinessDate[]> {
  const rows = await sql
    .selectFrom("taskDays")
    .select("businessDate")
    .where("storeId", "=", filter.storeId)
    .where("businessDate", ">=", filter.from)
    .orderBy("businessDate")
    .execute();
  return rows.map((row) => row.businessDate);
}

/** Whether a reader must first have the day prepared: its tasks are not made, or older ones are still open. */
export async function isTaskDayPrepared(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate; current: BusinessDate },
): Promise<boolean> {
  const result = await raw<{ isPrepared: boolean }>`
    /* daybook.isTaskDayPrepared */
    select exists (select from task_days where store_id = ${filter.storeId} and business_date = ${filter.date})
      and not exists (
        select from task_occurrences
        where store_id = ${filter.storeId} and business_date < ${filter.current} and status = 'open' and deleted_at is null
      ) as is_prepared`.execute(sql);
  return result.rows[0]?.isPrepared === true;
}

export type ActiveTemplate = Repetition & {
  id: string;
  listId: string;
  name: string;
  instructions: string;
  dueMinutes: number | null;
  isMustDo: boolean;
  access: TaskAccess;
};

/** Templates that make tasks: neither they nor their lists are archived or switched off. */
export async function listActiveTemplates(sql: Sql, storeId: number): Promise<ActiveTemplate[]> {
  const rows = await sql
    .selectFrom("taskTemplates as template")
    .innerJoin("taskLists as list", (join) =>
      join.onRef("list.storeId", "=", "template.storeId").onRef("list.id", "=", "template.listId"),
    )
    .select(["template.id", "template.listId", "template.name", "template.instructions", "template.dueMinutes"])
    .select("template.isMustDo")
    .select(["template.repeatDays", "template.monthlyDay", "template.startsOn", "template.endsOn", "list.access"])
    .where("template.storeId", "=", storeId)
    .where("template.archivedAt", "is", null)
    .where("list.archivedAt", "is", null)
    .where("list.isActive", "=", true)
    .orderBy("list.position")
    .orderBy("template.position")
    .orderBy("template.id")
    .execute();
  return rows.map((row) => ({ ...row, access: accessOf(row.access) }));
}

export type NewOccurrence = {
  id: string;
  templateId: string;
  listId: string;
  date: BusinessDate;
  name: string;
  details: string;
  access: TaskAccess;
  isMustDo: boolean;
  dueMinutes: number | null;
  dueAt: Date | null;
};

/** Inserts a day's copies; a copy that is there already stays as it is. */
export async function insertOccurrences(
  sql: Sql,
  day: { storeId: number; at: Date; occurrences: readonly NewOccurrence[] },
): Promise<void> {
  if (day.occurrences.length === 0) {
    return;
  }
  const rows = day.occurrences.map(({ date, ...occurrence }) => ({
    ...occurrence,
    storeId: day.storeId,
    businessDate: date,
    originalDate: date,
    createdAt: day.at,
  }));
  await sql
    .insertInto("taskOccurrences")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["storeId", "templateId", "originalDate"]).doNothing())
    .execute();
}

/** Tasks of days before a date that nobody has closed. */
export async function listLeftOpen(sql: Sql, filter: { storeId: number; before: BusinessDate }): Promise<LeftOpen[]> {
  return sql
    .selectFrom("taskOccurrences")
    .select(["id", "name", "templateId", "isMustDo", "businessDate as date", "originalDate", "sinceDate"])
    .where("storeId", "=", filter.storeId)
    .where("businessDate", "<", filter.before)
    .where("status", "=", "open")
    .where("deletedAt", "is", null)
    .orderBy("businessDate")
    .orderBy("id")
    .execute();
}

/** Templates that have a task on a date, whatever became of it there; one that was moved away is not on it. */
export async function listTemplatesOn(sql: Sql, filter: { storeId: number; date: BusinessDate }): Promise<string[]> {
  const rows = await sql
    .selectFrom("taskOccurrences")
    .select("templateId")
    .where("storeId", "=", filter.storeId)
    .where("originalDate", "=", filter.date)
    .where("templateId", "is not", null)
    .where("status", "!=", "moved")
    .where("deletedAt", "is", null)
    .execute();
  return rows.flatMap((row) => row.templateId ?? []);
}

type Closing = { storeId: number; current: BusinessDate };

/** Ids of those that were still open: a tick that came first wins. */
export async function skipLeftOpen(sql: Sql, change: Closing & { ids: readonly string[] }): Promise<Set<string>> {
  if (change.ids.length === 0) {
    return new Set();
  }
  const rows = await sql
    .updateTable("taskOccurrences")
    .set({ status: "skipped" })
    .where("storeId", "=", change.storeId)
    .where("id", "in", change.ids)
    .where("businessDate", "<", change.current)
    .where("status", "=", "open")
    .returning("id")
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Moves tasks to the current date; where they came from stays in original_date. Ids of those that were still open. */
export async function carryLeftOpen(
  sql: Sql,
  change: Closing & { carried: Rollover["carried"] },
): Promise<Set<string>> {
  if (change.carried.length === 0) {
    return new Set();
  }
  const ids = change.carried.map(({ task }) => task.id);
  const since = change.carried.map((entry) => entry.since);
  const moved = await raw<{ id: string }>`
    /* daybook.carryLeftOpen */
    update task_occurrences as task set business_date = ${change.current}, since_date = coalesce(carried.since, task.since_date)
    from unnest(${ids}::uuid[], ${since}::date[]) as carried (id, since)
    where task.store_id = ${change.storeId} and task.id = carried.id and task.business_date < ${change.current} and task.status = 'open'
    returning task.id`.execute(sql);
  return new Set(moved.rows.map((row) => row.id));
}

/** Records on the current date's own tasks since when they are missed. */
export async function markMissedSince(sql: Sql, change: Closing & { since: Rollover["since"] }): Promise<void> {
  if (change.since.size === 0) {
    return;
  }
  await raw`
    /* daybook.markMissedSince */
    update task_occurrences as task set since_date = missed.since
    from unnest(${[...change.since.keys()]}::uuid[], ${[...change.since.values()]}::date[]) as missed (template_id, since)
    where task.store_id = ${change.storeId} and task.template_id = missed.template_id and task.original_date = ${change.current}
      and task.status = 'open'`.execute(sql);
}
