import { datesBetween, firstOfMonth, lastOfMonth, monthsBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { dateRange } from "#common/inputs/input-ranges.ts";
import { shutHoliday } from "#common/goals/shut-holidays.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { countries, specialDay } from "#common/goals/holidays.ts";
import type { Country } from "#common/goals/holidays.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { operation } from "#server/platform/operations/operation.ts";
import type { Context } from "#server/platform/context/context.ts";
import { getPlanParts } from "./plan/goal-plan.db.ts";
import type { PlanParts } from "./plan/goal-plan.db.ts";
import { listClosedDays } from "./goals.db.ts";
import { monthPlan } from "./plan/month-plan.ts";
import { resolvedMonths } from "./plan/resolved-months.ts";
import type { MonthRange, StoreMonths } from "./plan/resolved-months.ts";

/**
 * The goal of each day of a range, for what is worked out from them. Each month is resolved whole, so that it sums up.
 */
export const rangeGoals = operation({
  name: "goals.rangeGoals",
  kind: "read",
  permission: "goals:view",
  on: "store",
  input: dateRange,
  async run(context, { from, to }): Promise<ResolvedGoal[]> {
    const whole = { from: firstOfMonth(from), to: lastOfMonth(to) };
    const planKey = { storeId: context.store.id, now: context.now };
    const parts = await getPlanParts(context.sql, { ...planKey, ...whole });
    return goalsBetween(parts, { from, to });
  },
});

export type StoreGoals = Pick<StoreMonths, "today" | "comparedSales"> & {
  goals: ResolvedGoal[];
  /** Days of the range on which the store is shut, as `shutDays` says. */
  shutDates: ReadonlySet<BusinessDate>;
};

/** The same of several stores with their running business dates, in one statement. */
export async function rangeGoalsOfStores(
  context: Context,
  storeIds: readonly number[],
  { from, to, ...dates }: MonthRange,
): Promise<ReadonlyMap<number, StoreGoals>> {
  const whole = { from: firstOfMonth(from), to: lastOfMonth(to) };
  const months = await resolvedMonths(context, storeIds, { ...whole, ...dates });
  return new Map(
    [...months].map(([id, { today, days, shutDates, shutHolidays, comparedSales }]) => [
      id,
      {
        today,
        comparedSales,
        goals: days.filter(({ date }) => from <= date && date <= to),
        shutDates: new Set([...shutDates, ...shutHolidays]),
      },
    ]),
  );
}

function goalsBetween(parts: PlanParts, { from, to }: { from: BusinessDate; to: BusinessDate }): ResolvedGoal[] {
  const days = monthsBetween(from, to).flatMap((month) => resolveMonth(monthPlan(parts, month)));
  return days.filter(({ date }) => from <= date && date <= to);
}

/**
 * Returns the days of a range on which the store is shut: by a person, by its hours, or because nothing was sold on the
 * holiday last year.
 */
export const shutDays = operation({
  name: "goals.shutDays",
  kind: "read",
  permission: "goals:view",
  on: "store",
  input: dateRange,
  async run(context, { from, to }): Promise<BusinessDate[]> {
    const { id: storeId } = context.store;
    const closed = await listClosedDays(context.sql, { storeId, from, to });
    // Nearly always there is no holiday among so few days, and a year of sales need not be read.
    if (!countries.some((country) => hasHoliday({ from, to }, country))) {
      return closed;
    }
    const parts = await getPlanParts(context.sql, { storeId, now: context.now, from, to });
    const plan = monthPlan(parts, firstOfMonth(from));
    const holidays = datesBetween(from, to).filter(
      (date) => shutHoliday(date, { ...plan, dayGoals: parts.dayGoals }) !== null,
    );
    return [...new Set([...closed, ...holidays])].toSorted();
  },
});

function hasHoliday({ from, to }: { from: BusinessDate; to: BusinessDate }, country: Country): boolean {
  return datesBetween(from, to).some((date) => specialDay(date, { country, events: [] }) !== null);
}
