import { text } from "#web/areas/settings/store/store-text.ts";
import classes from "./hours.module.css";
import { MinutesSelect } from "./minutes-select.tsx";
import type { OpenHours } from "./week-days.ts";

type DayTimesProps = { day: string; hours: OpenHours; onChange: (hours: OpenHours) => void };

/** The three times of one day, side by side. */
export function DayTimes({ day, hours, onChange }: DayTimesProps) {
  const label = (what: string) => text("hours.of", { day, what });
  return (
    <div className={classes.dialogTimes}>
      <div>
        <span aria-hidden>{text("hours.opens")}</span>
        <MinutesSelect
          label={label(text("hours.opens"))}
          value={hours.opensMinutes}
          onChange={(minutes) => {
            onChange({ ...hours, opensMinutes: minutes ?? hours.opensMinutes });
          }}
        />
      </div>
      <div>
        <span aria-hidden>{text("hours.closes")}</span>
        <MinutesSelect
          label={label(text("hours.closes"))}
          value={hours.closesMinutes}
          from={15}
          onChange={(minutes) => {
            onChange({ ...hours, closesMinutes: minutes ?? hours.closesMinutes });
          }}
        />
      </div>
      <div>
        <span aria-hidden>{text("hours.buys")}</span>
        <MinutesSelect
          label={label(text("hours.buys"))}
          value={hours.buyingClosesMinutes}
          empty={text("hours.buysAtClose")}
          from={15}
          onChange={(buyingClosesMinutes) => {
            onChange({ ...hours, buyingClosesMinutes });
          }}
        />
      </div>
    </div>
  );
}
