import { firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { ownYearFrom } from "#common/goals/borrowed-season.ts";
import type { BorrowedSeason } from "#common/goals/borrowed-season.ts";
import type { MonthPlan } from "#common/goals/goal-plan.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { getPlanParts } from "./goal-plan.db.ts";
import type { PlanParts } from "./goal-plan.db.ts";

/** What the goals of the month that holds `date` are made of. */
export async function planOf(context: StoreContext, date: BusinessDate): Promise<MonthPlan> {
  const month = firstOfMonth(date);
  const planKey = { storeId: context.store.id, now: context.now, today: await runningDate(context) };
  return monthPlan(await getPlanParts(context.sql, { ...planKey, from: month, to: lastOfMonth(month) }), month);
}

/** One month of parts that were read for some. */
export function monthPlan(parts: PlanParts, month: BusinessDate): MonthPlan {
  const isOfMonth = ({ date }: { date: BusinessDate }): boolean => firstOfMonth(date) === month;
  return {
    month,
    defaults: parts.defaults,
    monthGoalCents: parts.monthGoals.get(month) ?? null,
    dayGoals: parts.dayGoals.filter(isOfMonth),
    frozenGoals: parts.frozenGoals.filter(isOfMonth),
    keptGoals: parts.keptGoals.filter(isOfMonth),
    openDates: new Set(parts.openDates),
    shutWeekdays: new Set(parts.shutWeekdays),
    sellsFrom: parts.sellsFrom,
    calendar: { country: parts.country, events: parts.events },
    history: { today: parts.today, sales: parts.sales, unusable: unusableDays(parts), ...seasonOf(parts) },
  };
}

/** What was borrowed at night may be needless now: a register's past comes in by the hour. */
function seasonOf({ season, sales, today }: PlanParts): { season?: BorrowedSeason } {
  const until = season === null ? null : ownYearFrom(sales);
  return season === null || until === null || until <= today ? {} : { season: { ...season, until } };
}

function unusableDays({ shutDates, exclusions }: PlanParts): Set<BusinessDate> {
  return new Set([...shutDates, ...exclusions.map(({ date }) => date)]);
}
