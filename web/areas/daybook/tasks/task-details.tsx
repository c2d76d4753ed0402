import { formatDate } from "#common/date-format.ts";
import { formatMinutes } from "#common/time-format.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { text as listText } from "#web/areas/daybook/task-lists/task-lists-text.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay, DayTask, TaskGroup } from "#web/areas/daybook/daybook.queries.ts";
import { TaskActions } from "./task-actions.tsx";
import { taskHistory } from "./task-history.ts";
import { TaskState } from "./task-state.tsx";
import type { TaskView } from "./task-view.ts";
import { missedSinceOf } from "./task-words.ts";
import classes from "./tasks.module.css";

export type TaskDetailsProps = {
  day: DaybookDay;
  task: DayTask;
  list: TaskGroup["list"];
  onView: (view: TaskView) => void;
  onClose: () => void;
};

/** Everything about a task, what can be done with it, and what became of it so far. */
export function TaskDetails({ day, task, list, onView, onClose }: TaskDetailsProps) {
  const missedSince = missedSinceOf(task);
  const facts = [
    [text("task.where"), list?.name ?? text("task.whereOther")],
    ...(task.access === "MANAGER" ? [[text("lists.access"), listText("lists.manager")]] : []),
    ...(task.dueMinutes === null ? [] : [[text("task.due"), formatMinutes(task.dueMinutes)]]),
    ...(task.assignedTo === null ? [] : [[text("task.assigned"), task.assignedTo.firstName]]),
    [text("task.kindNow"), text(task.isMustDo ? "task.kindMust" : "task.kindMay")],
    ...(missedSince === null ? [] : [[text("task.sinceLabel"), formatDate(missedSince)]]),
  ] as const;
  return (
    <div className={classes.dialog}>
      <TaskState task={task} isPlanned={day.isFuture} />
      {task.details !== "" && <p className={classes.details}>{task.details}</p>}
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TaskActions day={day} task={task} onView={onView} onClose={onClose} />
      {!day.isFuture && <RecordHistory kind={task.__typename} id={task.id} words={taskHistory} />}
    </div>
  );
}
