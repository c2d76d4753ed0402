import { IconCalendarOff } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import { dayName } from "#web/areas/goals/goal-words.ts";
import type { GoalSettings } from "#web/areas/goals/goals.queries.ts";
import { excludeComparisonMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./comparisons.module.css";
import { useGoalChange, useShowChange } from "#web/areas/goals/use-goal-change.ts";

/** Days that serve as no comparison, and why. */
export function ExcludedDays({ settings }: { settings: GoalSettings }) {
  const [exclude, isRunning] = useGoalChange(excludeComparisonMutation);
  const showChange = useShowChange();
  const takeBack = async (date: string) => {
    showChange(await exclude({ date, reason: null }), {
      done: text("exclude.undone", { date: dayName(date) }),
      id: date,
    });
  };
  return (
    <section className={classes.list} aria-label={text("excluded.title")}>
      <h3>
        <IconCalendarOff size={18} aria-hidden="true" />
        {text("excluded.title")}
      </h3>
      {settings.exclusions.length === 0 && <p className={classes.emptyList}>{text("excluded.empty")}</p>}
      <ul>
        {settings.exclusions.map(({ date, reason }) => (
          <li key={date}>
            <p>
              {dayName(date)}
              <small>{reason}</small>
            </p>
            <span className={classes.rowActions}>
              <Button kind="quiet" isCompact disabled={isRunning} onClick={() => void takeBack(date)}>
                {text("exclude.again")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
