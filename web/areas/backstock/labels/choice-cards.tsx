import classes from "./labels.module.css";

type Choice<Id extends string> = { id: Id; label: string; text: string };

type ChoiceCardsProps<Id extends string> = {
  label: string;
  name: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** A few choices side by side, each with what it is for. */
export function ChoiceCards<Id extends string>({ label, name, choices, value, onChange }: ChoiceCardsProps<Id>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.id === value}
            onChange={() => {
              onChange(choice.id);
            }}
          />
          <span>
            {choice.label}
            <small>{choice.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
