import { addDays, firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import type { Context } from "#server/platform/context/context.ts";
import { resolvedMonths } from "./plan/resolved-months.ts";

export type GoalOfStore = {
  /** Of the running business date. */
  goal: ResolvedGoal;
  /** Of the running month and of the last two weeks. */
  salesByDate: ReadonlyMap<BusinessDate, Cents | null>;
  /** Days on which the store is shut by a person, its hours or a holiday. */
  shutDates: ReadonlySet<BusinessDate>;
};

/** The goals of each store's running business date and of the two weeks before, read in one statement. */
export async function goalsOfStores(
  context: Context,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, GoalOfStore>> {
  const utcDate = context.now.toISOString().slice(0, 10);
  // Stores of other time zones may be a day behind or ahead.
  const range = { from: firstOfMonth(addDays(utcDate, -15)), to: lastOfMonth(addDays(utcDate, 1)) };
  const months = await resolvedMonths(context, storeIds, range);
  const goals = [...months].flatMap(([storeId, { today, days, shutDates, shutHolidays }]) => {
    const goal = days.find(({ date }) => date === today);
    const closed = days.filter(({ rule }) => rule === "closed").map(({ date }) => date);
    const salesByDate = new Map(days.map(({ date, salesCents }) => [date, salesCents]));
    return goal === undefined
      ? []
      : [[storeId, { goal, salesByDate, shutDates: new Set([...shutDates, ...shutHolidays, ...closed]) }] as const];
  });
  return new Map(goals);
}
