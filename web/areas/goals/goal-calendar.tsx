import type { KeyboardEvent } from "react";
import { weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { GoalCell } from "./goal-cell.tsx";
import { monthName, shortWeekday } from "./goal-words.ts";
import { text } from "./goals-text.ts";
import classes from "./goals.module.css";

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
