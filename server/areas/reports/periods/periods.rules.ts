import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { sinceFirstGoal } from "#common/goals/since-first-goal.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { roundedQuotient } from "#common/rounding.ts";
import { sumOf } from "#server/areas/reports/daily-report.rules.ts";

type Day = { date: string; sales: Cents | null; goal: Cents | null; compSales: Cents | null };

/** A period's sales up to the end of a day, the goals up to then, and last year's sales. */
export type RunningTotal = { date: string; sales: Cents | null; goal: Cents | null; compSales: Cents | null };

/**
 * Day by day. A day without its own figure keeps the sum; sales end with the running day, goals and last year go on.
 */
export function runningTotals(days: readonly Day[], today: string): RunningTotal[] {
  let before: Omit<RunningTotal, "date"> = { sales: null, goal: null, compSales: null };
  return days.map((day) => {
    before = {
      sales: sumOf([before.sales, day.sales]),
      goal: sumOf([before.goal, day.goal]),
      compSales: sumOf([before.compSales, day.compSales]),
    };
    return { date: day.date, ...before, sales: day.date > today ? null : before.sales };
  });
}

/** Where the goals of the days to yesterday want the sales since the first of them to be, and how far they are off. */
export type Pace = {
  goalToYesterday: Cents | null;
  salesToYesterday: Cents | null;
  /** Below 0 when sales are behind. */
  ahead: Cents | null;
};

export function paceToYesterday(days: readonly Day[], today: string): Pace {
  const elapsed = sinceFirstGoal(days).filter(({ date }) => date < today);
  const goalToYesterday = sumOf(elapsed.map(({ goal }) => goal));
  const salesToYesterday = sumOf(elapsed.map(({ sales }) => sales));
  const isKnown = goalToYesterday !== null && salesToYesterday !== null;
  return { goalToYesterday, salesToYesterday, ahead: isKnown ? salesToYesterday - goalToYesterday : null };
}

/** What the goals of some days want beside sales. */
export type GoalFigures = {
  sales: Cents | null;
  customers: number | null;
  avgTransaction: Cents | null;
  tradePct: PercentTenths | null;
};

/** Calculates from sums; trade has no parts to add, so it is null unless all days have the same goal. */
export function goalFigures(goals: readonly ResolvedGoal[]): GoalFigures {
  const open = goals.filter(({ salesCents }) => salesCents !== null && salesCents > 0);
  const sales = sumOf(goals.map(({ salesCents }) => salesCents));
  const counted = open.filter(({ customers }) => customers !== null);
  const customers = sumOf(counted.map((goal) => goal.customers));
  const trades = new Set(open.map(({ tradeTenths }) => tradeTenths));
  const [trade] = trades;
  return {
    sales,
    customers,
    avgTransaction: averageOf(sumOf(counted.map(({ salesCents }) => salesCents)), customers),
    tradePct: trades.size === 1 ? (trade ?? null) : null,
  };
}

function averageOf(sum: number | null, count: number | null): number | null {
  return sum === null || count === null || count === 0 ? null : roundedQuotient(sum, count);
}
