import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";

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
