import { addDays } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./task-text.ts";
import type { DaybookDay, DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { moveTaskMutation } from "./tasks.queries.ts";
import { dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";

type TaskMoveProps = { day: DaybookDay; task: DayTask; onClose: () => void; onBack: () => void };

/** Puts this one copy of a recurring task on another day. */
export function TaskMove({ day, task, onClose, onBack }: TaskMoveProps) {
  const [move] = useChange(moveTaskMutation);
  const { templateId, originalDate } = task;
  const again = { refetches: [dayTasksQuery] };
  const initial: { to: string | null } = { to: addDays(day.date, 1) };
  const form = useForm({
    initial,
    guardsChanges: false,
    fields: { to: { label: text("task.moveTo"), rules: [required] } },
    save: ({ to }) => move({ templateId: templateId ?? "", date: originalDate, to: to ?? day.today }, again),
    onSaved: (_moved, { to }) => {
      const date = to ?? day.today;
      offerUndo(text("task.moved", { date: formatDayOfMonth(date) }), () =>
        move({ templateId: templateId ?? "", date, to: originalDate }, again),
      );
      onClose();
    },
  });
  return (
    <Form
      form={form}
      label={text("task.move")}
      actions={<SaveActions form={form} save={text("task.moveButton")} onCancel={onBack} />}
    >
      <DateField {...form.field("to")} today={day.today} first={day.today} hint={text("task.moveHint")} />
    </Form>
  );
}
