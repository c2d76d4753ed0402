import { useSearch } from "@tanstack/react-router";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import { useDay } from "#web/areas/daybook/use-day.ts";
import { TodoForm } from "./todo-form.tsx";
import { useCloseToDay } from "#web/areas/daybook/use-close-to-day.ts";

/** The day, and over it the form for a task of one day. */
export function NewTaskPage() {
  const { date } = useSearch({ from: "/s/$storeId/daybook/tasks/new" });
  const read = useDay(date ?? null);
  const close = useCloseToDay(date);
  return (
    <>
      <DaybookScreen date={date ?? null} />
      <Dialog title={text("tasks.new")} size="small" onClose={close}>
        {read.status === "ready" && <TodoForm day={read.day} task={null} onClose={close} />}
      </Dialog>
    </>
  );
}
