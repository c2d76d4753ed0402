import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { brandKindOf } from "#common/store-places.ts";
import type { BrandKind } from "#common/store-places.ts";
import { builtOnce } from "#server/platform/db/built-once.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { accessOf } from "#server/areas/daybook/tasks/tasks.rules.ts";
import type { Repetition, TaskAccess } from "#server/areas/daybook/tasks/tasks.rules.ts";

export type TaskList = {
  id: string;
  name: string;
  access: TaskAccess;
  position: number;
  isActive: boolean;
  isArchived: boolean;
};

export type TaskTemplate = Repetition & {
  id: string;
  listId: string;
  name: string;
  instructions: string;
  dueMinutes: number | null;
  /** Rolls on until it is done instead of closing itself at the boundary. */
  isMustDo: boolean;
  position: number;
};

type Lists = { storeId: number; withManagerLists: boolean };

function selectLists(sql: Sql, filter: Lists) {
  return sql
    .selectFrom("taskLists")
    .select(["id", "name", "access", "position", "isActive", "archivedAt"])
    .where("storeId", "=", filter.storeId)
    .$if(!filter.withManagerLists, (query) => query.where("access", "=", "all"));
}

/** `withArchived`: a day that is over still shows the lists it had. */
export async function listTaskLists(
  sql: Sql,
  { storeId, ...shape }: Lists & { withArchived: boolean },
): Promise<TaskList[]> {
  return (await listsInOrder(sql, { storeId }, shape)).map(toList);
}

const listsInOrder = builtOnce(
  (sql, filter: { storeId: number }, shape: { withManagerLists: boolean; withArchived: boolean }) =>
    selectLists(sql, { storeId: filter.storeId, withManagerLists: shape.withManagerLists })
      .$if(!shape.withArchived, (query) => query.where("archivedAt", "is", null))
      .orderBy("position")
      .orderBy("id"),
);

export async function findVisibleList(sql: Sql, key: Lists & { id: string }): Promise<TaskList | null> {
  const row = await selectLists(sql, key).where("id", "=", key.id).where("archivedAt", "is", null).executeTakeFirst();
  return row ? toList(row) : null;
}

/** Also finds an archived list, so that a repeated request with its id is recognized. */
export async function findListWithAnyState(
  sql: Sql,
  key: { storeId: number; id: string },
): Promise<{ isArchived: boolean } | null> {
  const row = await sql
    .selectFrom("taskLists")
    .select("archivedAt")
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row ? { isArchived: row.archivedAt !== null } : null;
}

