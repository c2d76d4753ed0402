import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { TaskOccurrences } from "#server/platform/db/tables.ts";
import type { SkipReason, TaskAccess, TaskStatus } from "./tasks.rules.ts";
import type { TextWork } from "./text-tasks.rules.ts";

/** Who did or wrote something, with what a screen shows of a person. */
export type Signer = { employeeId: number; firstName: string; fullName: string; avatarUrl: string | null };

type OccurrenceColumn =
  | ("id" | "listId" | "templateId" | "originalDate" | "name" | "details" | "dueMinutes" | "dueAt")
  | ("isMustDo" | "sinceDate" | "skipNote" | "movedTo" | "doneAt" | "claimedDoneAt" | "doneOn" | "isLate")
  | ("isLateEntry" | "createdByEmployeeId" | "textThreadId");

/**
 * A task of a day: `Task` if it comes from a list's template, `Todo` if it is a one-off. `sinceDate` is the first date
 * of an unbroken row of misses that falls together in this one; `claimedDoneAt` is the device's time of a tick that
 * waited for the connection.
 */
export type DayTask = Pick<Selectable<TaskOccurrences>, OccurrenceColumn> & {
  kind: "Task" | "Todo";
  date: BusinessDate;
  access: TaskAccess;
  status: TaskStatus;
  /** Why a person skipped it; null when it closed itself. */
  skipReason: SkipReason | null;
  /** Who did it, skipped it or found it not needed. */
  doneBy: Signer | null;
  assignedTo: Signer | null;
};

/** Names come through a view, whose columns the database calls nullable. */
type TaskRow = Omit<DayTask, "kind" | "doneBy" | "assignedTo"> & {
  doerId: number | null;
  doerFirst: string | null;
  doerName: string | null;
  doerAvatar: string | null;
  forId: number | null;
  forFirst: string | null;
  forName: string | null;
  forAvatar: string | null;
};

/**
 * Written by hand: the day is read more often than anything else, and building this statement took longer than running
 * it.
 */
const selectTask = raw`
  select task.id, task.template_id, task.list_id, task.business_date as date, task.original_date, task.name, task.details, task.access,
    task.due_minutes, task.due_at, task.status, task.is_must_do, task.since_date, task.skip_reason, task.skip_note,
    task.moved_to, task.done_at, task.claimed_done_at, task.done_on, task.is_late, task.is_late_entry, task.created_by_employee_id,
    task.text_thread_id,
    doer.id as doer_id, doer.first_name as doer_first, doer.full_name as doer_name, doer.avatar_url as doer_avatar,
    assigned.id as for_id, assigned.first_name as for_first, assigned.full_name as for_name,
    assigned.avatar_url as for_avatar
  from task_occurrences as task
  left join employee_names_view as doer on doer.store_id = task.store_id and doer.id = task.done_by_employee_id
  left join employee_names_view as assigned
    on assigned.store_id = task.store_id and assigned.id = task.assigned_employee_id
  left join task_templates as template on template.store_id = task.store_id and template.id = task.template_id`;

/** Tasks that stand on a date, and those that were meant for it and have been carried on. */
export async function listTasksOfDay(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate; withManagerTasks: boolean },
): Promise<DayTask[]> {
  const result = await raw<TaskRow>`
    /* daybook.listTasksOfDay */ ${selectTask}
    where task.store_id = ${filter.storeId} and task.deleted_at is null
      and (task.business_date = ${filter.date} or task.original_date = ${filter.date})
      and (${filter.withManagerTasks} or task.access = 'all')
    order by template.position, task.due_at, task.id`.execute(sql);
  return result.rows.map(toTask);
}

export async function findTask(
  sql: Sql,
  key: { storeId: number; id: string; withManagerTasks: boolean },
): Promise<DayTask | null> {
  const result = await raw<TaskRow>`
    /* daybook.findTask */ ${selectTask}
    where task.store_id = ${key.storeId} and task.id = ${key.id} and task.deleted_at is null
      and (${key.withManagerTasks} or task.access = 'all')`.execute(sql);
  const [row] = result.rows;
  return row ? toTask(row) : null;
}

