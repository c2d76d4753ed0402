import { formatDayOfMonth } from "#common/date-format.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { heldBuysQuery } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import classes from "./fillings.module.css";

type HeldBuysProps = { chosen: readonly number[]; onChange: (chosen: number[]) => void };

/** Which buys on hold a bin is filled from; nothing in a store without second-hand rules. */
export function HeldBuys({ chosen, onChange }: HeldBuysProps) {
  const read = useRead(heldBuysQuery, { live: ["SecondHandEntry"] });
  if (read.status !== "ready" || read.data.heldBuys.length === 0) {
    return null;
  }
  return (
    <fieldset className={classes.held}>
      <legend>{text("held.title")}</legend>
      <p className={classes.soft}>{text("held.hint")}</p>
      <div className={classes.heldList}>
        {read.data.heldBuys.map(({ number, buyNumber, date, holdUntil }) => (
          <CheckboxField
            key={number}
            name={`held-${number}`}
            label={text("held.buy", {
              buy: buyNumber,
              date: formatDayOfMonth(date),
              until: formatDayOfMonth(holdUntil),
            })}
            value={chosen.includes(number)}
            error={null}
            isRequired={false}
            isDisabled={false}
            onBlur={() => undefined}
            onChange={(isOn) => onChange(isOn ? [...chosen, number] : chosen.filter((other) => other !== number))}
          />
        ))}
      </div>
    </fieldset>
  );
}