export async function isListNameTaken(
  sql: Sql,
  filter: { storeId: number; name: string; exceptId: string },
): Promise<boolean> {
  const row = await sql
    .selectFrom("taskLists")
    .select("id")
    .where("storeId", "=", filter.storeId)
    .where(raw<string>`lower(name)`, "=", filter.name.toLowerCase())
    .where("id", "!=", filter.exceptId)
    .where("archivedAt", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** All changes of a store's lists pass here one after the other; it keeps names and positions unique without a retry. */
export async function lockTaskLists(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('task_lists'), ${storeId}::int)`.execute(sql);
}

export async function findBrandKind(sql: Sql, storeId: number): Promise<BrandKind> {
  const row = await sql.selectFrom("stores").select("brandKind").where("id", "=", storeId).executeTakeFirstOrThrow();
  return brandKindOf(row.brandKind);
}

export async function countTaskLists(sql: Sql, storeId: number): Promise<number> {
  const row = await sql
    .selectFrom("taskLists")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("storeId", "=", storeId)
    .where("archivedAt", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function upsertTaskList(sql: Sql, list: { storeId: number; at: Date } & TaskList): Promise<void> {
  const { name, access, isActive } = list;
  const values = { name, access, isActive };
  await sql
    .insertInto("taskLists")
    .values({ storeId: list.storeId, id: list.id, position: list.position, createdAt: list.at, ...values })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doUpdateSet(values))
    .execute();
}

export async function switchTaskList(sql: Sql, key: { storeId: number; id: string; isActive: boolean }): Promise<void> {
  await sql
    .updateTable("taskLists")
    .set({ isActive: key.isActive })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export async function positionTaskLists(sql: Sql, change: { storeId: number; ids: readonly string[] }): Promise<void> {
  await raw`
    update task_lists set position = place.position - 1
    from unnest(${change.ids}::uuid[]) with ordinality as place (id, position)
    where task_lists.store_id = ${change.storeId} and task_lists.id = place.id`.execute(sql);
}

export async function archiveTaskList(sql: Sql, key: { storeId: number; id: string; at: Date }): Promise<void> {
  await sql
    .updateTable("taskLists")
    .set({ archivedAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .execute();
}

export async function listTemplates(
  sql: Sql,
  filter: { storeId: number; listIds: readonly string[] },
): Promise<TaskTemplate[]> {
  if (filter.listIds.length === 0) {
    return [];
  }
  return sql
    .selectFrom("taskTemplates")
    .select([
      "id",
      "listId",
      "name",
      "instructions",
      "dueMinutes",
      "isMustDo",
      "repeatDays",
      "monthlyDay",
      "startsOn",
      "endsOn",
      "position",
    ])
    .where("storeId", "=", filter.storeId)
    .where("listId", "in", filter.listIds)
    .where("archivedAt", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function upsertTemplate(sql: Sql, template: { storeId: number; at: Date } & TaskTemplate): Promise<void> {
  const { storeId, id, listId, at, ...contents } = template;
  const values = { ...contents, repeatDays: [...contents.repeatDays] };
  await sql
    .insertInto("taskTemplates")
    .values({ storeId, id, listId, createdAt: at, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["storeId", "id"])
        .doUpdateSet({ ...values, archivedAt: null })
        .where("taskTemplates.listId", "=", listId),
    )
    .execute();
}

/** Templates of the list that are not among `keepIds`; all of them when the list itself goes. */
export async function archiveTemplates(
  sql: Sql,
  key: { storeId: number; listId: string; keepIds: readonly string[]; at: Date },
): Promise<void> {
  await sql
    .updateTable("taskTemplates")
    .set({ archivedAt: key.at })
    .where("storeId", "=", key.storeId)
    .where("listId", "=", key.listId)
    .where("archivedAt", "is", null)
    .$if(key.keepIds.length > 0, (query) => query.where("id", "not in", key.keepIds))
    .execute();
}

/** A list that becomes a managers' list hides its past too. */
export async function spreadListAccess(
  sql: Sql,
  change: { storeId: number; listId: string; access: TaskAccess },
): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({ access: change.access })
    .where("storeId", "=", change.storeId)
    .where("listId", "=", change.listId)
    .where("access", "!=", change.access)
    .execute();
}

/** Brings an open copy of a date back to what its template says now; done and skipped ones keep what they had. */
export async function refreshOpenOccurrence(
  sql: Sql,
  change: { storeId: number; templateId: string; date: BusinessDate } & Pick<
    TaskTemplate,
    "name" | "instructions" | "dueMinutes" | "isMustDo"
  > & {
      dueAt: Date | null;
    },
): Promise<void> {
  await sql
    .updateTable("taskOccurrences")
    .set({
      name: change.name,
      details: change.instructions,
      dueMinutes: change.dueMinutes,
      dueAt: change.dueAt,
      deletedAt: null,
    })
    .set({ isMustDo: change.isMustDo })
    .where("storeId", "=", change.storeId)
    .where("templateId", "=", change.templateId)
    .where("originalDate", "=", change.date)
    .where("status", "=", "open")
    .execute();
}

/**
 * Takes a date's open copies of the list off the day, but those of `dueTemplateIds`. What was carried or moved to the
 * date stays while its template is among `templateIds`: the rule never said that it is due there.
 */
export async function deleteOpenOccurrences(
  sql: Sql,
  key: {
    storeId: number;
    listId: string;
    date: BusinessDate;
    dueTemplateIds: readonly string[];
    templateIds: readonly string[];
    at: Date;
  },
): Promise<void> {
  await raw`
    /* daybook.deleteOpenOccurrences */
    update task_occurrences as task set deleted_at = ${key.at}
    where task.store_id = ${key.storeId} and task.list_id = ${key.listId} and task.business_date = ${key.date}
      and task.template_id is not null and task.status = 'open' and task.deleted_at is null
      and task.template_id <> all (${[...key.dueTemplateIds]}::uuid[])
      and not (
        task.template_id = any (${[...key.templateIds]}::uuid[])
        and (task.original_date < task.business_date or exists (
          select from task_occurrences as origin
          where origin.store_id = task.store_id and origin.template_id = task.template_id
            and origin.moved_to = task.original_date)))`.execute(sql);
}

type ListRow = Awaited<ReturnType<ReturnType<typeof selectLists>["execute"]>>[number];

function toList({ archivedAt, ...list }: ListRow): TaskList {
  return { ...list, access: accessOf(list.access), isArchived: archivedAt !== null };
}
