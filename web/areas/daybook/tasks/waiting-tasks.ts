import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import type { DayTask, DaybookDay, TaskGroup } from "#web/areas/daybook/daybook.queries.ts";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";

/** A list's tasks as this screen has them, and which of them the server does not know like that yet. */
export type GroupWithWaiting = TaskGroup & { waiting: ReadonlySet<string> };

/**
 * The day with the ticks that wait: what a person has done stands as done, also when the day is read again before the
 * tick has reached the server. What the server did not take is left as the server has it.
 */
function withWaiting(
  groups: readonly TaskGroup[],
  { waiting, today }: { waiting: readonly WaitingChange[]; today: string },
): GroupWithWaiting[] {
  const last = new Map(
    waiting
      .filter(({ name, refusal }) => (name === "TickTask" || name === "UntickTask") && refusal === null)
      .map((change) => [change.variables["id"], change]),
  );
  return groups.map((group) => ({
    ...group,
    waiting: new Set(group.tasks.flatMap(({ id }) => (last.has(id) ? [id] : []))),
    tasks: group.tasks.map((task) => asLeft(task, { change: last.get(task.id), today })),
  }));
}

function asLeft(task: DayTask, { change, today }: { change: WaitingChange | undefined; today: string }): DayTask {
  if (change === undefined || change.employeeId === null) {
    return task;
  }
  if (change.name === "UntickTask") {
    return { ...task, status: "OPEN", doneAt: null, claimedDoneAt: null, doneOn: null, doneBy: null, isLate: false };
  }
  const doneBy = {
    employeeId: change.employeeId,
    fullName: change.employeeName,
    firstName: change.employeeName.split(" ")[0] ?? "",
    avatarUrl: null,
  };
  return { ...task, status: "DONE", doneAt: change.at, doneOn: today, doneBy };
}

/** The day's tasks with the ticks that still wait on this device. */
export function useWaitingTasks(day: DaybookDay): GroupWithWaiting[] {
  return withWaiting(day.groups, { waiting: useWaitingChanges(), today: day.today });
}
