import { IconCalendarMonth, IconLock, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { formatWholeMoney } from "#common/money.ts";
import { CellComparison } from "./cell-comparison.tsx";
import { dayName, shortWeekday } from "./goal-words.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";

type GoalCellProps = {
  day: ResolvedGoal;
  isToday: boolean;
  minimumCents: number;
  onOpen?: ((date: BusinessDate) => void) | undefined;
};

/** A day of the calendar: its goal, and what last year's day sold. */
export function GoalCell({ day, isToday, minimumCents, onOpen }: GoalCellProps) {
  const { date, rule, comparison } = day;
  const goal = goalText(day);
  const parts = (
    <>
      <span className={classes.cellDate}>
        <span className={classes.cellWeekday}>{shortWeekday(weekdayOf(date))}</span>
        {Number(date.slice(8))}
        {iconOf(day)}
      </span>
      <b className={goal.isQuiet ? classes.quiet : undefined}>{goal.words}</b>
      {rule !== "closed" && <CellComparison day={day} minimumCents={minimumCents} />}
    </>
  );
  const look = {
    className: classes.cell,
    "data-rule": rule,
    "data-today": isToday,
    "data-moved": comparison.reason !== "weekday",
  };
  if (onOpen === undefined) {
    return <div {...look}>{parts}</div>;
  }
  const why = rule === "magic" && day.fair !== null ? text("day.rule.fair") : text(`day.rule.${rule}`);
  const said = [dayName(date), why].join(", ");
  return (
    <button {...look} type="button" data-date={date} title={said} onClick={() => onOpen(date)}>
      {parts}
    </button>
  );
}

function goalText({ rule, salesCents }: ResolvedGoal): { words: string; isQuiet: boolean } {
  if (rule === "closed") {
    return { words: text("day.closed"), isQuiet: true };
  }
  return salesCents === null
    ? { words: text("day.none"), isQuiet: true }
    : { words: formatWholeMoney(salesCents), isQuiet: false };
}

function iconOf({ rule, isFrozen }: ResolvedGoal): ReactNode {
  if (isFrozen) {
    return <IconLock size={14} aria-hidden="true" />;
  }
  if (rule === "day") {
    return <IconPencil size={14} aria-hidden="true" />;
  }
  return rule === "month" ? <IconCalendarMonth size={14} aria-hidden="true" /> : null;
}
