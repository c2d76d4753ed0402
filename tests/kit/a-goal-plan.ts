/** A store's month as the goal rules take it: a test names only what it is about. */
import type { SalesHistory } from "#common/goals/comparison.ts";
import type { DayGoal, GoalDefault, MonthPlan, StandingGoal } from "#common/goals/goal-plan.ts";

/** Preferences that neither grow nor lift anything, by the fair rule. */
export function goalDefaults(more: Partial<GoalDefault> = {}): GoalDefault {
  return {
    startsOn: "2020-01-01",
    growthTenths: 0,
    averageTransactionCents: 3000,
    tradeTenths: 300,
    minSalesCents: 0,
    alignsHolidays: false,
    holdsMonthTotal: false,
    salesRule: "fair",
    ...more,
  };
}

/** What the store sold by date, seen on November 21, 2026. */
export function salesHistory(sales: Record<string, number>, more: Partial<SalesHistory> = {}): SalesHistory {
  return { today: "2026-11-21", unusable: new Set(), sales: new Map(Object.entries(sales)), ...more };
}

/** November 2026 of a store in the US that is open every day and has neither sales nor goals. */
export function aMonthPlan(more: Partial<MonthPlan> = {}): MonthPlan {
  return {
    month: "2026-11-01",
    defaults: [goalDefaults()],
    monthGoalCents: null,
    dayGoals: [],
    frozenGoals: [],
    keptGoals: [],
    openDates: new Set(),
    shutWeekdays: new Set(),
    sellsFrom: null,
    calendar: { country: "US", events: [] },
    history: salesHistory({}),
    ...more,
  };
}

/** A day for which a person has fixed nothing but what is named. */
export function aDayGoal(date: string, more: Partial<DayGoal> = {}): DayGoal {
  const nothing = { salesCents: null, averageTransactionCents: null, tradeTenths: null, compDate: null };
  return { date, isClosed: false, note: "", ...nothing, ...more };
}

/** A plan in which people have fixed these days, in cents, and no rule gives the others a goal. */
export function fixedDaysPlan(sales: Record<string, number>, more: Partial<MonthPlan> = {}): MonthPlan {
  const dayGoals = Object.entries(sales).map(([date, salesCents]) => aDayGoal(date, { salesCents }));
  return aMonthPlan({ defaults: [], dayGoals, ...more });
}

/** A goal that its day keeps. */
export function aStandingGoal(date: string, salesCents: number, more: Partial<StandingGoal> = {}): StandingGoal {
  return { date, salesCents, rule: "magic", compDate: null, ...more };
}
