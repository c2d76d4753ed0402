import { useId } from "react";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import classes from "./buttons-field.module.css";

type ButtonsFieldProps = FieldBinding<string> & {
  options: readonly { value: string; label: string }[];
};

/** A few choices, all in sight, one press each: radio buttons that look like buttons. Arrows go from one to the next. */
export function ButtonsField({ options, ...field }: ButtonsFieldProps) {
  const id = useId();
  const { name, label, value, error, isDisabled, onChange, onBlur } = field;
  return (
    <fieldset
      role="radiogroup"
      className={classes.buttons}
      tabIndex={-1}
      aria-invalid={error !== null}
      aria-labelledby={`${id}-label`}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <div className={classes.choices}>
        {options.map((option) => (
          <label key={option.value} className={classes.choice}>
            <input
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              checked={value === option.value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== null && (
        <span id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}
