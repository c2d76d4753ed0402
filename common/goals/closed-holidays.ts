import { addDays, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { MonthPlan } from "./goal-plan.ts";
import { pairedDay, specialDay } from "./holidays.ts";

type HolidayPlan = Pick<MonthPlan, "calendar" | "history" | "closedWeekdays" | "dayGoals" | "openDates">;

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The holiday last year on which the store sold nothing, though it sold in the weeks on both sides: the day counts as
 * closed until somebody says otherwise. Null for any other day, and for one that somebody has spoken about.
 */
export function closedHoliday(date: BusinessDate, plan: HolidayPlan): BusinessDate | null {
  const isSettled = plan.openDates.has(date) || plan.dayGoals.some((goal) => goal.date === date);
  return isSettled || plan.closedWeekdays.has(weekdayOf(date)) ? null : closedLastYear(date, plan);
}

function closedLastYear(date: BusinessDate, { calendar, history, closedWeekdays }: HolidayPlan): BusinessDate | null {
  const special = specialDay(date, calendar);
  const before = special === null || special.holiday === null ? null : pairedDay(date, calendar);
  if (special === null || before === null || before >= history.today) {
    return null;
  }
  const soldOn = (day: BusinessDate): boolean => (history.sales.get(day) ?? 0) > 0;
  // On a weekday that is never open, only the holiday itself says that it was the reason.
  const saysNothing = special.offset !== 0 && closedWeekdays.has(weekdayOf(before));
  const wasClosed = !soldOn(before) && !saysNothing;
  return wasClosed && isBetweenSales(before, soldOn) ? before : null;
}

function isBetweenSales(day: BusinessDate, soldOn: (day: BusinessDate) => boolean): boolean {
  return week.some((away) => soldOn(addDays(day, -away))) && week.some((away) => soldOn(addDays(day, away)));
}
