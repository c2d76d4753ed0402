import { addDays } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import type { DaybookDay, DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { moveTaskMutation } from "./tasks.queries.ts";
import { dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";

type TaskMoveProps = { day: DaybookDay; task: DayTask; onClose: () => void; onBack: () => void };

/** Puts this one copy of a recurring task on another day. */
export function TaskMove({ day, task, onClose, onBack }: TaskMoveProps) {
  const [move] = useChange(moveTaskMutation);
  const { templateId, originalDate } = task;
  const initial: { to: string | null } = { to: addDays(day.date, 1) };
  const form = useForm({
    initial,
    guardsChanges: false,
    fields: { to: { label: text("task.moveTo"), rules: [required] } },
    onSubmit: async ({ to }, submission) => {
      if (to === null || templateId === null) {
        return;
      }
      const again = { refetches: [dayTasksQuery] };
      const outcome = await move({ templateId, date: originalDate, to }, again);
      if (!outcome.isDone) {
        submission.setErrors({ form: outcome.refused.fields["to"] ?? outcome.refused.text });
        return;
      }
      submission.resolve();
      offerUndo(text("task.moved", { date: formatDayOfMonth(to) }), () =>
        move({ templateId, date: to, to: originalDate }, again),
      );
      onClose();
    },
  });
  const actions = (
    <>
      <Button kind="quiet" onClick={onBack}>
        {text("form.cancel")}
      </Button>
      <Button kind="primary" type="submit" isBusy={form.status === "submitting"}>
        {text("task.moveButton")}
      </Button>
    </>
  );
  return (
    <Form form={form} label={text("task.move")} actions={actions}>
      <DateField {...form.field("to")} today={day.today} first={day.today} hint={text("task.moveHint")} />
    </Form>
  );
}
