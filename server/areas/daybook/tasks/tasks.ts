import { z } from "zod";
import { inputText, instant } from "#common/inputs/input-ranges.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { orNull } from "#common/or-null.ts";
import { taskNotNeeded, taskSkipped, taskTicked, taskUnticked } from "#server/events/daybook.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { Context, EmployeeContext, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./tasks.db.ts";
import type { DayTask } from "./tasks.db.ts";
import { refreshTaskFigures } from "./task-figures.ts";
import { mayUntick, offlineClaim, skipReasons, taskDates, tick } from "./tasks.rules.ts";
import type { SkipReason } from "./tasks.rules.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";

export type { DayTask, Signer } from "./tasks.db.ts";

/** The outcome of a tick: with `wasDoneBefore` another person was faster, and the task has who and when. */
export type TickAnswer = { task: DayTask; wasDoneBefore: boolean };

/** Marks a task done by the acting employee. A task that is done already is an answer, not an error. */
export const tickTask = operation({
  name: "daybook.tickTask",
  kind: "write",
  permission: "daybook:tick",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), doneAt: instant.nullish().transform(orNull) }),
  run: (context, { id, doneAt }): Promise<TickAnswer> =>
    close(context, { id, outcome: { status: "done" }, deviceAt: doneAt === null ? null : new Date(doneAt) }),
});

/** Says honestly that a task is not done today, and why. It counts as due; a must-do does not roll on. */
export const skipTask = operation({
  name: "daybook.skipTask",
  kind: "write",
  permission: "daybook:tick",
  on: "store",
  employee: "required",
  input: z
    .object({
      id: z.uuid(),
      reason: z.enum(skipReasons),
      note: inputText.trim().max(200, "Use 200 characters or fewer").default(""),
    })
    .refine(({ reason, note }) => reason !== "other" || note !== "", { path: ["note"], message: "Enter a reason" }),
  run: (context, { id, reason, note }): Promise<TickAnswer> =>
    close(context, { id, outcome: { status: "skipped", reason, note } }),
});

/** There was nothing to do: the task was not due today, for the figures too. */
export const markTaskNotNeeded = operation({
  name: "daybook.markTaskNotNeeded",
  kind: "write",
  permission: "daybook:tick",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  run: (context, { id }): Promise<TickAnswer> => close(context, { id, outcome: { status: "not-needed" } }),
});

/** Takes a tick, a skip or a "not needed" back. Both stay in the history. */
export const untickTask = operation({
  name: "daybook.untickTask",
  kind: "write",
  permission: "daybook:tick",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<DayTask> {
    const store = context.store;
    const task = await getTask(context, id);
    if (task.doneOn === null || task.doneBy === null) {
      return task;
    }
    const today = await findBusinessDate(context.sql, { storeId: store.id, at: context.now });
    if (!mayUntick({ doneOn: task.doneOn }, today, seesManagerContent(context))) {
      throw dayIsOver();
    }
    const { current } = taskDates(context.now, store);
    const isOver = task.date < current;
    const reopened = await db.reopenTask(context.sql, {
      storeId: store.id,
      id,
      status: isOver && task.kind === "Task" ? "skipped" : "open",
      date: isOver && task.kind === "Todo" ? current : task.date,
    });
    if (reopened) {
      const payload = { name: task.name, date: task.date, doneByEmployeeId: task.doneBy.employeeId };
      await context.emit(taskUnticked, payload, { kind: task.kind, id });
      await refreshTaskFigures(context, [task.originalDate]);
    }
    return getTask(context, id);
  },
});

type Outcome = { status: "done" | "not-needed" } | { status: "skipped"; reason: SkipReason; note: string };

type Closing = {
  id: string;
  outcome: Outcome;
  /** When the device says that it happened. */
  deviceAt?: Date | null;
};

async function close(context: EmployeeContext, { id, outcome, deviceAt = null }: Closing): Promise<TickAnswer> {
  const store = context.store;
  const task = await getTask(context, id);
  if (task.doneAt !== null) {
    return { task, wasDoneBefore: true };
  }
  if (task.status === "moved") {
    throw taskWasMoved(task);
  }
  const at = context.now;
  const tickInput = { task, dates: taskDates(at, store), now: at };
  const allowed = tick({ ...tickInput, isManager: seesManagerContent(context) });
  if (!allowed.isAllowed) {
    throw allowed.reason === "future" ? dayHasNotCome() : dayIsOver();
  }
  const { isLate, isLateEntry } = allowed;
  const closing = {
    status: outcome.status,
    doneByEmployeeId: context.employee.id,
    doneAt: at,
    claimedDoneAt: offlineClaim(at, deviceAt),
    doneOn: await findBusinessDate(context.sql, { storeId: store.id, at }),
    isLate: outcome.status === "done" && isLate,
    isLateEntry,
    skipReason: outcome.status === "skipped" ? outcome.reason : null,
    skipNote: outcome.status === "skipped" ? outcome.note : "",
  };
  const isMine = await db.closeTask(context.sql, { storeId: store.id, id, closing });
  if (isMine) {
    const claimedDoneAt = closing.claimedDoneAt?.toISOString() ?? null;
    await emitOutcome(context, { task, outcome, ticked: { isLate, isLateEntry, claimedDoneAt } });
    await refreshTaskFigures(context, [task.originalDate]);
  }
  return { task: await getTask(context, id), wasDoneBefore: !isMine };
}

type OutcomeOfTask = {
  task: DayTask;
  outcome: Outcome;
  ticked: { isLate: boolean; isLateEntry: boolean; claimedDoneAt: string | null };
};

function emitOutcome(context: Context, { task, outcome, ticked }: OutcomeOfTask): Promise<void> {
  const payload = { name: task.name, date: task.date };
  const subject = { kind: task.kind, id: task.id };
  switch (outcome.status) {
    case "done":
      return context.emit(taskTicked, { ...payload, ...ticked }, subject);
    case "skipped":
      return context.emit(taskSkipped, { ...payload, reason: outcome.reason, note: outcome.note }, subject);
    case "not-needed":
      return context.emit(taskNotNeeded, payload, subject);
  }
}

/** A task that the caller may see; a manager's task is "not found" for everybody else. */
export async function getTask(context: StoreContext, id: string): Promise<DayTask> {
  const storeId = context.store.id;
  const task = await db.findTask(context.sql, { storeId, id, withManagerTasks: seesManagerContent(context) });
  if (!task) {
    throw notFound("Task");
  }
  return task;
}

/** Tasks of a date for the caller, in the order of their lists. */
export async function tasksOfDay(context: StoreContext, date: BusinessDate): Promise<DayTask[]> {
  const storeId = context.store.id;
  return db.listTasksOfDay(context.sql, { storeId, date, withManagerTasks: seesManagerContent(context) });
}

/** Earliest date on which a new one-off may stand: after midnight the day before is still going on. */
export function earliestTaskDate(context: StoreContext): BusinessDate {
  return taskDates(context.now, context.store).current;
}

function dayIsOver(): Refusal {
  return new Refusal("task-day-over", { message: "This day is over. A manager can still change it." });
}

function taskWasMoved(task: DayTask): Refusal {
  return new Refusal("task-moved", { message: `This task was moved to ${task.movedTo}` });
}

function dayHasNotCome(): Refusal {
  return new Refusal("task-day-not-come", { message: "This task is for a later day" });
}
