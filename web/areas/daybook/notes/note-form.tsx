import { addDays } from "#common/business-date.ts";
import { noteFields } from "#common/daybook/daybook-fields.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useDraft } from "#web/platform/drafts/use-draft.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { DraftNote } from "#web/ui/form/draft-note.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { accepts, required, requiredIf } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { addNoteMutation, dayNotesQuery } from "#web/areas/daybook/daybook.queries.ts";
import { editNoteMutation, noteQuery } from "./notes.queries.ts";
import { text } from "./notes-text.ts";
import classes from "./notes.module.css";

export type NoteValues = {
  body: string;
  date: string | null;
  pinnedUntil: string | null;
  isImportant: boolean;
  isAnnouncement: boolean;
  forManagers: boolean;
  /** Of the note that is changed; null for a new one. */
  version: string | null;
};

type NoteFormProps = {
  id: string;
  isNew: boolean;
  /** What is saved by now, or what a new note begins with. */
  saved: NoteValues;
  today: string;
  /** After it was saved. */
  onSaved: () => void;
  onCancel: () => void;
};

/** A note for any day, also one that is over or still to come. What is typed waits on this device until it is saved. */
export function NoteForm({ id, isNew, saved, today, onSaved, onCancel }: NoteFormProps) {
  const [add] = useChange(addNoteMutation);
  const [edit] = useChange(editNoteMutation);
  const can = useCan();
  const form = useForm({
    initial: saved,
    fields: {
      body: { label: text("form.body"), rules: [accepts(noteFields.body)] },
      date: { label: text("form.date"), rules: [required] },
      pinnedUntil: { label: text("form.pinnedUntil"), rules: [requiredIf("isAnnouncement")] },
      isAnnouncement: { label: text("note.announce") },
      isImportant: { label: text("form.isImportant") },
      forManagers: { label: text("form.forManagers"), input: "access" },
      version: { label: "" },
    },
    save: ({ forManagers, ...values }): Promise<SaveOutcome> => {
      const note = { id, ...values, access: forManagers ? ("MANAGER" as const) : ("ALL" as const) };
      if (!isNew) {
        return edit({ note }, { refetches: [dayNotesQuery, noteQuery] });
      }
      const mayWait = text("form.waitAdd", { body: values.body.slice(0, 80) });
      return add({ note }, { refetches: [dayNotesQuery], optimistic: { addNote: { id } }, mayWait });
    },
    onSaved: () => {
      draft.forget();
      onSaved();
    },
  });
  const since = useSavedSince(form, saved);
  const draft = useDraft(form, isNew ? "note:new" : `note:${id}`);
  const actions = <SaveActions form={form} save={isNew ? text("form.add") : text("note.save")} onCancel={onCancel} />;
  return (
    <Form form={form} label={isNew ? dayText("notes.new") : text("note.editTitle")} actions={actions}>
      <SavedSinceNote since={since} />
      {draft.isBack && <DraftNote onDiscard={draft.drop} />}
      <TextareaField {...form.field("body")} limit={5000} rows={5} />
      <PinChoices
        today={today}
        value={form.values.pinnedUntil}
        onChoose={(date) => form.setValue("pinnedUntil", date)}
      />
      <div className={classes.dates}>
        <DateField {...form.field("date")} today={today} />
        <DateField {...form.field("pinnedUntil")} today={today} first={form.values.date ?? today} />
      </div>
      {can("daybook:view-manager-content") && (
        <>
          <CheckboxField {...form.field("isAnnouncement")} />
          <CheckboxField {...form.field("isImportant")} />
          <CheckboxField {...form.field("forManagers")} />
        </>
      )}
    </Form>
  );
}

type PinChoicesProps = { today: string; value: string | null; onChoose: (date: string | null) => void };

/** How long most notes stay pinned, a press each; any other day is typed below. */
function PinChoices({ today, value, onChoose }: PinChoicesProps) {
  const choices = [
    { label: text("pin.none"), date: null },
    { label: text("pin.today"), date: today },
    { label: text("pin.tomorrow"), date: addDays(today, 1) },
    { label: text("pin.week"), date: addDays(today, 7) },
  ];
  return (
    <fieldset className={classes.pins}>
      <legend>{text("pin.title")}</legend>
      {choices.map(({ label, date }) => (
        <Button key={label} aria-pressed={value === date} onClick={() => onChoose(date)}>
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
