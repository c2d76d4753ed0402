import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { NoTaskLists } from "./no-task-lists.tsx";
import { countsOf } from "./task-counts.ts";
import { TaskRow } from "./task-row.tsx";
import classes from "./tasks.module.css";
import { useNow } from "#web/areas/daybook/use-now.ts";
import { useWaitingTasks } from "./use-waiting-tasks.ts";
import { useTickTask } from "./use-tick-task.ts";

/** What has to be done, list by list. */
export function TasksCard({ day }: { day: DaybookDay }) {
  const tick = useTickTask(day.today);
  const groups = useWaitingTasks(day);
  const couldBecome = useCouldBecome();
  const now = useNow();
  const all = countsOf(
    groups.flatMap((group) => group.tasks),
    day.date,
  );
  const mayTick = !day.isFuture && couldBecome(day.isOver ? "daybook:manage" : "daybook:tick");
  return (
    <Card title={text("tasks.title")} aside={all.due > 0 && text("tasks.done", all)} hasPadding={false}>
      {groups.map((group) => (
        <section key={group.list?.id ?? "other"} className={classes.group} data-keep-together>
          <h3>
            {group.list?.name ?? text("tasks.other")}
            {group.list?.access === "MANAGER" && <em>{text("tasks.manager")}</em>}
            <span>{text("tasks.group", countsOf(group.tasks, day.date))}</span>
          </h3>
          <ul>
            {group.tasks.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                date={day.date}
                now={now}
                isFixed={!mayTick}
                isPlanned={day.isFuture}
                isWaiting={group.waiting.has(task.id)}
                onTick={tick}
              />
            ))}
          </ul>
        </section>
      ))}
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