export type Closing = {
  status: "done" | "skipped" | "not-needed";
  doneByEmployeeId: number;
  doneAt: Date;
  claimedDoneAt: Date | null;
  doneOn: BusinessDate;
  isLate: boolean;
  isLateEntry: boolean;
  skipReason: SkipReason | null;
  skipNote: string;
};

/**
 * Closes a task. Returns false if another person was faster: the condition in the statement, not the read before it,
 * lets only one through. What closed itself at the boundary may still be closed by a person.
 */
export async function closeTask(sql: Sql, change: { storeId: number; id: string; closing: Closing }): Promise<boolean> {
  const changed = await sql
    .updateTable("taskOccurrences")
    .set(change.closing)
    .where("storeId", "=", change.storeId)
    .where("id", "=", change.id)
    .where("doneAt", "is", null)
    .where("status", "!=", "moved")
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Reopens what a person closed. Returns false when it was already open. */
export async function reopenTask(
  sql: Sql,
  key: { storeId: number; id: string; status: "open" | "skipped"; date: BusinessDate },
): Promise<boolean> {
  const changed = await sql
    .updateTable("taskOccurrences")
    .set({
      status: key.status,
      businessDate: key.date,
      doneByEmployeeId: null,
      doneAt: null,
      claimedDoneAt: null,
      doneOn: null,
      isLate: false,
      isLateEntry: false,
      skipReason: null,
      skipNote: "",
    })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("doneAt", "is not", null)
    .where("deletedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

export type TodoFields = {
  date: BusinessDate;
  name: string;
  details: string;
  access: TaskAccess;
  listId: string | null;
  dueMinutes: number | null;
  dueAt: Date | null;
  assignedEmployeeId: number | null;
};

/** Serializes changes of one task. */
export async function lockTask(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .selectFrom("taskOccurrences")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .forNoKeyUpdate()
    .execute();
}

/** Without an author it was made from a text that didn't arrive. */
type NewTodo = TodoFields & { storeId: number; id: string; createdAt: Date } & (
    | { createdByEmployeeId: number }
    | { createdByEmployeeId: null; textThreadId: string; textWork: TextWork }
  );

/** Returns false when a task with this id exists: the request was repeated. */
export async function insertTodo(sql: Sql, { date, ...todo }: NewTodo): Promise<boolean> {
  const inserted = await sql
    .insertInto("taskOccurrences")
    .values({ ...todo, businessDate: date, originalDate: date, isMustDo: true })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A one-off that gets another date is meant for that date from now on; a carried one keeps where it came from. */
export async function updateTodo(
  sql: Sql,
  { storeId, id, date, ...todo }: { storeId: number; id: string; originalDate: BusinessDate } & TodoFields,
): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({ ...todo, businessDate: date })
    .where("storeId", "=", storeId)
    .where("id", "=", id)
    .where("templateId", "is", null)
    .execute();
}

export async function deleteTask(sql: Sql, key: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({ deletedAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export async function undeleteTodo(sql: Sql, key: { storeId: number; id: string }): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({ deletedAt: null })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("templateId", "is", null)
    .execute();
}

export async function findActiveEmployee(
  sql: Sql,
  key: { storeId: number; id: number },
): Promise<{ id: number } | null> {
  const row = await sql
    .selectFrom("employeeNamesView")
    .select("id")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .where("isActive", "=", true)
    .executeTakeFirst();
  return row?.id === undefined || row.id === null ? null : { id: row.id };
}

function toTask(row: TaskRow): DayTask {
  const { doerId, doerFirst, doerName, doerAvatar, forId, forFirst, forName, forAvatar, ...task } = row;
  return {
    ...task,
    kind: task.templateId === null ? "Todo" : "Task",
    doneBy: signerOf({ id: doerId, first: doerFirst, name: doerName, avatar: doerAvatar }),
    assignedTo: signerOf({ id: forId, first: forFirst, name: forName, avatar: forAvatar }),
  };
}

type NameColumns = { first: string | null; name: string | null; avatar: string | null };

export function signer({ id, first, name, avatar }: NameColumns & { id: number }): Signer {
  return { employeeId: id, firstName: first ?? "", fullName: name ?? "", avatarUrl: avatar };
}

/** Null where nobody did it. */
export function signerOf({ id, ...names }: NameColumns & { id: number | null }): Signer | null {
  return id === null ? null : signer({ id, ...names });
}
