import type { DaybookDay, DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { wasCarriedFrom } from "./task-counts.ts";

type Viewer = {
  isManager: boolean;
  /** Could tick on this day, if need be after a PIN. */
  couldTick: boolean;
  employeeId: number | null;
};

export type TaskRights = { mayClose: boolean; mayChange: boolean; mayMove: boolean; mayChangeList: boolean };

/** What somebody is offered to do with a task; the server decides in the end. */
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

/** Its maker changes a one-off until somebody has closed it. */
function isOwn(task: DayTask, { employeeId }: Viewer): boolean {
  return employeeId !== null && task.createdByEmployeeId === employeeId && task.doneAt === null;
}
