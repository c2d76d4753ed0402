import { taskFields, taskListFields } from "#common/daybook/daybook-fields.ts";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { minuteOfDay, weekday } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { taskListArchived, taskListSaved, taskListsReordered } from "#server/events/daybook.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { newOrder } from "#server/platform/operations/new-order.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { seenVersion, versionOf } from "#server/platform/operations/version-of.ts";
import { starterListsOf } from "#common/daybook/starter-lists.ts";
import { orNull } from "#common/or-null.ts";
import { occurrenceOf } from "#server/areas/daybook/tasks/task-days.ts";
import { insertOccurrences, listOpenedDays } from "#server/areas/daybook/tasks/task-days.db.ts";
import { listTaskDates } from "#server/areas/daybook/tasks/completion-basis.db.ts";
import { refreshTaskFigures } from "#server/areas/daybook/tasks/task-figures.ts";
import * as db from "./task-lists.db.ts";
import type { TaskList, TaskTemplate } from "./task-lists.db.ts";
import { dueAt, occursOn, taskDates } from "#server/areas/daybook/tasks/tasks.rules.ts";

const template = z
  .object({
    id: z.uuid(),
    name: taskFields.name,
    instructions: z._default(taskFields.details, ""),
    dueMinutes: minuteOfDay.nullish().transform(orNull),
    isMustDo: z.boolean().default(false),
    repeatDays: z.array(weekday).max(7).default([]),
    monthlyDay: z.int().min(1).max(31).nullish().transform(orNull),
    startsOn: businessDate.nullish().transform(orNull),
    endsOn: businessDate.nullish().transform(orNull),
  })
  .refine((task) => task.repeatDays.length > 0 !== (task.monthlyDay !== null), {
    path: ["repeatDays"],
    message: "Choose at least one day",
  })
  .refine((task) => task.startsOn === null || task.endsOn === null || task.endsOn >= task.startsOn, {
    path: ["endsOn"],
    message: "Choose an end on or after the start",
  });

const listInput = z.object({
  id: z.uuid(),
  name: taskListFields.name,
  access: z.enum(["all", "manager"]).default("all"),
  isActive: z.boolean().default(true),
  /** In their order. A task that is not among them any more is archived. */
  tasks: z.array(template).max(200),
});

export type { TaskList, TaskTemplate } from "./task-lists.db.ts";

export type TaskListWithTasks = TaskList & { tasks: TaskTemplate[] };

/** All lists with their tasks, for the daybook's settings. */
export const taskLists = operation({
  name: "daybook.taskLists",
  kind: "read",
  permission: "daybook:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<TaskListWithTasks[]> {
    const storeId = context.store.id;
    const lists = await db.listTaskLists(context.sql, { storeId, withManagerLists: true, withArchived: false });
    const tasks = await db.listTemplates(context.sql, { storeId, listIds: lists.map((list) => list.id) });
    return lists.map((list) => ({ ...list, tasks: tasks.filter((task) => task.listId === list.id) }));
  },
});

/**
 * Makes a list or changes it with all its tasks; `version` is the one that was read. Today's open tasks follow at once,
 * done ones stay as they were.
 */
export const saveTaskList = operation({
  name: "daybook.saveTaskList",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: listInput.extend({ version: seenVersion }),
  run: (context, { version, ...list }): Promise<TaskListWithTasks> => saveList(context, list, version),
});

/** Switches a list off and on: off it makes no new tasks, and today's open ones leave the day until it is on again. */
export const setTaskListActive = operation({
  name: "daybook.setTaskListActive",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), isActive: z.boolean() }),
  async run(context, { id, isActive }): Promise<TaskListWithTasks> {
    const storeId = context.store.id;
    await db.lockTaskLists(context.sql, storeId);
    const list = await db.findVisibleList(context.sql, { storeId, withManagerLists: true, id });
    if (!list) {
      throw notFound("Task list");
    }
    await db.switchTaskList(context.sql, { storeId, id, isActive });
    const tasks = await db.listTemplates(context.sql, { storeId, listIds: [id] });
    const changed = { ...list, isActive, tasks };
    await followInOpenedDays(context, changed);
    await emitSaved(context, changed);
    return changed;
  },
});

