import { Link, useParams } from "@tanstack/react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import type { TaskRights } from "./task-rights.ts";
import type { TaskView } from "./task-view.ts";
import classes from "./tasks.module.css";

type TaskChangesProps = {
  task: DayTask;
  rights: TaskRights;
  onView: (view: TaskView) => void;
  onDelete: () => void;
};

/** Changes of the task itself, apart from what becomes of it today. */
export function TaskChanges({ task, rights, onView, onDelete }: TaskChangesProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { mayChange, mayMove, mayChangeList } = rights;
  if (!mayChange && !mayMove && !mayChangeList) {
    return null;
  }
  return (
    <div className={classes.acts} data-kind="more">
      {mayChange && (
        <>
          <Button onClick={() => onView("edit")}>{text("task.edit")}</Button>
          <Button kind="quiet" onClick={onDelete}>
            {text("task.delete")}
          </Button>
        </>
      )}
      {mayMove && <Button onClick={() => onView("move")}>{text("task.move")}</Button>}
      {mayChangeList && task.listId !== null && (
        <Link
          to="/s/$storeId/daybook/settings/task-lists/$taskListId"
          params={{ storeId, taskListId: task.listId }}
          className={classes.actLink}
        >
          {text("task.changeList")}
        </Link>
      )}
    </div>
  );
}
