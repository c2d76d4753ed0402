import classes from "./field.module.css";

type BareSwitchProps = {
  /** Read out; the words that are seen stand elsewhere (a row's header, say). */
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A switch whose words stand elsewhere, in a table or a list. */
export function BareSwitch({ label, isOn, isDisabled = false, onChange }: BareSwitchProps) {
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        className={classes.toggle}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    </label>
  );
}
