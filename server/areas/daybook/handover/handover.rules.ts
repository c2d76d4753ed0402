import type { SkipReason } from "#server/areas/daybook/tasks/tasks.rules.ts";

export type HandedTask = {
  name: string;
  list: string | null;
  dueAt: string | null;
  isOverdue: boolean;
  isMustDo: boolean;
};

export type HandedSkip = { name: string; reason: SkipReason; note: string; by: string };

export type OpenTask = {
  name: string;
  list: string | null;
  dueAt: Date | null;
  status: string;
  isMustDo: boolean;
  skipReason: SkipReason | null;
  skipNote: string;
  doneBy: { firstName: string } | null;
  date: string;
  originalDate: string;
};

/** What still has to be done: the overdue first, then the must-dos, then by its time. */
export function openTasksOf(tasks: readonly OpenTask[], now: Date): HandedTask[] {
  return tasks
    .filter((task) => task.status === "open")
    .map(({ name, list, dueAt, date, originalDate, isMustDo }) => ({
      name,
      list,
      isMustDo,
      dueAt: dueAt?.toISOString() ?? null,
      isOverdue: originalDate < date || (dueAt !== null && dueAt < now),
    }))
    .toSorted((left, right) => placeOf(left).localeCompare(placeOf(right)));
}

function placeOf(task: HandedTask): string {
  return `${Number(!task.isOverdue)} ${Number(!task.isMustDo)} ${task.dueAt ?? "9"} ${task.name}`;
}

/** Tasks that a person skipped with a reason; what closed itself at the boundary has none. */
export function skippedTasksOf(tasks: readonly OpenTask[]): HandedSkip[] {
  return tasks.flatMap(({ name, skipReason, skipNote, doneBy }) =>
    skipReason === null ? [] : [{ name, reason: skipReason, note: skipNote, by: doneBy?.firstName ?? "" }],
  );
}
