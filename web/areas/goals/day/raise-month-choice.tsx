import { formatWholeMoney } from "#common/money.ts";
import { monthName } from "#web/areas/goals/goal-words.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./day.module.css";

type RaiseMonthChoiceProps = {
  month: string;
  goalCents: number;
  raisedCents: number;
  value: boolean;
  onChange: (raisesMonth: boolean) => void;
};

/** Where the difference of a day comes from while its month has a goal. */
export function RaiseMonthChoice({ month, goalCents, raisedCents, value, onChange }: RaiseMonthChoiceProps) {
  const name = monthName(month);
  const words = (raises: boolean): string =>
    raises
      ? text(raisedCents > goalCents ? "effect.raise" : "effect.lower", {
          month: name,
          total: formatWholeMoney(raisedCents),
        })
      : text("effect.keep", { month: name, total: formatWholeMoney(goalCents) });
  return (
    <div className={classes.choices} role="radiogroup" aria-label={text("effect.title")}>
      {[false, true].map((raises) => (
        <label key={String(raises)}>
          <input type="radio" name="raisesMonth" checked={value === raises} onChange={() => onChange(raises)} />
          <span>{words(raises)}</span>
        </label>
      ))}
    </div>
  );
}
