import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { NoTaskLists } from "./no-task-lists.tsx";
import { countsOf } from "./task-counts.ts";
import { TaskGroup } from "./task-group.tsx";
import { useNow } from "#web/areas/daybook/use-now.ts";
import type { GroupWithWaiting } from "./waiting-tasks.ts";
import { useWaitingTasks } from "./use-waiting-tasks.ts";
import { useTickTask } from "./use-tick-task.ts";

/** What has to be done, list by list. */
export function TasksCard({ day }: { day: DaybookDay }) {
  const tick = useTickTask(day.today);
  const groups = useWaitingTasks(day);
  const couldBecome = useCouldBecome();
  const isSure = useActiveEmployee() !== null;
  const now = useNow();
  const all = countsOf(
    groups.flatMap((group) => group.tasks),
    day.date,
  );
  const mayTick = !day.isFuture && couldBecome(day.isOver ? "daybook:manage" : "daybook:tick");
  const [first, rest] = firstScreen(groups);
  const drawn = (group: GroupWithWaiting) => (
    <TaskGroup
      key={group.list?.id ?? "other"}
      group={group}
      day={day}
      now={now}
      isFixed={!mayTick}
      isSure={isSure}
      onTick={tick}
    />
  );
  return (
    <Card title={text("tasks.title")} aside={all.due > 0 && text("tasks.done", all)} hasPadding={false}>
      {first.map(drawn)}
      <Later>{rest.map(drawn)}</Later>
      {!day.hasTaskLists && <NoTaskLists />}
      {day.hasTaskLists &&
        day.groups.length === 0 &&
        (day.isOver ? (
          <EmptyState title={text("tasks.emptyPast")} />
        ) : (
          <EmptyState title={text("tasks.emptyTitle")} text={text("tasks.emptyText")} />
        ))}
    </Card>
  );
}

/** Rows that fill a counter's screen; what is below them is drawn once these stand. */
const rowsOfScreen = 12;

function firstScreen(groups: readonly GroupWithWaiting[]): [GroupWithWaiting[], GroupWithWaiting[]] {
  let rows = 0;
  const rest = groups.findIndex(({ tasks }) => {
    const isBelow = rows >= rowsOfScreen;
    rows += tasks.length;
    return isBelow;
  });
  return rest === -1 ? [[...groups], []] : [groups.slice(0, rest), groups.slice(rest)];
}
