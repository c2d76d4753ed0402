import { useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { text } from "./task-text.ts";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";
import type { TaskDetailsProps, TaskView } from "./task-details.tsx";
import { TaskDetails } from "./task-details.tsx";
import { TaskMove } from "./task-move.tsx";
import { TaskSkip } from "./task-skip.tsx";
import { TodoForm } from "./todo-form.tsx";
import type { DayTask, DaybookDay, TaskGroup } from "#web/areas/daybook/daybook.queries.ts";
import { useDay } from "#web/areas/daybook/use-day.ts";
import type { DayRead } from "#web/areas/daybook/use-day.ts";

/** The day, and over it one of its tasks. */
export function TaskPage() {
  const { taskId } = useParams({ from: "/s/$storeId/daybook/tasks/$taskId" });
  const { date } = useSearch({ from: "/s/$storeId/daybook/tasks/$taskId" });
  const [view, setView] = useState<TaskView>("details");
  const { read, day, list, task } = useTaskOfDay(taskId, date ?? null);
  const close = useCloseToDay(date === day?.today ? undefined : date);
  return (
    <>
      <DaybookScreen date={date ?? null} />
      <Dialog title={task?.name ?? text("task.title")} size="small" onClose={close}>
        <ReadState read={read} />
        {day !== null && task === null && (
          <EmptyState
            title={text("task.goneTitle")}
            text={text("task.goneText")}
            action={<Button onClick={close}>{text("task.toDay")}</Button>}
          />
        )}
        {day !== null && task !== null && (
          <TaskViewOf view={view} day={day} task={task} list={list} onView={setView} onClose={close} />
        )}
      </Dialog>
    </>
  );
}

/** What the task's dialog shows now. */
function TaskViewOf({ view, ...details }: TaskDetailsProps & { view: TaskView }) {
  const { day, task, onView, onClose } = details;
  const back = () => onView("details");
  switch (view) {
    case "details":
      return <TaskDetails {...details} />;
    case "edit":
      return <TodoForm day={day} task={task} onClose={back} />;
    case "skip":
      return <TaskSkip task={task} onClose={onClose} onBack={back} />;
    case "move":
      return <TaskMove day={day} task={task} onClose={onClose} onBack={back} />;
  }
}

type TaskOfDay = { read: DayRead; day: DaybookDay | null; list: TaskGroup["list"]; task: DayTask | null };

/** A task as its day shows it: `day` is null until it is read, `task` when it is not on it. */
function useTaskOfDay(taskId: string, date: string | null): TaskOfDay {
  const read = useDay(date);
  const day = read.status === "ready" ? read.day : null;
  const group = day?.groups.find(({ tasks }) => tasks.some((task) => task.id === taskId));
  return { read, day, list: group?.list ?? null, task: group?.tasks.find(({ id }) => id === taskId) ?? null };
}
