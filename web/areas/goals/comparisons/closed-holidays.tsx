import { IconDoorOff } from "@tabler/icons-react";
import { formatDate } from "#common/date-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { dayName, specialName } from "#web/areas/goals/goal-words.ts";
import type { ClosedHolidayData, GoalSettings } from "#web/areas/goals/goals.queries.ts";
import { saveDayGoalMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import { useGoalChange, useTellChange } from "#web/areas/goals/use-goal-change.ts";
import classes from "./comparisons.module.css";
import { specialDayOf } from "./special-day.ts";

/** Holidays that count as closed since nothing was sold on them last year; a manager is asked once for each. */
export function ClosedHolidays({ settings }: { settings: GoalSettings }) {
  const [save, isSaving] = useGoalChange(saveDayGoalMutation);
  const tell = useTellChange();
  const { closedHolidays, plan } = settings;
  if (closedHolidays.length === 0) {
    return null;
  }
  const answer = async ({ date }: ClosedHolidayData, isClosed: boolean) => {
    const done = text(isClosed ? "closed.isClosed" : "closed.isOpen", { date: dayName(date) });
    tell(await save({ goal: { date, isClosed, version: null } }), { done, id: date });
  };
  const title = text("closed.title", { count: closedHolidays.length });
  return (
    <section className={classes.list} data-tone="info" aria-label={title}>
      <h3>
        <IconDoorOff size={18} aria-hidden="true" />
        {title}
      </h3>
      <ul>
        {closedHolidays.map((day) => (
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

function titleOf({ date, special }: ClosedHolidayData, country: string): string {
  const day = specialDayOf(special);
  return day === null ? dayName(date) : text("closed.day", { date: dayName(date), special: specialName(day, country) });
}
