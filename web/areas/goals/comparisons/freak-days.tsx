import { IconAlertTriangle } from "@tabler/icons-react";
import { formatWholeMoney } from "#common/money.ts";
import { formatWholePercent } from "#common/percent.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { dayName } from "#web/areas/goals/goal-words.ts";
import type { FreakDayData, GoalSettings } from "#web/areas/goals/goals.queries.ts";
import { confirmComparisonMutation, excludeComparisonMutation } from "#web/areas/goals/goals.queries.ts";
import { text } from "#web/areas/goals/goals-text.ts";
import classes from "./comparisons.module.css";
import { useGoalChange, useShowChange } from "#web/areas/goals/use-goal-change.ts";

/** Days so unlike their weekday that they may skew next year's goal; a person decides, and the decision is kept. */
export function FreakDays({ settings }: { settings: GoalSettings }) {
  const [exclude, isExcluding] = useGoalChange(excludeComparisonMutation);
  const [confirm, isConfirming] = useGoalChange(confirmComparisonMutation);
  const showChange = useShowChange();
  const { freakDays } = settings;
  if (freakDays.length === 0) {
    return null;
  }
  const excludeDay = async (day: FreakDayData) => {
    const { date } = day;
    showChange(await exclude({ date, reason: reasonOf(day) }), {
      done: text("exclude.done", { date: dayName(date) }),
      id: date,
    });
  };
  const keep = async ({ date }: FreakDayData) => {
    showChange(await confirm({ date, isConfirmed: true }), {
      done: text("freak.kept", { date: dayName(date) }),
      id: date,
    });
  };
  return (
    <section className={classes.list} data-tone="warn" aria-label={text("freak.title", { count: freakDays.length })}>
      <h3>
        <IconAlertTriangle size={18} aria-hidden="true" />
        {text("freak.title", { count: freakDays.length })}
      </h3>
      <ul>
        {freakDays.map((day) => (
          <li key={day.date}>
            <p>
              {sentenceOf(day)}
              <small>{text("freak.serves", { date: dayName(day.servesOn) })}</small>
            </p>
            <span className={classes.rowActions}>
              <Button isCompact disabled={isExcluding} onClick={() => void excludeDay(day)}>
                {text("freak.exclude")}
              </Button>
              <Button kind="quiet" isCompact disabled={isConfirming} onClick={() => void keep(day)}>
                {text("freak.keep")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ date, sales, usual, difference }: FreakDayData): string {
  return text(difference < 0 ? "freak.under" : "freak.over", {
    date: dayName(date),
    amount: formatWholeMoney(sales),
    usual: formatWholeMoney(usual),
    percent: formatWholePercent(Math.abs(difference)),
  });
}

function reasonOf({ difference }: FreakDayData): string {
  const percent = formatWholePercent(Math.abs(difference));
  return text(difference < 0 ? "freak.reasonUnder" : "freak.reasonOver", { percent });
}
