import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { DayGoal, MonthPlan, ResolvedGoal, StandingGoal } from "./goal-plan.ts";
import { resolveMonth, totalOf } from "./resolve-month.ts";

/**
 * Goals of the days until today, which a change elsewhere in the month leaves as they are: people have worked towards
 * them. Those that stand already are not in it.
 */
export function standingGoals(plan: MonthPlan, upTo: BusinessDate = plan.history.today): StandingGoal[] {
  const kept = new Set([...plan.frozenGoals, ...plan.keptGoals].map(({ date }) => date));
  return resolveMonth(plan)
    .filter(({ date, rule }) => date <= upTo && !kept.has(date) && rule !== "none" && rule !== "closed")
    .map(({ date, salesCents, rule, comparison }) => ({ date, salesCents, rule, compDate: comparison.date }));
}

/** The plan with one day changed, as saving it would leave the month; null takes away what is fixed for the day. */
export function withDayGoal(plan: MonthPlan, date: BusinessDate, goal: DayGoal | null): MonthPlan {
  const dayGoals = plan.dayGoals.filter((day) => day.date !== date);
  const keptGoals = [...plan.keptGoals, ...standingGoals(plan)].filter((kept) => kept.date !== date);
  return { ...plan, keptGoals, dayGoals: goal === null ? dayGoals : [...dayGoals, goal] };
}

/** The plan with another goal for the month, as saving it would leave it. */
export function withMonthGoal(plan: MonthPlan, monthGoalCents: Cents | null): MonthPlan {
  return { ...plan, monthGoalCents, keptGoals: [...plan.keptGoals, ...standingGoals(plan)] };
}

/** The month's goal that leaves the other days as they are when one day is changed; null where the month has none. */
export function raisedMonthGoal(plan: MonthPlan, date: BusinessDate, goal: DayGoal | null): Cents | null {
  if (plan.monthGoalCents === null) {
    return null;
  }
  const before = goalOn(plan, date);
  const after = goal?.isClosed === true ? 0 : (goal?.salesCents ?? before);
  return plan.monthGoalCents + after - before;
}

/** What a change does to the other days of a month that are still to come. */
export type MonthEffect = {
  /** Days whose goal drops or rises, and the least and the most of it. */
  days: number;
  leastCents: Cents;
  mostCents: Cents;
  isDrop: boolean;
  totalBeforeCents: Cents | null;
  totalCents: Cents | null;
};

/** `date` is the day that is changed itself; null where the whole month is. */
export function monthEffect(before: MonthPlan, after: MonthPlan, date: BusinessDate | null): MonthEffect {
  const [days, changed] = [resolveMonth(before), resolveMonth(after)];
  const moves = changed.flatMap((day, index) => {
    const move = (day.salesCents ?? 0) - (days[index]?.salesCents ?? 0);
    return day.date === date || move === 0 ? [] : [move];
  });
  const sizes = moves.map(Math.abs);
  return {
    days: moves.length,
    leastCents: moves.length === 0 ? 0 : Math.min(...sizes),
    mostCents: moves.length === 0 ? 0 : Math.max(...sizes),
    isDrop: moves.reduce((sum, move) => sum + move, 0) < 0,
    totalBeforeCents: totalOf(days),
    totalCents: totalOf(changed),
  };
}

function goalOn(plan: MonthPlan, date: BusinessDate): Cents {
  return resolveMonth(plan).find((day: ResolvedGoal) => day.date === date)?.salesCents ?? 0;
}
