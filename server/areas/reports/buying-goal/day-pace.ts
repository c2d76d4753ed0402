/** How far a running day's sales and buying usually are by now, beside how far they are. */
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { localTimeAt } from "#common/store-time.ts";
import { paceOf } from "#server/areas/goals/goals.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { findOpenHours, listSimilarDays } from "./day-pace.db.ts";

export type GoalPace = {
  /** Below 0 when it is behind. */
  aheadCents: Cents;
  /** Share of the goal that is usual by now. */
  usualTenths: PercentTenths;
};

export type TowardGoal = { value: Cents | null; goal: Cents | null };

/** Null where there is no goal, the store is shut, or no such weekday before has its hours: then nothing is usual. */
export async function paceOfDay(
  context: StoreContext,
  { date, sales, buying }: { date: BusinessDate; sales: TowardGoal; buying: TowardGoal },
): Promise<{ sales: GoalPace | null; buying: GoalPace | null }> {
  const { id: storeId, timeZone } = context.store;
  const [hours, days] = await Promise.all([
    findOpenHours(context.sql, { storeId, date }),
    listSimilarDays(context.sql, { storeId, date, timeZone }),
  ]);
  const local = localTimeAt(context.now, timeZone);
  // After midnight the business day before still runs: all its hours are past.
  const nowMinutes = local.date === date ? local.minutes : null;
  const pace = ({ value, goal }: TowardGoal, hourly: (Cents[] | null)[]): GoalPace | null => {
    const similarDays = hourly.flatMap((day) => (day === null ? [] : [day]));
    if (hours === null || value === null || goal === null || goal === 0 || similarDays.length === 0) {
      return null;
    }
    const { usualShare } = paceOf({ goalCents: goal, today: null, similarDays, hours, nowMinutes });
    return { aheadCents: value - Math.round(goal * usualShare), usualTenths: Math.round(usualShare * 1000) };
  };
  return {
    sales: pace(
      sales,
      days.map(({ sold }) => sold),
    ),
    buying: pace(
      buying,
      days.map(({ bought }) => bought),
    ),
  };
}