/**
 * Gives the lists a new order. Positions are always 0, 1, 2 …; the last to save wins, and a list that is not there
 * refuses it.
 */
export const reorderTaskLists = operation({
  name: "daybook.reorderTaskLists",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ listIds: z.array(z.uuid()).max(200) }),
  async run(context, { listIds }): Promise<TaskList[]> {
    const storeId = context.store.id;
    await db.lockTaskLists(context.sql, storeId);
    const lists = await db.listTaskLists(context.sql, { storeId, withManagerLists: true, withArchived: false });
    const current = lists.map((list) => list.id);
    const ids = newOrder(current, listIds, "Task list");
    await db.positionTaskLists(context.sql, { storeId, ids });
    await context.emit(taskListsReordered, { listIds: ids }, { kind: "TaskList", id: "all" });
    return db.listTaskLists(context.sql, { storeId, withManagerLists: true, withArchived: false });
  },
});

/** Deletes a list: its open tasks of today go with it, what was done stays in the history. */
export const archiveTaskList = operation({
  name: "daybook.archiveTaskList",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const store = context.store;
    await db.lockTaskLists(context.sql, store.id);
    const list = await db.findVisibleList(context.sql, { storeId: store.id, withManagerLists: true, id });
    if (!list) {
      throw notFound("Task list");
    }
    const key = { storeId: store.id, listId: id, at: context.now };
    await db.archiveTemplates(context.sql, { ...key, keepIds: [] });
    await db.archiveTaskList(context.sql, { storeId: store.id, id, at: context.now });
    const dates = await openedDates(context);
    for (const date of dates) {
      await db.deleteOpenOccurrences(context.sql, { ...key, date, dueTemplateIds: [], templateIds: [] });
    }
    await refreshTaskFigures(context, dates);
    await context.emit(taskListArchived, { name: list.name }, { kind: "TaskList", id });
  },
});

/** Gives a store without lists the two starter lists of its brand kind. */
export const addStarterLists = operation({
  name: "daybook.addStarterLists",
  kind: "write",
  permission: "daybook:settings",
  on: "store",
  employee: "required",
  input: z.object({}),
  async run(context): Promise<TaskListWithTasks[]> {
    if ((await db.countTaskLists(context.sql, context.store.id)) > 0) {
      throw new Refusal("task-lists-there", { message: "This store already has task lists" });
    }
    const saved: TaskListWithTasks[] = [];
    for (const { name, tasks } of starterListsOf(await db.findBrandKind(context.sql, context.store.id))) {
      const input = {
        id: uuidv7(),
        name,
        tasks: tasks.map((task) => ({ id: uuidv7(), repeatDays: everyDay, ...task })),
      };
      saved.push(await saveList(context, listInput.parse(input)));
    }
    return saved;
  },
});

const everyDay = [0, 1, 2, 3, 4, 5, 6];

