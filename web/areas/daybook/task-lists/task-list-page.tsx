import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { text } from "./task-lists-text.ts";
import { SettingsBack } from "./settings-back.tsx";
import { taskListsQuery } from "./task-lists.queries.ts";
import classes from "./task-lists.module.css";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { TaskListForm } from "./task-list-form.tsx";
import type { TaskListSettings } from "./task-lists.queries.ts";

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
    <Page
      className={classes.page}
      width="reading"
      back={<SettingsBack to="settings" />}
      title={name ?? text(taskListId === undefined ? "list.newTitle" : "list.editTitle")}
    >
      <TaskListBody read={read} taskListId={taskListId} onClose={close} />
    </Page>
  );
}

type TaskListBodyProps = {
  read: Read<{ taskLists: TaskListSettings[] }>;
  /** None for a new list. */
  taskListId: string | undefined;
  onClose: () => void;
};

/** The list's form, or why there is none. */
function TaskListBody({ read, taskListId, onClose }: TaskListBodyProps) {
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const edited = read.data.taskLists.find((list) => list.id === taskListId) ?? null;
  const isGone = taskListId !== undefined && edited === null;
  return isGone ? (
    <EmptyState title={text("list.gone")} text={text("list.goneText")} />
  ) : (
    <TaskListForm key={taskListId ?? "new"} edited={edited} onClose={onClose} />
  );
}
