import { useNavigate, useParams } from "@tanstack/react-router";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { text } from "./task-lists-text.ts";
import { SettingsBack } from "./settings-back.tsx";
import { TaskListBody } from "./task-list-body.tsx";
import { taskListsQuery } from "./task-lists.queries.ts";
import classes from "./task-lists.module.css";

/** One list with its tasks; without an id a new one. */
export function TaskListPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { taskListId } = useParams({ strict: false });
  const read = useRead(taskListsQuery, { live: ["TaskList"] });
  const navigate = useNavigate();
  const close = () => {
    void navigate({ to: "/s/$storeId/daybook/settings", params: { storeId } });
  };
  const name = read.status === "ready" ? read.data.taskLists.find(({ id }) => id === taskListId)?.list.name : undefined;
  return (
    <div className={classes.page}>
      <SettingsBack to="settings" />
      <h1>{name ?? text(taskListId === undefined ? "list.newTitle" : "list.editTitle")}</h1>
      <TaskListBody read={read} taskListId={taskListId} onClose={close} />
    </div>
  );
}
