import type { KeyboardEvent, ReactNode } from "react";
import { weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { dayName, monthName, shortWeekday, signedPercent } from "./goal-words.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";
import { IconCalendarMonth, IconLock, IconPencil } from "@tabler/icons-react";
import { formatWholeMoney } from "#common/money.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { percentOf } from "#common/percent.ts";

type GoalCalendarProps = {
  month: BusinessDate;
  days: readonly ResolvedGoal[];
  today: BusinessDate;
  weekStart: number;
  /** The least that a day should have: a share of the month below it says so. */
  minimumCents: number;
  /** Without it the calendar only shows. */
  onOpen?: ((date: BusinessDate) => void) | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days of a month: a calendar at the counter, a list on a phone. Arrows move between days. */
export function GoalCalendar({ month, days, today, weekStart, minimumCents, onOpen }: GoalCalendarProps) {
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-date]")];
    const at = cells.findIndex((cell) => cell === document.activeElement);
    const next = cells[at + (steps[event.key] ?? 0)];
    if (at >= 0 && event.key in steps && next !== undefined) {
      event.preventDefault();
      next.focus();
    }
  };
  const first = (weekdayOf(month) - weekStart + 7) % 7;
  const weekdays = Array.from({ length: 7 }, (_, place) => (place + weekStart) % 7);
  return (
    <div className={classes.calendar} data-read-only={onOpen === undefined}>
      <div className={classes.weekdays} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>{shortWeekday(weekday)}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of the days inside */}
      <ol aria-label={text("calendar.label", { month: monthName(month) })} onKeyDown={handleKey}>
        {days.map((day, place) => (
          <li key={day.date} style={place === 0 ? { gridColumnStart: first + 1 } : undefined}>
            <GoalCell day={day} isToday={day.date === today} minimumCents={minimumCents} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type GoalCellProps = {
  day: ResolvedGoal;
  isToday: boolean;
  minimumCents: number;
  onOpen?: ((date: BusinessDate) => void) | undefined;
};

/** A day of the calendar: its goal, and what last year's day sold. */
function GoalCell({ day, isToday, minimumCents, onOpen }: GoalCellProps) {
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
  const words = [dayName(date), why].join(", ");
  return (
    <button {...look} type="button" data-date={date} title={words} onClick={() => onOpen(date)}>
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

const sources = {
  equivalent: "day.short.same",
  neighborWeeks: "day.short.around",
  weekdayAverage: "day.short.average",
  none: "day.noComparison",
} as const;

type CellComparisonProps = { day: ResolvedGoal; minimumCents: number };

/** What a day's goal stands on, and how far it is from that; or that a share of the month is below the minimum. */
function CellComparison({ day, minimumCents }: CellComparisonProps) {
  const { rule, salesCents, comparison } = day;
  const isBelow = rule === "month" && salesCents !== null && salesCents < minimumCents;
  const last = comparison.salesCents;
  const change = salesCents === null || last === null ? null : percentOf(salesCents - last, last);
  const values = { amount: formatWholeMoney(last), date: formatDayOfMonth(comparison.date) };
  return (
    <small>
      {isBelow && <em>{text("day.below")}</em>}
      {!isBelow && last !== null && <span>{text(sources[comparison.source], values)}</span>}
      {change !== null && <span>{signedPercent(change)}</span>}
    </small>
  );
}
