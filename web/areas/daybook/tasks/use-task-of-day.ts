import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { daybookQuery } from "#web/areas/daybook/daybook.queries.ts";
import type { DaybookDay, DayTask, TaskGroup } from "#web/areas/daybook/daybook.queries.ts";

type TaskOfDay = { read: Read<unknown>; day: DaybookDay | null; list: TaskGroup["list"]; task: DayTask | null };

/** A task as its day shows it: `day` is null until it is read, `task` when it is not on it. */
export function useTaskOfDay(taskId: string, date: string | null): TaskOfDay {
  const read = useRead(daybookQuery, { variables: { date } });
  const day = read.status === "ready" ? read.data.daybook : null;
  const group = day?.groups.find(({ tasks }) => tasks.some((one) => one.id === taskId));
  return { read, day, list: group?.list ?? null, task: group?.tasks.find(({ id }) => id === taskId) ?? null };
}
