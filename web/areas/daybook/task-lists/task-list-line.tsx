import { IconChevronRight } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import fieldClasses from "#web/ui/fields/field.module.css";
import { text } from "./task-lists-text.ts";
import { setTaskListActiveMutation } from "./task-lists.queries.ts";
import type { TaskListSettings } from "./task-lists.queries.ts";
import classes from "./task-lists.module.css";

type TaskListLineProps = { list: TaskListSettings["list"]; taskCount: number };

/** One list: its name leads to its tasks, its switch says whether it makes any. */
export function TaskListLine({ list, taskCount }: TaskListLineProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const [turn] = useChange(setTaskListActiveMutation);
  const handleSwitch = async (isActive: boolean) => {
    const changed = { __typename: "TaskListSettings" as const, id: list.id, list: { ...list, isActive } };
    const outcome = await turn({ id: list.id, isActive }, { optimistic: { setTaskListActive: changed } });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <div className={classes.line}>
      <Link
        to="/s/$storeId/daybook/settings/task-lists/$taskListId"
        params={{ storeId, taskListId: list.id }}
        className={classes.lineLink}
      >
        <span className={classes.lineName}>
          {list.name}
          <small>{text("lists.tasks", { count: taskCount })}</small>
        </span>
        <span>
          <Badge tone={list.access === "MANAGER" ? "accent" : "neutral"}>
            {text(list.access === "MANAGER" ? "lists.manager" : "lists.everybody")}
          </Badge>
        </span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          className={fieldClasses.toggle}
          aria-label={text("lists.active", { name: list.name })}
          aria-checked={list.isActive}
          checked={list.isActive}
          onChange={(event) => void handleSwitch(event.target.checked)}
        />
      </label>
    </div>
  );
}
