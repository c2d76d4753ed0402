import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useCan, useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay, DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { TaskChanges } from "./task-changes.tsx";
import { taskRights } from "./task-rights.ts";
import type { TaskView } from "./task-view.ts";
import { useTaskOutcomes } from "./use-task-outcomes.ts";
import { useTickTask } from "./use-tick-task.ts";
import classes from "./tasks.module.css";

type TaskActionsProps = { day: DaybookDay; task: DayTask; onView: (view: TaskView) => void; onClose: () => void };

/** What this person may do with the task now. */
export function TaskActions({ day, task, onView, onClose }: TaskActionsProps) {
  const tick = useTickTask(day.today);
  const outcomes = useTaskOutcomes(onClose);
  const can = useCan();
  const couldBecome = useCouldBecome();
  const employee = useActiveEmployee();
  const rights = taskRights(task, day, {
    isManager: can("daybook:manage"),
    couldTick: couldBecome(day.isOver ? "daybook:manage" : "daybook:tick"),
    employeeId: employee?.id ?? null,
  });
  return (
    <>
      {rights.mayClose && task.doneAt !== null && (
        <div className={classes.acts}>
          <Button onClick={() => void tick(task)}>{text("task.reopen")}</Button>
        </div>
      )}
      {rights.mayClose && task.doneAt === null && (
        <div className={classes.acts}>
          <Button kind="primary" data-autofocus onClick={() => void tick(task).then(onClose)}>
            {text("task.done")}
          </Button>
          <Button onClick={() => onView("skip")}>{text("task.skip")}</Button>
          <Button onClick={() => void outcomes.notNeeded(task)}>{text("task.notNeeded")}</Button>
        </div>
      )}
      <TaskChanges task={task} rights={rights} onView={onView} onDelete={() => void outcomes.remove(task)} />
    </>
  );
}
