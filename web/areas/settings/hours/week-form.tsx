import { useState } from "react";
import { wrongHours } from "#common/store-hours.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import { dayName, toSaturdayAsMonday, closedHours, usualHours } from "./week-days.ts";
import { changeStoreHoursMutation, storeHoursQuery } from "./hours.queries.ts";
import type { Weekday } from "./hours.queries.ts";
import classes from "./hours.module.css";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { MinutesSelect } from "./minutes-select.tsx";

const columns = ["hours.open", "hours.opens", "hours.closes", "hours.buys"] as const;

/** The seven days, saved together. */
export function WeekForm({ week }: { week: readonly Weekday[] }) {
  const [days, setDays] = useState(week);
  const [problem, setProblem] = useState<string | null>(null);
  const [change, isSaving] = useChange(changeStoreHoursMutation);
  const isDirty = JSON.stringify(days) !== JSON.stringify(week);
  useUnsavedChanges(isDirty);

  const put = (next: readonly Weekday[]) => {
    setProblem(null);
    setDays(next);
  };
  const save = async () => {
    const wrong = days.find((day) => Object.keys(wrongHours(day)).length > 0);
    if (wrong !== undefined) {
      const isBuying = "buyingClosesMinutes" in wrongHours(wrong);
      setProblem(text(isBuying ? "hours.badBuying" : "hours.badOrder", { day: dayName(wrong.weekday) }));
      return;
    }
    const sent = days.map(({ weekday, opensMinutes, closesMinutes, buyingClosesMinutes }) => ({
      weekday,
      opensMinutes,
      closesMinutes,
      buyingClosesMinutes,
    }));
    const outcome = await change({ week: sent }, { refetches: [storeHoursQuery] });
    if (outcome.isDone) {
      showSnackbar({ text: text("hours.saved"), color: "good" });
    } else {
      setProblem(outcome.refused.text);
    }
  };
  return (
    <Card title={text("hours.week")}>
      <p className={classes.intro}>{text("hours.weekText")}</p>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">{text("hours.weekday")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {text(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <WeekdayRow
              key={day.weekday}
              day={day}
              onChange={(changed) => {
                put(days.map((other) => (other.weekday === changed.weekday ? changed : other)));
              }}
            />
          ))}
        </tbody>
      </table>
      <div className={classes.foot}>
        <Button
          kind="default"
          onClick={() => {
            put(toSaturdayAsMonday(days));
          }}
        >
          {text("hours.copy")}
        </Button>
        {problem !== null && (
          <span className={classes.error} role="alert">
            {problem}
          </span>
        )}
        <Button kind="primary" disabled={!isDirty} isBusy={isSaving} onClick={() => void save()}>
          {text("hours.save")}
        </Button>
      </div>
    </Card>
  );
}

type WeekdayRowProps = { day: Weekday; onChange: (day: Weekday) => void };

/** One weekday: open or not, and its three times. */
function WeekdayRow({ day, onChange }: WeekdayRowProps) {
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
