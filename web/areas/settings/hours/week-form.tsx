import { useState } from "react";
import { wrongHours } from "#common/store-hours.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import { dayName, toSaturdayAsMonday } from "./week-days.ts";
import { changeStoreHoursMutation, storeHoursQuery } from "./hours.queries.ts";
import type { Weekday } from "./hours.queries.ts";
import classes from "./hours.module.css";
import { WeekdayRow } from "./weekday-row.tsx";

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
                put(days.map((one) => (one.weekday === changed.weekday ? changed : one)));
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
