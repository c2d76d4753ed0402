import type { CSSProperties } from "react";
import { formatWeekday } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { text } from "./week-page-text.ts";
import type { PageWeek } from "./week-page.queries.ts";
import classes from "./week-page.module.css";

type Day = PageWeek["days"][number];
export type DayState = "made" | "missed" | "open";

/** A day that still runs, one to come and one without a goal are not judged. */
export function stateOf({ goalDifference, goal }: Day): DayState {
  if (goalDifference === null || (goal ?? 0) <= 0) {
    return "open";
  }
  return goalDifference < 0 ? "missed" : "made";
}

/** The days as bars against their goals, told apart without color: a copier has none. */
export function WeekBars({ days }: { days: readonly Day[] }) {
  const highest = Math.max(1, ...days.flatMap(({ sales, goal }) => [sales ?? 0, goal ?? 0]));
  // A closed day has nothing that could still be judged.
  const states = new Set(days.filter(({ goal }) => (goal ?? 0) > 0).map(stateOf));
  return (
    <section aria-label={text("bars.label")}>
      <ol className={classes.bars}>
        {days.map((day) => (
          <DayBar key={day.businessDate} day={day} highest={highest} />
        ))}
      </ol>
      <ul className={classes.legend} aria-hidden="true">
        {(["made", "missed", "open"] as const)
          .filter((state) => states.has(state))
          .map((state) => (
            <li key={state} data-state={state}>
              <span className={classes.swatch} />
              {text(`bars.${state}`)}
            </li>
          ))}
        <li>
          <span className={classes.dashes} />
          {text("bars.goal")}
        </li>
      </ul>
    </section>
  );
}

function DayBar({ day, highest }: { day: Day; highest: number }) {
  const { businessDate: date, sales, goal, isKnown, isToday, status } = day;
  const share = (amount: number | null): number => Math.max(0, amount ?? 0) / highest;
  const isProvisional = isKnown && !isToday && status === "provisional";
  const places: CSSProperties = {
    "--sold": share(sales),
    "--goal": share(goal),
    "--top": share(Math.max(sales ?? 0, goal ?? 0)),
  };
  return (
    <li data-state={stateOf(day)} style={places}>
      <span className={classes.track} aria-hidden="true">
        {sales !== null && sales > 0 && <span className={classes.bar} />}
        {goal !== null && goal > 0 && <span className={classes.goalLine} />}
      </span>
      <b className={classes.sold}>{sales !== null && formatWholeMoney(sales)}</b>
      <strong>
        {formatWeekday(date)} {Number(date.slice(8))}
        {isProvisional && "*"}
      </strong>
      <span>{differenceText(day)}</span>
    </li>
  );
}

function differenceText({ goal, goalDifference }: Day): string {
  if (goal === null || goal <= 0) {
    return text(goal === 0 ? "bars.closed" : "bars.noGoal");
  }
  if (goalDifference === null) {
    return text("bars.goalOf", { amount: formatWholeMoney(goal) });
  }
  if (Math.round(goalDifference / 100) === 0) {
    return text("bars.even");
  }
  const amount = formatWholeMoney(Math.abs(goalDifference));
  return text(goalDifference < 0 ? "bars.short" : "bars.over", { amount });
}
