import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { percentOf } from "#common/percent.ts";
import type { ResolvedGoal } from "./goal-plan.ts";

export type MonthSummary = {
  /** Null without any goal. */
  totalCents: Cents | null;
  /** Against last year, counting only days that have both. */
  growthTenths: PercentTenths | null;
  /** What only the minimum adds. */
  fromMinimumCents: Cents;
  /** What a held total takes from the other days in return. */
  takenCents: Cents;
};

/** The month in one line. The total is the sum of the days that are shown, whatever made them. */
export function monthSummary(days: readonly ResolvedGoal[]): MonthSummary {
  const goals = days.flatMap(({ salesCents }) => (salesCents === null ? [] : [salesCents]));
  const both = days.flatMap(({ salesCents, comparison, rule }) =>
    salesCents === null || comparison.salesCents === null || rule === "closed"
      ? []
      : [{ goal: salesCents, last: comparison.salesCents }],
  );
  const last = sum(both.map((day) => day.last));
  return {
    totalCents: goals.length === 0 ? null : sum(goals),
    growthTenths: both.length === 0 ? null : percentOf(sum(both.map((day) => day.goal)) - last, last),
    fromMinimumCents: sum(days.map((day) => day.fromMinimumCents)),
    takenCents: sum(days.map(takenFrom)),
  };
}

function takenFrom({ rule, salesCents, grownCents }: ResolvedGoal): Cents {
  return rule === "magic" && salesCents !== null && grownCents !== null ? Math.max(0, grownCents - salesCents) : 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
