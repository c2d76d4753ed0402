import { useId } from "react";
import { shortDay } from "./task-draft.ts";
import classes from "./task-lists.module.css";

type WeekdayChipsProps = {
  label: string;
  /** 0 Sunday to 6 Saturday. */
  days: readonly number[];
  error: string | null;
  onChange: (days: number[]) => void;
};

/** The days of the week side by side, each pressed or not. */
export function WeekdayChips({ label, days, error, onChange }: WeekdayChipsProps) {
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
                    : [...days, day].toSorted((one, other) => one - other),
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
