import { addDays, weekdayOf } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { MonthPlan } from "./goal-plan.ts";
import { pairedDay, specialDay } from "./holidays.ts";

type HolidayPlan = Pick<MonthPlan, "calendar" | "history" | "shutWeekdays" | "dayGoals" | "openDates">;

const week = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Returns the same holiday last year if the store sold nothing on it but sold in the weeks on both sides: the day then
 * counts as shut until a person decides otherwise. Null for any other day, and for one that a person has decided.
 */
export function shutHoliday(date: BusinessDate, plan: HolidayPlan): BusinessDate | null {
  const isSettled = plan.openDates.has(date) || plan.dayGoals.some((goal) => goal.date === date);
  return isSettled || plan.shutWeekdays.has(weekdayOf(date)) ? null : shutLastYear(date, plan);
}

function shutLastYear(date: BusinessDate, { calendar, history, shutWeekdays }: HolidayPlan): BusinessDate | null {
  const special = specialDay(date, calendar);
  const before = special === null || special.holiday === null ? null : pairedDay(date, calendar);
  if (special === null || before === null || before >= history.today) {
    return null;
  }
  const soldOn = (day: BusinessDate): boolean => (history.sales.get(day) ?? 0) > 0;
  // On a weekday that is never open, only the holiday itself says that it was the reason.
  const isUsuallyShut = special.offset !== 0 && shutWeekdays.has(weekdayOf(before));
  const wasShut = !soldOn(before) && !isUsuallyShut;
  return wasShut && isBetweenSales(before, soldOn) ? before : null;
}

function isBetweenSales(day: BusinessDate, soldOn: (day: BusinessDate) => boolean): boolean {
  return week.some((away) => soldOn(addDays(day, -away))) && week.some((away) => soldOn(addDays(day, away)));
}
