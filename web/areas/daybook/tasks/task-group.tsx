import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay, DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { countsOf } from "./task-counts.ts";
import { TaskRow } from "./task-row.tsx";
import classes from "./tasks.module.css";
import type { GroupWithWaiting } from "./waiting-tasks.ts";

type TaskGroupProps = {
  group: GroupWithWaiting;
  day: DaybookDay;
  now: Date;
  /** Nobody here may tick. */
  isFixed: boolean;
  /** Somebody is active: nothing is asked before a tick. */
  isSure: boolean;
  onTick: (task: DayTask) => Promise<void>;
};

/** One list of the day, or the tasks of none. */
export function TaskGroup({ group, day, now, isFixed, isSure, onTick }: TaskGroupProps) {
  return (
    <section className={classes.group} data-keep-together>
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
            isFixed={isFixed}
            isPlanned={day.isFuture}
            isWaiting={group.waiting.has(task.id)}
            isSure={isSure}
            onTick={onTick}
          />
        ))}
      </ul>
    </section>
  );
}