async function saveList(
  context: StoreContext,
  input: z.output<typeof listInput>,
  seen?: string,
): Promise<TaskListWithTasks> {
  const store = context.store;
  await db.lockTaskLists(context.sql, store.id);
  const previous = await db.findVisibleList(context.sql, { storeId: store.id, withManagerLists: true, id: input.id });
  await refuseUnseenList(context, { list: previous, seen });
  await refuseUnsavable(context, input);
  const position = await db.countTaskLists(context.sql, store.id);
  const list = {
    id: input.id,
    name: input.name,
    access: input.access,
    isActive: input.isActive,
    isArchived: false,
    position,
  };
  await db.upsertTaskList(context.sql, { storeId: store.id, at: context.now, ...list });
  const today = taskDates(context.now, store).current;
  const tasks = input.tasks.map((task, index): TaskTemplate => ({
    ...task,
    listId: input.id,
    startsOn: task.startsOn ?? today,
    position: index,
  }));
  const keepIds = tasks.map((task) => task.id);
  await db.archiveTemplates(context.sql, { storeId: store.id, listId: input.id, keepIds, at: context.now });
  for (const task of tasks) {
    await db.upsertTemplate(context.sql, { storeId: store.id, at: context.now, ...task });
  }
  await db.spreadListAccess(context.sql, { storeId: store.id, listId: input.id, access: input.access });
  await followInOpenedDays(context, { ...list, tasks });
  if (previous !== null && previous.access !== input.access) {
    // What employees' completion counts is another now, on days that are over too.
    await refreshTaskFigures(context, await listTaskDates(context.sql, store.id));
  }
  await emitSaved(context, { ...list, tasks });
  return { ...list, tasks };
}

/** What a list says now, to be named when it is saved; where it stands among the others is no part of it. */
export function taskListVersion({ name, access, isActive, tasks }: TaskListWithTasks): string {
  return versionOf({ name, access, isActive, tasks: tasks.map(({ position: _place, ...task }) => task) });
}

async function refuseUnseenList(
  context: StoreContext,
  { list, seen }: { list: TaskList | null; seen: string | undefined },
): Promise<void> {
  if (list !== null && seen !== undefined) {
    const tasks = await db.listTemplates(context.sql, { storeId: context.store.id, listIds: [list.id] });
    const version = taskListVersion({ ...list, tasks });
    await refuseUnseen(context, { kind: "TaskList", id: list.id, names: [taskListSaved.name], version, seen });
  }
}

function emitSaved(context: Context, { id, name, access, isActive, tasks }: TaskListWithTasks): Promise<void> {
  const payload = { name, access, isActive, tasks: tasks.map((task) => ({ id: task.id, name: task.name })) };
  return context.emit(taskListSaved, payload, { kind: "TaskList", id });
}

async function refuseUnsavable(context: StoreContext, input: z.output<typeof listInput>): Promise<void> {
  const storeId = context.store.id;
  const existing = await db.findListWithAnyState(context.sql, { storeId, id: input.id });
  if (existing?.isArchived) {
    throw notFound("Task list");
  }
  if (await db.isListNameTaken(context.sql, { storeId, name: input.name, exceptId: input.id })) {
    throw invalidInput({ name: [`A list named ${input.name} already exists`] });
  }
}

/** The dates whose tasks have been made and are not over: today, and after midnight also the day before. */
async function openedDates(context: StoreContext): Promise<BusinessDate[]> {
  const store = context.store;
  return listOpenedDays(context.sql, { storeId: store.id, from: taskDates(context.now, store).current });
}

async function followInOpenedDays(context: StoreContext, list: TaskListWithTasks): Promise<void> {
  const store = context.store;
  const dates = await openedDates(context);
  for (const date of dates) {
    const due = list.isActive ? list.tasks.filter((task) => occursOn(task, date)) : [];
    const key = { storeId: store.id, date, at: context.now };
    await db.deleteOpenOccurrences(context.sql, {
      ...key,
      listId: list.id,
      dueTemplateIds: due.map((task) => task.id),
      templateIds: list.isActive ? list.tasks.map((task) => task.id) : [],
    });
    for (const task of due) {
      const at = dueAt(date, task.dueMinutes, store.timeZone);
      await db.refreshOpenOccurrence(context.sql, { ...task, ...key, templateId: task.id, dueAt: at });
    }
    const occurrences = due.map((task) => occurrenceOf({ ...task, access: list.access }, { store, date }));
    await insertOccurrences(context.sql, { ...key, occurrences });
  }
  await refreshTaskFigures(context, dates);
}
