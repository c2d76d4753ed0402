import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { required, requiredIf } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./task-text.ts";
import type { DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { reasonText, skipReasons } from "./task-words.ts";
import { skipTaskMutation, untickTaskMutation } from "./tasks.queries.ts";

type TaskSkipProps = { task: DayTask; onClose: () => void; onBack: () => void };

/** Why a task is not done today. It leaves the dialog when it is said: Undo stands on the page below. */
export function TaskSkip({ task, onClose, onBack }: TaskSkipProps) {
  const [skip] = useChange(skipTaskMutation);
  const [untick] = useChange(untickTaskMutation);
  const form = useForm({
    initial: { reason: "", note: "" },
    guardsChanges: false,
    fields: {
      reason: { label: text("task.skipReason"), rules: [required] },
      note: { label: text("task.skipNote"), rules: [requiredIf("reason", "OTHER")] },
    },
    save: ({ reason, note }) =>
      skip({ id: task.id, reason: skipReasons.find((skipReason) => skipReason === reason) ?? "OTHER", note }),
    onSaved: () => {
      offerUndo(text("task.skipped", { name: task.name }), () => untick({ id: task.id }));
      onClose();
    },
  });
  const reasons = skipReasons.map((reason) => ({ value: reason, label: reasonText(reason) }));
  return (
    <Form
      form={form}
      label={text("task.skip")}
      actions={<SaveActions form={form} save={text("task.skip")} onCancel={onBack} />}
    >
      <ButtonsField {...form.field("reason")} options={reasons} />
      <TextField {...form.field("note")} limit={200} />
    </Form>
  );
}
