import { wrongHours } from "#common/store-hours.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import type { Weekday } from "./hours.queries.ts";
import classes from "./hours.module.css";
import { MinutesSelect } from "./minutes-select.tsx";
import { closedHours, dayName, usualHours } from "./week-days.ts";

type WeekdayRowProps = { day: Weekday; onChange: (day: Weekday) => void };

/** One weekday: open or not, and its three times. */
export function WeekdayRow({ day, onChange }: WeekdayRowProps) {
  const name = dayName(day.weekday);
  const label = (what: string) => text("hours.of", { day: name, what });
  const wrong = wrongHours(day);
  const isOpen = day.opensMinutes !== null || day.closesMinutes !== null;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={classes.onOff}>
        <BareSwitch
          label={label(text("hours.open"))}
          isOn={isOpen}
          onChange={(open) => {
            onChange({ ...day, ...(open ? usualHours : closedHours) });
          }}
        />
      </td>
      {isOpen ? (
        <>
          <td data-label={text("hours.opens")}>
            <MinutesSelect
              label={label(text("hours.opens"))}
              value={day.opensMinutes}
              isInvalid={"opensMinutes" in wrong}
              onChange={(opensMinutes) => {
                onChange({ ...day, opensMinutes });
              }}
            />
          </td>
          <td data-label={text("hours.closes")}>
            <MinutesSelect
              label={label(text("hours.closes"))}
              value={day.closesMinutes}
              isInvalid={"closesMinutes" in wrong}
              from={15}
              onChange={(closesMinutes) => {
                onChange({ ...day, closesMinutes });
              }}
            />
          </td>
          <td data-label={text("hours.buys")}>
            <MinutesSelect
              label={label(text("hours.buys"))}
              value={day.buyingClosesMinutes}
              isInvalid={"buyingClosesMinutes" in wrong}
              empty={text("hours.buysAtClose")}
              from={15}
              onChange={(buyingClosesMinutes) => {
                onChange({ ...day, buyingClosesMinutes });
              }}
            />
          </td>
        </>
      ) : (
        <td colSpan={3} className={classes.closed}>
          {text("hours.closed")}
        </td>
      )}
    </tr>
  );
}
