import { firstOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Comparison, SalesHistory } from "./comparison.ts";
import { fairGoal, fairRule, fairRuleDays } from "./fair-rule.ts";
import type { FairGoal, FairRule } from "./fair-rule.ts";
import { isPromotionDay, specialDay } from "./holidays.ts";
import type { HolidayCalendar } from "./holidays.ts";
import { dateOfDay, dayNumber, emptyDays } from "./sales-days.ts";
import type { SalesDays } from "./sales-days.ts";

type FairPlan = { history: SalesHistory; calendar: HolidayCalendar };

export type FairDate = {
  date: BusinessDate;
  comparison: Comparison;
  /** When the preferences that ask for the rule began. */
  startsOn: BusinessDate;
};

/**
 * The fair rule for the days of a plan. What it knows ends before the month, or before the day from which a person
 * applied it, so that a goal stays while its month runs; it learns once for each such end.
 */
export function fairGoals({ history, calendar }: FairPlan): (day: FairDate) => FairGoal | null {
  const rules = new Map<number, FairRule>();
  return ({ date, comparison, startsOn }) => {
    const lastDay = lastKnownDay({ date, startsOn, today: history.today });
    const rule = rules.get(lastDay) ?? fairRule(salesDays({ history, calendar }, lastDay), lastDay);
    rules.set(lastDay, rule);
    return fairGoal(rule, { ...comparedWith(date, comparison, calendar), isPromotion: isPromotionDay(date, calendar) });
  };
}

function lastKnownDay({ date, startsOn, today }: { date: BusinessDate; startsOn: BusinessDate; today: BusinessDate }) {
  const month = firstOfMonth(date);
  const madeOn = startsOn > month && startsOn <= date ? startsOn : month;
  return dayNumber(madeOn < today ? madeOn : today) - 1;
}

/** A holiday, and a day that a person chose to compare with, follow last year's day alone. */
function comparedWith(date: BusinessDate, { date: compared, reason }: Comparison, calendar: HolidayCalendar) {
  const isHoliday = specialDay(date, calendar) !== null && specialDay(compared, calendar) !== null;
  return {
    day: dayNumber(date),
    comparedDay: reason === "besideHoliday" ? null : dayNumber(compared),
    isComparedAlone: reason === "chosen" || reason === "paired" || isHoliday,
  };
}

function salesDays({ history, calendar }: FairPlan, lastDay: number): SalesDays {
  const firstDay = lastDay - fairRuleDays;
  const days = emptyDays(firstDay, lastDay);
  const [from, to] = [dateOfDay(firstDay), dateOfDay(lastDay)];
  for (const [date, sales] of history.sales) {
    if (date >= from && date <= to && !history.unusable.has(date)) {
      const at = dayNumber(date) - firstDay;
      days.sales[at] = sales;
      days.isHoliday[at] = specialDay(date, calendar) === null ? 0 : 1;
      days.isPromotion[at] = isPromotionDay(date, calendar) ? 1 : 0;
    }
  }
  return days;
}
