import { ReadState } from "#web/platform/graphql/read-state.tsx";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./task-lists-text.ts";
import { TaskListForm } from "./task-list-form.tsx";
import type { TaskListSettings } from "./task-lists.queries.ts";

type TaskListBodyProps = {
  read: Read<{ taskLists: TaskListSettings[] }>;
  /** None for a new list. */
  taskListId: string | undefined;
  onClose: () => void;
};

/** The list's form, or why there is none. */
export function TaskListBody({ read, taskListId, onClose }: TaskListBodyProps) {
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const known = read.data.taskLists.find((list) => list.id === taskListId) ?? null;
  const isGone = taskListId !== undefined && known === null;
  return isGone ? (
    <EmptyState title={text("list.gone")} text={text("list.goneText")} />
  ) : (
    <TaskListForm key={taskListId ?? "new"} known={known} onClose={onClose} />
  );
}
