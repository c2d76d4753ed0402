import type { DaybookDay, DayTask, TaskGroup } from "#web/areas/daybook/daybook.queries.ts";
import { useDay } from "#web/areas/daybook/use-day.ts";
import type { DayRead } from "#web/areas/daybook/use-day.ts";

type TaskOfDay = { read: DayRead; day: DaybookDay | null; list: TaskGroup["list"]; task: DayTask | null };

/** A task as its day shows it: `day` is null until it is read, `task` when it is not on it. */
export function useTaskOfDay(taskId: string, date: string | null): TaskOfDay {
  const read = useDay(date);
  const day = read.status === "ready" ? read.day : null;
  const group = day?.groups.find(({ tasks }) => tasks.some((one) => one.id === taskId));
  return { read, day, list: group?.list ?? null, task: group?.tasks.find(({ id }) => id === taskId) ?? null };
}
