import { useId, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { dayName, monthName, shortWeekday, signedPercent } from "./goal-words.ts";
import { text } from "./goals-text.ts";
import classes from "./goal-calendar.module.css";
import { IconCalendarMonth, IconLock, IconPencil, IconChevronRight } from "@tabler/icons-react";
import { formatWholeMoney } from "#common/money.ts";
import type { Cents } from "#common/money.ts";
import { formatDateRange, formatDayOfMonth } from "#common/date-format.ts";
import { percentOf } from "#common/percent.ts";
import { Unseen } from "#web/ui/unseen.tsx";

type GoalCalendarProps = {
  month: BusinessDate;
  days: readonly ResolvedGoal[];
  today: BusinessDate;
  weekStart: number;
  /** The least that a day should have: a share of the month below it says so. */
  minimumCents: number;
  /** What the days sold; days that are over then say it beside their goal. */
  sales?: ReadonlyMap<BusinessDate, Cents | null>;
  /** The day that is open beside the calendar. */
  openDate?: BusinessDate | undefined;
  /** Without it the calendar only shows. */
  onOpen?: ((date: BusinessDate) => void) | undefined;
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days of a month: a calendar at the counter, a list on a phone. Arrows move between days. */
export function GoalCalendar(props: GoalCalendarProps) {
  const { month, days, today, weekStart, minimumCents, sales, openDate, onOpen } = props;
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>("li:not([hidden]) [data-date]")];
    const at = cells.findIndex((cell) => cell === document.activeElement);
    const next = cells[at + (steps[event.key] ?? 0)];
    if (at >= 0 && event.key in steps && next !== undefined) {
      event.preventDefault();
      next.focus();
    }
  };
  const rowsId = useId();
  const [isPastShown, setIsPastShown] = useState(false);
  const first = (weekdayOf(month) - weekStart + 7) % 7;
  // Whole weeks that are over fold into a line; a month that is over has nothing else to show.
  const pastDays = days.filter(({ date }) => date < today).length;
  const pastWeeks = pastDays === days.length ? 0 : Math.floor((first + pastDays) / 7);
  const past = onOpen === undefined ? [] : days.slice(0, Math.max(0, pastWeeks * 7 - first));
  const weekdays = Array.from({ length: 7 }, (_, place) => (place + weekStart) % 7);
  return (
    <div className={classes.calendar} data-read-only={onOpen === undefined}>
      {past.length > 0 && (
        <button
          type="button"
          className={classes.past}
          data-no-print
          aria-expanded={isPastShown}
          aria-controls={rowsId}
          onClick={() => setIsPastShown(!isPastShown)}
        >
          <IconChevronRight size={18} aria-hidden="true" />
          <b>{formatDateRange({ from: month, to: past.at(-1)?.date ?? month })}</b>
          <PastSum days={past} sales={sales} />
        </button>
      )}
      <div className={classes.weekdays} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>{shortWeekday(weekday)}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of the days inside */}
      <ol id={rowsId} aria-label={text("calendar.label", { month: monthName(month) })} onKeyDown={handleKey}>
        {days.map((day, place) => (
          <li
            key={day.date}
            hidden={place < past.length && !isPastShown}
            style={day.date === month ? { gridColumnStart: first + 1 } : undefined}
          >
            <GoalCell
              day={day}
              soldCents={day.date < today ? (sales?.get(day.date) ?? null) : null}
              isToday={day.date === today}
              isOpen={day.date === openDate}
              minimumCents={minimumCents}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

type PastSumProps = { days: readonly ResolvedGoal[]; sales: GoalCalendarProps["sales"] };

/** What the weeks that are over sold of their goals; nothing where some day is unknown. */
function PastSum({ days, sales }: PastSumProps) {
  const sold = days.map(({ date, rule }) => sales?.get(date) ?? (rule === "closed" ? 0 : null));
  const goal = days.reduce((sum, { salesCents }) => sum + (salesCents ?? 0), 0);
  if (goal === 0 || sold.includes(null)) {
    return null;
  }
  const total = sold.reduce<Cents>((sum, cents) => sum + (cents ?? 0), 0);
  return (
    <span>
      {text("past.sum", { sold: formatWholeMoney(total), goal: formatWholeMoney(goal) })},{" "}
      <Against gap={total - goal} />
    </span>
  );
}

/** `$472 over`, `$305 short`. */
function Against({ gap }: { gap: Cents }) {
  return <em data-short={gap < 0}>{gapWords(gap)}</em>;
}

function gapWords(gap: Cents): string {
  const amount = formatWholeMoney(Math.abs(gap));
  return Math.abs(gap) < 100 ? text("cell.even") : text(gap < 0 ? "cell.short" : "cell.over", { amount });
}

type GoalCellProps = {
  day: ResolvedGoal;
  /** Of a day that is over, where it is known. */
  soldCents: Cents | null;
  isToday: boolean;
  isOpen: boolean;
  minimumCents: number;
  onOpen?: ((date: BusinessDate) => void) | undefined;
};

/** A day of the calendar: its goal, and what it sold or what last year's day did. */
function GoalCell({ day, soldCents, isToday, isOpen, minimumCents, onOpen }: GoalCellProps) {
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
      {soldCents !== null && day.salesCents !== null ? (
        <small>
          <span>{text("cell.soldShort", { sold: formatWholeMoney(soldCents) })}</span>
          <Against gap={soldCents - day.salesCents} />
        </small>
      ) : (
        rule !== "closed" && <CellComparison day={day} minimumCents={minimumCents} />
      )}
    </>
  );
  const look = {
    className: classes.cell,
    "data-rule": rule,
    "data-today": isToday,
    "data-open": isOpen,
    "data-moved": comparison.reason !== "weekday",
  };
  if (onOpen === undefined) {
    return <div {...look}>{parts}</div>;
  }
  const words = cellWords(day, soldCents);
  return (
    <button
      {...look}
      type="button"
      data-date={date}
      aria-current={isToday ? "date" : undefined}
      title={words}
      onClick={() => onOpen(date)}
    >
      <Unseen>{words}</Unseen>
      <span className={classes.cellParts} aria-hidden="true">
        {parts}
      </span>
    </button>
  );
}

/** A cell for the person who listens to it: two sums alone would not say which is the goal. */
function cellWords(day: ResolvedGoal, soldCents: Cents | null): string {
  const { date, rule, salesCents, comparison } = day;
  const name = dayName(date);
  if (rule === "closed" || salesCents === null) {
    return text(rule === "closed" ? "cell.closed" : "cell.none", { day: name });
  }
  const why = rule === "magic" && day.fair !== null ? text("day.rule.fair") : text(`day.rule.${rule}`);
  const goal = text("cell.goal", { day: name, goal: formatWholeMoney(salesCents), why });
  if (soldCents !== null) {
    const state = gapWords(soldCents - salesCents);
    return `${goal}, ${text("cell.sold", { sold: formatWholeMoney(soldCents), state })}`;
  }
  const values = { amount: formatWholeMoney(comparison.salesCents), date: formatDayOfMonth(comparison.date) };
  return comparison.salesCents === null
    ? goal
    : `${goal}, ${text("cell.compared", { comparison: text(sources[comparison.source], values) })}`;
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
  borrowed: "day.short.borrowed",
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
