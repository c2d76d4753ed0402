import { logFieldFields } from "#common/daybook/daybook-fields.ts";
import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { FormDialog } from "#web/ui/form/form-dialog.tsx";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { accepts, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { fieldKinds } from "./log-kind.ts";
import {
  addLogFieldMutation,
  archiveLogFieldMutation,
  editLogFieldMutation,
  logFieldsQuery,
} from "./log-fields.queries.ts";
import type { LogField } from "./log-fields.queries.ts";
import { text } from "./log-fields-text.ts";
import { dayLogQuery } from "./log.queries.ts";

const words: HistoryWords = {
  events: {
    "log-field.added": text("history.log-field.added"),
    "log-field.edited": text("history.log-field.edited"),
    "log-field.archived": text("history.log-field.archived"),
  },
  showsStates: true,
  fields: { name: text("fields.name"), isRequired: text("fields.required") },
};

type LogFieldDialogProps = { field: LogField | null; onClose: () => void };

/** A field of the day's log. What may be filled in is chosen once. */
export function LogFieldDialog({ field, onClose }: LogFieldDialogProps) {
  const [id] = useState(() => field?.id ?? newId());
  const [add] = useChange(addLogFieldMutation);
  const [edit] = useChange(editLogFieldMutation);
  const [archive, isArchiving] = useChange(archiveLogFieldMutation);
  const refetches = [logFieldsQuery, dayLogQuery];
  const saved = valuesOf(field);
  const form = useForm({
    initial: saved,
    fields: {
      name: { label: text("fields.name"), rules: [accepts(logFieldFields.name)] },
      kind: { label: text("fields.kind"), rules: [required] },
      isRequired: { label: text("fields.required") },
      version: { label: "" },
    },
    save: ({ name, kind, isRequired, version }): Promise<SaveOutcome> =>
      field === null
        ? add(
            { id, name, kind: fieldKinds.find((fieldKind) => fieldKind === kind) ?? "TEXT", isRequired },
            { refetches },
          )
        : edit({ id, name, isRequired, version }, { refetches }),
    onSaved: onClose,
  });
  const since = useSavedSince(form, saved);
  const remove = async () => {
    const outcome = await archive({ id }, { refetches });
    showSnackbar(
      outcome.isDone
        ? { text: text("fields.archived", { name: form.values.name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
    if (outcome.isDone) {
      onClose();
    }
  };
  const archiveButton = (
    <Button kind="quiet" isBusy={isArchiving} onClick={() => void remove()}>
      {text("fields.archive")}
    </Button>
  );
  const title = text(field === null ? "fields.new" : "fields.edit");
  const kinds = fieldKinds.map((kind) => ({ value: kind, label: text(`kind.${kind}`) }));
  const kindField = form.field("kind");
  return (
    <FormDialog
      form={form}
      title={title}
      save={text(field === null ? "fields.add" : "fields.save")}
      aside={field !== null && archiveButton}
      below={field !== null && <RecordHistory kind="LogField" id={field.id} words={words} />}
      onClose={onClose}
    >
      <SavedSinceNote since={since} />
      <TextField {...form.field("name")} limit={60} />
      <SelectField {...kindField} isDisabled={field !== null || kindField.isDisabled} options={kinds} />
      <CheckboxField {...form.field("isRequired")} />
    </FormDialog>
  );
}

function valuesOf(field: LogField | null) {
  const { name = "", kind = "", isRequired = false, version = null } = field ?? {};
  return { name, kind, isRequired, version };
}
