import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayTask, DaybookDay } from "#web/areas/daybook/daybook.queries.ts";

export const skipReasons = ["NO_TIME", "SHORT_STAFFED", "OUT_OF_SUPPLIES", "BROKEN", "OTHER"] as const;

export function reasonText(reason: (typeof skipReasons)[number]): string {
  return text(`reason.${reason}`);
}

/** Why a person skipped it; their own words where they gave some. Null for a task that closed itself. */
export function skipWords(task: Pick<DayTask, "skipReason" | "skipNote">): string | null {
  if (task.skipReason === null) {
    return null;
  }
  if (task.skipReason === "OTHER" && task.skipNote !== "") {
    return task.skipNote;
  }
  return [reasonText(task.skipReason), ...(task.skipNote === "" ? [] : [task.skipNote])].join(", ");
}

/** The first day on which it should have been done, when that is earlier than the day it stands on. */
export function missedSinceOf(task: Pick<DayTask, "date" | "originalDate" | "sinceDate">): string | null {
  return task.sinceDate ?? (task.date > task.originalDate ? task.originalDate : null);
}

/** A one-off that was carried on is missed on the day it was meant for, whatever became of it later. */
export function wasCarriedFrom(task: Pick<DayTask, "date" | "originalDate">, date: string): boolean {
  return task.originalDate === date && task.date > date;
}

/** Tasks that are due on the shown day, and those of them that are done there. Not needed and moved ones are not due. */
export function countsOf(all: readonly DayTask[], date: string): { due: number; done: number } {
  const tasks = all.filter((task) => task.status !== "NOT_NEEDED" && task.status !== "MOVED");
  const done = tasks.filter((task) => task.status === "DONE" && !wasCarriedFrom(task, date));
  return { due: tasks.length, done: done.length };
}

type Viewer = {
  isManager: boolean;
  /** Could tick on this day, if need be after a PIN. */
  couldTick: boolean;
  employeeId: number | null;
};

export type TaskRights = { mayClose: boolean; mayChange: boolean; mayMove: boolean; mayChangeList: boolean };

/** What a person is offered to do with a task; the server decides in the end. */
export function taskRights(task: DayTask, day: DaybookDay, viewer: Viewer): TaskRights {
  const isHere = !wasCarriedFrom(task, day.date) && task.status !== "MOVED";
  const isTodo = task.__typename === "Todo";
  const isRecurringOfManager = !isTodo && viewer.isManager;
  return {
    mayClose: isHere && !day.isFuture && viewer.couldTick,
    mayChange: isTodo && isHere && (viewer.isManager || isOwn(task, viewer)),
    mayMove: isRecurringOfManager && isHere && task.status === "OPEN" && !day.isOver,
    mayChangeList: isRecurringOfManager && task.listId !== null,
  };
}

/** Its maker changes a one-off until a person has closed it. */
function isOwn(task: DayTask, { employeeId }: Viewer): boolean {
  return employeeId !== null && task.createdByEmployeeId === employeeId && task.doneAt === null;
}
