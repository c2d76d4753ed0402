import classes from "./field.module.css";
import type { SelectOption } from "./select-field.tsx";

type BareSelectProps = {
  /** Read out; the words that are seen stand elsewhere (a row's header, say). */
  label: string;
  value: string;
  options: readonly Omit<SelectOption, "group">[];
  isDisabled?: boolean;
  isInvalid?: boolean;
  onChange: (value: string) => void;
};

/** A select whose words stand elsewhere, in a table or a list. */
export function BareSelect({
  label,
  value,
  options,
  isDisabled = false,
  isInvalid = false,
  onChange,
}: BareSelectProps) {
  return (
    <select
      className={classes.control}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={value}
      disabled={isDisabled}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
