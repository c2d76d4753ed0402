import { useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";
import { TaskViewOf } from "./task-view-of.tsx";
import type { TaskView } from "./task-view.ts";
import { useTaskOfDay } from "./use-task-of-day.ts";

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
