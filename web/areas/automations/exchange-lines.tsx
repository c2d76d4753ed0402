import { text } from "./automations-text.ts";
import classes from "./automations.module.css";

type Exchange = { gets: string; sends: string; never: string };

/** What goes between the store and a service, so that nobody has to guess. */
export function ExchangeLines({ exchange }: { exchange: Exchange }) {
  return (
    <dl className={classes.exchange}>
      {(["gets", "sends", "never"] as const).map((way) => (
        <div key={way}>
          <dt>{text(`exchange.${way}`)}</dt>
          <dd>{exchange[way]}</dd>
        </div>
      ))}
    </dl>
  );
}
