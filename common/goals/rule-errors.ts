import { addDays, firstOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import type { PercentTenths } from "#common/percent.ts";
import { comparisonFor } from "./comparison.ts";
import type { SalesHistory } from "./comparison.ts";
import { fairGoals } from "./fair-month.ts";
import type { HolidayCalendar } from "./holidays.ts";

/** How far a rule's goals were from what a store then sold. */
export type RuleError = {
  /** The days' errors, as a share of the sales. */
  dayTenths: PercentTenths;
  /** The whole months' errors, likewise. */
  monthTenths: PercentTenths;
};

export type RuleErrors = { from: BusinessDate; to: BusinessDate; fair: RuleError; lastYear: RuleError };

export type RuleTest = {
  history: SalesHistory;
  calendar: HolidayCalendar;
  /** Whether last year's rule is aligned with holidays; the fair one always is. */
  alignsHolidays: boolean;
};

const monthsTested = 12;
const fewestDays = 56;

/** Days before today whose sales the test needs. */
export const ruleTestDays = 31 * (monthsTested + 1) + 546;

/**
 * Both rules on a store's last twelve whole months, each month's goals made of the days before it and without any growth
 * of the store's own. Null for a store of too few days.
 */
export function ruleErrors(test: RuleTest): RuleErrors | null {
  const months = monthsBefore(test.history.today).map((month) => testMonth(month, test));
  const days = months.flat();
  const [first] = days;
  if (days.length < fewestDays || first === undefined) {
    return null;
  }
  return {
    from: firstOfMonth(first.date),
    to: addDays(firstOfMonth(test.history.today), -1),
    fair: errorOf(months, ({ fair }) => fair),
    lastYear: errorOf(months, ({ lastYear }) => lastYear),
  };
}

type TestedDay = { date: BusinessDate; sold: Cents; fair: number; lastYear: number };

function monthsBefore(today: BusinessDate): BusinessDate[] {
  const months: BusinessDate[] = [];
  let month = firstOfMonth(today);
  for (let back = 0; back < monthsTested; back += 1) {
    month = firstOfMonth(addDays(month, -1));
    months.push(month);
  }
  return months.toReversed();
}

function testMonth(month: BusinessDate, { history, calendar, alignsHolidays }: RuleTest): TestedDay[] {
  const historyAtMonth = { ...history, today: month };
  const fairOn = fairGoals({ history: historyAtMonth, calendar });
  return Array.from({ length: 31 }, (_, day) => addDays(month, day)).flatMap((date) => {
    const sold = firstOfMonth(date) === month && !history.unusable.has(date) ? (history.sales.get(date) ?? 0) : 0;
    const aligned = comparisonFor(date, historyAtMonth, { calendar });
    const lastYear = alignsHolidays ? aligned.salesCents : comparisonFor(date, historyAtMonth).salesCents;
    const fair = fairOn({ date, comparison: aligned, startsOn: month })?.amount ?? aligned.salesCents;
    return sold <= 0 || fair === null || lastYear === null ? [] : [{ date, sold, fair, lastYear }];
  });
}

function errorOf(months: readonly (readonly TestedDay[])[], goalOf: (day: TestedDay) => number): RuleError {
  const sold = sum(months.flat(), (day) => day.sold);
  const missed = sum(months.flat(), (day) => Math.abs(goalOf(day) - day.sold));
  const missedByMonth = sum(months, (days) => Math.abs(sum(days, (day) => goalOf(day) - day.sold)));
  return { dayTenths: percentOf(missed, sold) ?? 0, monthTenths: percentOf(missedByMonth, sold) ?? 0 };
}

function sum<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((all, item) => all + amount(item), 0);
}
