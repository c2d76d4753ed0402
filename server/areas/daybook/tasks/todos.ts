import { taskFields } from "#common/daybook/daybook-fields.ts";
import { z } from "zod";
import { minuteOfDay, recordNumber } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { taskAdded, taskCarried, taskDeleted, taskEdited, taskRestored } from "#server/events/daybook.ts";
import type { EmployeeContext, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, managerNeeded, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { seenVersion, versionOf } from "#server/platform/operations/version-of.ts";
import { orNull } from "#common/or-null.ts";
import { findVisibleList } from "#server/areas/daybook/task-lists/task-lists.db.ts";
import { refreshTaskFigures } from "./task-figures.ts";
import { earliestTaskDate, getTask } from "./tasks.ts";
import * as db from "./tasks.db.ts";
import type { DayTask, TodoFields } from "./tasks.db.ts";
import { dueAt } from "./tasks.rules.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";

const todoInput = z.object({
  /** Made by the client, so that a repeated request adds nothing. */
  id: z.uuid(),
  name: taskFields.name,
  date: businessDate,
  dueMinutes: minuteOfDay.nullish().transform(orNull),
  listId: z.uuid().nullish().transform(orNull),
  details: z._default(taskFields.details, ""),
  assignedEmployeeId: recordNumber.nullish().transform(orNull),
  access: z.enum(["all", "manager"]).default("all"),
});

/** Adds a task for one day. An open one is carried from day to day until a person does or deletes it. */
export const addTodo = operation({
  name: "daybook.addTodo",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: todoInput,
  async run(context, { id, ...input }): Promise<DayTask> {
    const store = context.store;
    if (input.date < earliestTaskDate(context)) {
      throw invalidInput({ date: ["Choose today or a later day"] });
    }
    const todo = await fieldsOf(context, input);
    const row = { storeId: store.id, id, createdByEmployeeId: context.employee.id, createdAt: context.now, ...todo };
    if (await db.insertTodo(context.sql, row)) {
      await context.emit(taskAdded, { name: todo.name, date: todo.date, access: todo.access }, { kind: "Todo", id });
      await refreshTaskFigures(context, [todo.date]);
    }
    return getTask(context, id);
  },
});

/** Changes a one-off: managers any, its author until it is ticked. `version` is the one that was read. */
export const editTodo = operation({
  name: "daybook.editTodo",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: todoInput.extend({ version: seenVersion }),
  async run(context, { id, version: seen, ...input }): Promise<DayTask> {
    await db.lockTask(context.sql, { storeId: context.store.id, id });
    const before = await getOwnTodo(context, id);
    await refuseUnseen(context, { kind: "Todo", id, names: contentEvents, version: todoVersion(before), seen });
    if (input.date !== before.date && input.date < earliestTaskDate(context)) {
      throw invalidInput({ date: ["Choose today or a later day"] });
    }
    const todo = await fieldsOf(context, input);
    const originalDate = input.date === before.date ? before.originalDate : input.date;
    await db.updateTodo(context.sql, { storeId: context.store.id, id, originalDate, ...todo });
    await context.emit(taskEdited, { name: todo.name, date: todo.date, nameBefore: before.name }, { kind: "Todo", id });
    await refreshTaskFigures(context, [before.originalDate, originalDate]);
    return getTask(context, id);
  },
});

/** Removes a one-off from the day; its history stays. */
export const deleteTodo = operation({
  name: "daybook.deleteTodo",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const task = await getOwnTodo(context, id);
    await db.deleteTask(context.sql, { storeId: context.store.id, id, at: context.now });
    await context.emit(taskDeleted, { name: task.name, date: task.date }, { kind: "Todo", id });
    await refreshTaskFigures(context, [task.originalDate]);
  },
});

/** Versions what a one-off says; whether it is done is not part of it. */
export function todoVersion(task: DayTask): string {
  const { name, date, dueMinutes, listId, details, access, assignedTo } = task;
  return versionOf({ name, date, dueMinutes, listId, details, access, assignedTo: assignedTo?.employeeId ?? null });
}

const contentEvents = [taskAdded.name, taskEdited.name, taskCarried.name, taskRestored.name];

async function getOwnTodo(context: EmployeeContext, id: string): Promise<DayTask> {
  const task = await getTask(context, id);
  if (task.kind !== "Todo") {
    throw new Refusal("task-is-recurring", {
      message: "This task comes from a list. Change it in the daybook settings.",
    });
  }
  if (seesManagerContent(context)) {
    return task;
  }
  if (task.createdByEmployeeId !== context.employee.id || task.doneAt !== null) {
    throw managerNeeded();
  }
  return task;
}

async function fieldsOf(context: StoreContext, input: Omit<z.output<typeof todoInput>, "id">): Promise<TodoFields> {
  const store = context.store;
  if (input.access === "manager" && !seesManagerContent(context)) {
    throw managerNeeded();
  }
  const list =
    input.listId === null ? null : await findVisibleList(context.sql, { ...visible(context), id: input.listId });
  if (input.listId !== null && !list) {
    throw notFound("Task list");
  }
  if (input.assignedEmployeeId !== null) {
    const assigned = await db.findActiveEmployee(context.sql, { storeId: store.id, id: input.assignedEmployeeId });
    if (!assigned) {
      throw invalidInput({ assignedEmployeeId: ["Choose an employee of this store"] });
    }
  }
  // A task in a managers' list is a managers' task, whatever the form said.
  const access = list?.access === "manager" ? "manager" : input.access;
  return { ...input, access, dueAt: dueAt(input.date, input.dueMinutes, store.timeZone) };
}

function visible(context: StoreContext): { storeId: number; withManagerLists: boolean } {
  return { storeId: context.store.id, withManagerLists: seesManagerContent(context) };
}
