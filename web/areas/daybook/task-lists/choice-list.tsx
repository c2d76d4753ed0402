import { useId } from "react";
import classes from "./task-lists.module.css";

type ChoiceListProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string; hint: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
};

/** A few ways of which one holds, each with what it means. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, choices, value, onChange, isDisabled = false } = props;
  const name = useId();
  return (
    <fieldset className={classes.choiceList} disabled={isDisabled}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => {
              onChange(choice.value);
            }}
          />
          <span>
            {choice.label}
            <small>{choice.hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
