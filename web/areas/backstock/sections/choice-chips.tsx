import { useId } from "react";
import type { Choice } from "./section-choices.ts";
import classes from "./sections.module.css";

type ChoiceChipsProps = {
  label: string;
  hint?: string;
  empty: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Several of many, a tap each. */
export function ChoiceChips({ label, hint, empty, choices, chosen, onChange }: ChoiceChipsProps) {
  const id = useId();
  const toggle = (choice: string) =>
    onChange(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
  return (
    <fieldset className={classes.chips} aria-describedby={hint === undefined ? undefined : id}>
      <legend>{label}</legend>
      {hint !== undefined && <p id={id}>{hint}</p>}
      {choices.length === 0 && <p>{empty}</p>}
      <div>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            aria-pressed={chosen.includes(choice.id)}
            onClick={() => toggle(choice.id)}
          >
            {choice.label}
            {choice.beside !== null && <small>{choice.beside}</small>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
