import { useDraft } from "#web/platform/drafts/use-draft.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { DraftNote } from "#web/ui/form/draft-note.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SavedSinceNote } from "#web/ui/form/saved-since-note.tsx";
import type { SaveOutcome } from "#web/ui/form/submission.ts";
import { useSavedSince } from "#web/ui/form/use-saved-since.ts";
import { must, required } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { isPossible, lengthHint, timeOptions } from "./shift-times.ts";
import {
  addShiftMutation,
  editShiftMutation,
  overlappingShiftsQuery,
  plannableEmployeesQuery,
  shiftQuery,
} from "./shifts.queries.ts";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { text } from "./shifts-text.ts";
import classes from "./shifts.module.css";
import { dayPeopleQuery } from "#web/areas/daybook/daybook.queries.ts";
import { IconAlertTriangle } from "@tabler/icons-react";
import { hoursOf, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { ShiftDetail } from "./shifts.queries.ts";

type ShiftFormProps = {
  id: string;
  isNew: boolean;
  /** What is saved by now, or what a new shift begins with. */
  saved: ShiftValues;
  today: string;
  onSaved: () => void;
  onCancel: () => void;
  onDelete?: () => void;
};

/** Who works when. Two shifts of one person at a time are said, not refused. */
export function ShiftForm({ id, isNew, saved, today, onSaved, onCancel, onDelete }: ShiftFormProps) {
  const [add] = useChange(addShiftMutation);
  const [edit] = useChange(editShiftMutation);
  const employees = useRead(plannableEmployeesQuery);
  const isAfterStart = must(text("shift.endBeforeStart"), (end, values) =>
    isPossible(textOf(values["start"]), textOf(end)),
  );
  const form = useForm({
    initial: saved,
    fields: {
      employeeId: { label: text("shift.employee"), rules: [required] },
      date: { label: text("shift.date"), rules: [required] },
      start: { label: text("shift.start"), input: "startMinutes", rules: [required] },
      end: { label: text("shift.end"), input: "endMinutes", rules: [required, isAfterStart] },
      position: { label: text("shift.position") },
      note: { label: text("shift.note") },
      version: { label: "" },
    },
    save: (values): Promise<SaveOutcome> => {
      const shift = shiftInput(id, values);
      return isNew
        ? add({ shift }, { refetches: [dayPeopleQuery] })
        : edit({ shift }, { refetches: [dayPeopleQuery, shiftQuery] });
    },
    onSaved: () => {
      draft.forget();
      onSaved();
    },
  });
  const since = useSavedSince(form, saved);
  const draft = useDraft(form, isNew ? "shift:new" : `shift:${id}`);
  const { values } = form;
  const people = employees.status === "ready" ? employees.data.employees : [];
  const times = timeOptions(values.start, values.end);
  const deleteButton = (
    <Button kind="quiet" onClick={onDelete}>
      {text("shift.delete")}
    </Button>
  );
  const actions = (
    <SaveActions
      form={form}
      save={text(isNew ? "shift.add" : "shift.save")}
      onCancel={onCancel}
      aside={onDelete !== undefined && deleteButton}
    />
  );
  return (
    <Form form={form} label={isNew ? dayText("people.newShift") : text("shift.title")} actions={actions}>
      <SavedSinceNote since={since} />
      {draft.isBack && <DraftNote onDiscard={draft.drop} />}
      <SelectField
        {...form.field("employeeId")}
        options={people.map((person) => ({ value: person.id, label: person.fullName }))}
      />
      <DateField {...form.field("date")} today={today} />
      <div className={classes.times}>
        <SelectField {...form.field("start")} options={times} />
        <SelectField {...form.field("end")} options={times} hint={lengthHint(values.start, values.end)} />
      </div>
      <OverlapWarning id={id} values={values} />
      <TextField {...form.field("position")} limit={40} hint={text("shift.positionHint")} />
      <TextareaField {...form.field("note")} limit={500} rows={2} />
    </Form>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Says, before anything is saved, that the person is planned elsewhere in that time. */
function OverlapWarning({ id, values }: { id: string; values: ShiftValues }) {
  const timeZone = useStoreTimeZone();
  const { employeeId, date, start, end } = values;
  const isComplete = employeeId !== "" && date !== null && start !== "" && end !== "" && isPossible(start, end);
  const shift = shiftInput(id, { ...values, position: "", note: "" });
  const read = useRead(overlappingShiftsQuery, { variables: { shift }, isPaused: !isComplete });
  const people = useRead(plannableEmployeesQuery);
  if (!isComplete || read.status !== "ready" || read.data.overlappingShifts.length === 0) {
    return null;
  }
  const team = people.status === "ready" ? people.data.employees : [];
  const name = team.find((person) => person.id === employeeId)?.fullName ?? "";
  const times = read.data.overlappingShifts.map((other) => hoursOf(other, timeZone)).join(", ");
  return (
    <output className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      {text("shift.overlaps", { name, times })}
    </output>
  );
}

/** A shift as its form holds it: times are minutes after midnight as text, empty when nothing is chosen. */
type ShiftValues = {
  employeeId: string;
  date: string | null;
  start: string;
  end: string;
  position: string;
  note: string;
  /** Of the shift that is changed; null for a new one. */
  version: string | null;
};

export function valuesOf(shift: ShiftDetail, timeZone: string): ShiftValues {
  const minutes = (instant: string) => String(localTimeAt(new Date(instant), timeZone).minutes);
  return {
    employeeId: String(shift.employee.employeeId),
    date: shift.date,
    start: minutes(shift.startsAt),
    end: minutes(shift.endsAt),
    position: shift.position,
    note: shift.note,
    version: shift.version,
  };
}

function shiftInput(id: string, values: ShiftValues) {
  const { employeeId, date, start, end, position, note, version } = values;
  const times = { startMinutes: Number(start), endMinutes: Number(end) };
  return { id, employeeId: Number(employeeId), date: date ?? "", ...times, position, note, version };
}
