import { IconDoorOff } from "@tabler/icons-react";
import { formatDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { dayName, specialName } from "#web/areas/goals/goal-words.ts";
import type { ShutHolidayData, GoalSettings } from "#web/areas/goals/goals.queries.ts";
import { saveDayGoalMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import { useGoalChange, useShowChange } from "#web/areas/goals/use-goal-change.ts";
import classes from "./comparisons.module.css";
import { specialDayOf } from "./special-day.ts";

/** Holidays that count as closed since nothing was sold on them last year; a manager is asked once for each. */
export function ShutHolidays({ settings }: { settings: GoalSettings }) {
  const [save, isSaving] = useGoalChange(saveDayGoalMutation);
  const showChange = useShowChange();
  const { shutHolidays, plan } = settings;
  if (shutHolidays.length === 0) {
    return null;
  }
  const answer = async ({ date }: ShutHolidayData, isClosed: boolean) => {
    const done = text(isClosed ? "closed.isClosed" : "closed.isOpen", { date: dayName(date) });
    showChange(await save({ goal: { date, isClosed, version: null } }), { done, id: date });
  };
  const title = text("closed.title", { count: shutHolidays.length });
  return (
    <section className={classes.list} data-tone="info" aria-label={title}>
      <h3>
        <IconDoorOff size={18} aria-hidden="true" />
        {title}
      </h3>
      <ul>
        {shutHolidays.map((day) => (
          <li key={day.date}>
            <p>
              {titleOf(day, plan.country)}
              <small>{text("closed.why", { date: formatDate(day.lastYear) })}</small>
            </p>
            <span className={classes.rowActions}>
              <Button isCompact disabled={isSaving} onClick={() => void answer(day, true)}>
                {text("closed.stays")}
              </Button>
              <Button kind="quiet" isCompact disabled={isSaving} onClick={() => void answer(day, false)}>
                {text("closed.opens")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ date, special }: ShutHolidayData, country: string): string {
  const day = specialDayOf(special);
  return day === null ? dayName(date) : text("closed.day", { date: dayName(date), special: specialName(day, country) });
}
