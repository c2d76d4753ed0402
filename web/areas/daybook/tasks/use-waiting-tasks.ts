import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { withWaiting } from "./waiting-tasks.ts";
import type { GroupWithWaiting } from "./waiting-tasks.ts";

/** The day's tasks with the ticks that still wait on this device. */
export function useWaitingTasks(day: DaybookDay): GroupWithWaiting[] {
  return withWaiting(day.groups, { waiting: useWaitingChanges(), today: day.today });
}
