import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { toRepetition } from "#server/areas/daybook/task-lists/task-templates.db.ts";
import type { LeftOpen, Rollover } from "./rollover.rules.ts";
import type { Repetition, TaskAccess } from "./tasks.rules.ts";

/** Claims a date for the caller's transaction; false when somebody has made, or is just making, its tasks. */
export async function claimTaskDay(sql: Sql, day: { storeId: number; date: BusinessDate; at: Date }): Promise<boolean> {
  const claimed = await sql
    .insertInto("task_days")
    .values({ store_id: day.storeId, business_date: day.date, opened_at: day.at })
    .onConflict((conflict) => conflict.columns(["store_id", "business_date"]).doNothing())
    .returning("business_date")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function listOpenedDays(sql: Sql, of: { storeId: number; from: BusinessDate }): Promise<BusinessDate[]> {
  const rows = await sql
    .selectFrom("task_days")
    .select("business_date")
    .where("store_id", "=", of.storeId)
    .where("business_date", ">=", of.from)
    .orderBy("business_date")
    .execute();
  return rows.map((row) => row.business_date);
}

/** Whether a reader must first have the day prepared: its tasks are not made, or older ones are still open. */
export async function isTaskDayPrepared(
  sql: Sql,
  of: { storeId: number; date: BusinessDate; current: BusinessDate },
): Promise<boolean> {
  const found = await raw<{ is_prepared: boolean }>`
    /* daybook.isTaskDayPrepared */
    select exists (select from task_days where store_id = ${of.storeId} and business_date = ${of.date})
      and not exists (
        select from task_occurrences
        where store_id = ${of.storeId} and business_date < ${of.current} and status = 'open' and deleted_at is null
      ) as is_prepared`.execute(sql);
  return found.rows[0]?.is_prepared === true;
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
    .selectFrom("task_templates as template")
    .innerJoin("task_lists as list", (join) =>
      join.onRef("list.store_id", "=", "template.store_id").onRef("list.id", "=", "template.list_id"),
    )
    .select(["template.id", "template.list_id", "template.name", "template.instructions", "template.due_minutes"])
    .select("template.is_must_do")
    .select(["template.repeat_days", "template.monthly_day", "template.starts_on", "template.ends_on", "list.access"])
    .where("template.store_id", "=", storeId)
    .where("template.archived_at", "is", null)
    .where("list.archived_at", "is", null)
    .where("list.is_active", "=", true)
    .orderBy("list.position")
    .orderBy("template.position")
    .orderBy("template.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    listId: row.list_id,
    name: row.name,
    instructions: row.instructions,
    dueMinutes: row.due_minutes,
    isMustDo: row.is_must_do,
    access: row.access === "manager" ? "manager" : "all",
    ...toRepetition(row),
  }));
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
  const rows = day.occurrences.map((occurrence) => ({
    store_id: day.storeId,
    id: occurrence.id,
    template_id: occurrence.templateId,
    list_id: occurrence.listId,
    business_date: occurrence.date,
    original_date: occurrence.date,
    name: occurrence.name,
    details: occurrence.details,
    access: occurrence.access,
    is_must_do: occurrence.isMustDo,
    due_minutes: occurrence.dueMinutes,
    due_at: occurrence.dueAt,
    created_at: day.at,
  }));
  await sql
    .insertInto("task_occurrences")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["store_id", "template_id", "original_date"]).doNothing())
    .execute();
}

/** Tasks of days before a date that nobody has closed. */
export async function listLeftOpen(sql: Sql, of: { storeId: number; before: BusinessDate }): Promise<LeftOpen[]> {
  const rows = await sql
    .selectFrom("task_occurrences")
    .select(["id", "name", "template_id", "is_must_do", "business_date", "original_date", "since_date"])
    .where("store_id", "=", of.storeId)
    .where("business_date", "<", of.before)
    .where("status", "=", "open")
    .where("deleted_at", "is", null)
    .orderBy("business_date")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    templateId: row.template_id,
    isMustDo: row.is_must_do,
    date: row.business_date,
    originalDate: row.original_date,
    sinceDate: row.since_date,
  }));
}

/** Templates that have a task on a date, whatever became of it there; one that was moved away is not on it. */
export async function listTemplatesOn(sql: Sql, of: { storeId: number; date: BusinessDate }): Promise<string[]> {
  const rows = await sql
    .selectFrom("task_occurrences")
    .select("template_id")
    .where("store_id", "=", of.storeId)
    .where("original_date", "=", of.date)
    .where("template_id", "is not", null)
    .where("status", "!=", "moved")
    .where("deleted_at", "is", null)
    .execute();
  return rows.flatMap((row) => row.template_id ?? []);
}

type Closing = { storeId: number; current: BusinessDate };

/** Ids of those that were still open: a tick that came first wins. */
export async function skipLeftOpen(sql: Sql, of: Closing & { ids: readonly string[] }): Promise<Set<string>> {
  if (of.ids.length === 0) {
    return new Set();
  }
  const rows = await sql
    .updateTable("task_occurrences")
    .set({ status: "skipped" })
    .where("store_id", "=", of.storeId)
    .where("id", "in", of.ids)
    .where("business_date", "<", of.current)
    .where("status", "=", "open")
    .returning("id")
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Moves tasks to the current date; where they came from stays in original_date. Ids of those that were still open. */
export async function carryLeftOpen(sql: Sql, of: Closing & { carried: Rollover["carried"] }): Promise<Set<string>> {
  if (of.carried.length === 0) {
    return new Set();
  }
  const ids = of.carried.map(({ task }) => task.id);
  const since = of.carried.map((one) => one.since);
  const moved = await raw<{ id: string }>`
    /* daybook.carryLeftOpen */
    update task_occurrences as task set business_date = ${of.current}, since_date = coalesce(carried.since, task.since_date)
    from unnest(${ids}::uuid[], ${since}::date[]) as carried (id, since)
    where task.store_id = ${of.storeId} and task.id = carried.id and task.business_date < ${of.current} and task.status = 'open'
    returning task.id`.execute(sql);
  return new Set(moved.rows.map((row) => row.id));
}

/** Tells the current date's own tasks since when they are missed. */
export async function markMissedSince(sql: Sql, of: Closing & { since: Rollover["since"] }): Promise<void> {
  if (of.since.size === 0) {
    return;
  }
  await raw`
    /* daybook.markMissedSince */
    update task_occurrences as task set since_date = missed.since
    from unnest(${[...of.since.keys()]}::uuid[], ${[...of.since.values()]}::date[]) as missed (template_id, since)
    where task.store_id = ${of.storeId} and task.template_id = missed.template_id and task.original_date = ${of.current}
      and task.status = 'open'`.execute(sql);
}
