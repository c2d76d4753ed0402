import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { MonthPlan, ResolvedGoal } from "./goal-plan.ts";
import { resolveMonth } from "./resolve-month.ts";
import { withDayGoal } from "./standing-goals.ts";

/**
 * The steps from the sales that a day is compared with to its goal, in their order: the parts of the fair mix
 * (`lastYear`, `around`, `recent`) or the `comparison` alone, their mean (`mix`), the store's own `growth`, what the
 * `minimum` raises it to or other days' minimum takes from it (`held`), and its `share` of the month's goal.
 */
export type GoalStep = {
  kind: "lastYear" | "around" | "recent" | "comparison" | "mix" | "growth" | "minimum" | "held" | "share";
  /** What the day's goal would be by this step. */
  cents: Cents;
};

/** Returns why the rule gives the day its goal, whatever is fixed for the day itself; empty where it gives none. */
export function goalSteps(plan: MonthPlan, date: BusinessDate): GoalStep[] {
  const bare = withDayGoal(plan, date, null);
  const dayIn = (month: MonthPlan) => resolveMonth(month).find((day) => day.date === date);
  const byRule = dayIn({ ...bare, monthGoalCents: null });
  const inMonth = dayIn(bare);
  const steps = byRule?.rule === "magic" ? magicSteps(byRule) : [];
  const share = inMonth?.rule === "month" ? inMonth.salesCents : null;
  return share === null ? steps : [...steps, { kind: "share", cents: share }];
}

function magicSteps({ comparison, fair, grownCents, fromMinimumCents, salesCents }: ResolvedGoal): GoalStep[] {
  const steps = fair === null ? stepsOf({ comparison: comparison.salesCents }) : fairSteps(fair);
  const base = steps.at(-1)?.cents;
  if (base === undefined || grownCents === null || salesCents === null) {
    return steps;
  }
  // Goals are whole dollars: rounding alone is no growth.
  const growth = grownCents === Math.round(base / 100) * 100 ? {} : { growth: grownCents };
  const last = salesCents === grownCents ? {} : { [fromMinimumCents > 0 ? "minimum" : "held"]: salesCents };
  return [...steps, ...stepsOf({ ...growth, ...last })];
}

function fairSteps({ lastYear, around, recent, amount }: NonNullable<ResolvedGoal["fair"]>): GoalStep[] {
  const parts = stepsOf({ lastYear, around, recent });
  // The mean of one part is that part.
  return parts.length === 1 ? parts : [...parts, ...stepsOf({ mix: amount })];
}

function stepsOf(amounts: Partial<Record<GoalStep["kind"], number | null>>): GoalStep[] {
  const kinds = ["lastYear", "around", "recent", "comparison", "mix", "growth", "minimum", "held"] as const;
  return kinds.flatMap((kind) => {
    const amount = amounts[kind] ?? null;
    return amount === null ? [] : [{ kind, cents: Math.round(amount) }];
  });
}
