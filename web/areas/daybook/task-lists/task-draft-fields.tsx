import { timesOfDay } from "#common/time-slots.ts";
import { formatMinutes } from "#common/time-format.ts";
import { localTimeAt } from "#common/store-time.ts";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { text } from "./task-lists-text.ts";
import { useNow, useStoreTimeZone } from "#web/areas/daybook/day-times.ts";
import { ChoiceList } from "./choice-list.tsx";
import type { DraftProblem, TaskDraft } from "./task-draft.ts";
import classes from "./task-lists.module.css";
import { useId } from "react";
import { shortDay } from "./task-draft.ts";

type TaskDraftFieldsProps = { draft: TaskDraft; problem: DraftProblem | null; onChange: (draft: TaskDraft) => void };

/** Everything that can be said about a recurring task. */
export function TaskDraftFields({ draft, problem, onChange }: TaskDraftFieldsProps) {
  const timeZone = useStoreTimeZone();
  const today = localTimeAt(useNow(), timeZone).date;
  const bind = <Name extends keyof TaskDraft>(
    name: Name,
    { label, error = null }: { label: string; error?: string | null },
  ): FieldBinding<TaskDraft[Name]> => ({
    name: `${draft.id}-${name}`,
    label,
    error,
    value: draft[name],
    isRequired: name === "name",
    isDisabled: false,
    onChange: (value) => onChange({ ...draft, [name]: value }),
    onBlur: () => undefined,
  });
  const repeats = { ...bind("repeats", { label: text("task.repeats") }), isRequired: true };
  const monthlyDay = { ...bind("monthlyDay", { label: text("task.monthlyDay") }), isRequired: true };
  return (
    <>
      <TextField
        {...bind("name", { label: text("task.name"), error: problem === "name" ? text("task.nameMissing") : null })}
        limit={200}
      />
      <div className={classes.pair}>
        <SelectField {...bind("dueMinutes", { label: text("task.dueTime") })} options={dueTimes(draft.dueMinutes)} />
        <ButtonsField
          {...repeats}
          onChange={(value) => repeats.onChange(value === "monthly" ? "monthly" : "weekly")}
          options={[
            { value: "weekly", label: text("task.weekly") },
            { value: "monthly", label: text("task.monthly") },
          ]}
        />
      </div>
      {draft.repeats === "weekly" ? (
        <WeekdayChips
          label={text("task.days")}
          days={draft.repeatDays}
          error={problem === "repeatDays" ? text("task.chooseDay") : null}
          onChange={(repeatDays) => onChange({ ...draft, repeatDays })}
        />
      ) : (
        <SelectField {...monthlyDay} options={monthDays()} />
      )}
      <ChoiceList
        label={text("task.kind")}
        value={draft.isMustDo ? "must" : "may"}
        onChange={(kind) => onChange({ ...draft, isMustDo: kind === "must" })}
        choices={[
          { value: "may", label: text("task.maySkip"), hint: text("task.maySkipHint") },
          { value: "must", label: text("task.mustDo"), hint: text("task.mustDoHint") },
        ]}
      />
      <TextareaField
        {...bind("instructions", { label: text("task.instructions") })}
        limit={2000}
        rows={2}
        hint={text("task.instructionsHint")}
      />
      <div className={classes.pair}>
        <DateField {...bind("startsOn", { label: text("task.startsOn") })} today={today} />
        <DateField
          {...bind("endsOn", {
            label: text("task.endsOn"),
            error: problem === "endsOn" ? text("task.endsBefore") : null,
          })}
          today={today}
        />
      </div>
    </>
  );
}

/** A time that another program set and that is not on the grid stays to be chosen. */
function dueTimes(chosen: string): { value: string; label: string }[] {
  const onGrid = timesOfDay();
  const all = chosen === "" || onGrid.includes(Number(chosen)) ? onGrid : [...onGrid, Number(chosen)];
  return all
    .toSorted((left, right) => left - right)
    .map((minutes) => ({ value: String(minutes), label: formatMinutes(minutes) }));
}

function monthDays(): { value: string; label: string }[] {
  return Array.from({ length: 31 }, (_, at) => ({
    value: String(at + 1),
    label: at === 30 ? text("task.lastDay") : text("task.monthDay", { day: at + 1 }),
  }));
}

type WeekdayChipsProps = {
  label: string;
  /** 0 Sunday to 6 Saturday. */
  days: readonly number[];
  error: string | null;
  onChange: (days: number[]) => void;
};

/** The days of the week side by side, each pressed or not. */
function WeekdayChips({ label, days, error, onChange }: WeekdayChipsProps) {
  const id = useId();
  return (
    <fieldset className={classes.choiceList} aria-describedby={error === null ? undefined : id}>
      <legend>{label}</legend>
      <div className={classes.chips}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <label key={day} className={classes.chip}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              aria-invalid={error !== null}
              onChange={() => {
                onChange(
                  days.includes(day)
                    ? days.filter((other) => other !== day)
                    : [...days, day].toSorted((left, right) => left - right),
                );
              }}
            />
            {shortDay(day)}
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={id} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
