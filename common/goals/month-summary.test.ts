import { expect, test } from "vitest";
import type { ResolvedGoal } from "./goal-plan.ts";
import { monthSummary } from "./month-summary.ts";

function goalOf(day: Partial<ResolvedGoal> & { lastYearCents?: number | null }): ResolvedGoal {
  const { lastYearCents = null, ...own } = day;
  return {
    date: "2026-11-21",
    salesCents: null,
    averageTransactionCents: null,
    tradeTenths: null,
    customers: null,
    rule: "magic",
    comparison: {
      salesCents: lastYearCents,
      date: "2025-11-22",
      source: "equivalent",
      reason: "weekday",
      special: null,
    },
    grownCents: null,
    fromMinimumCents: 0,
    isFrozen: false,
    fair: null,
    shutLikeOn: null,
    ...own,
  };
}

test("the month is the sum of its days, and its growth counts the days that have both years", () => {
  const days = [
    goalOf({ salesCents: 1_100_00, lastYearCents: 1_000_00 }),
    goalOf({ salesCents: 500_00, lastYearCents: null }),
    goalOf({ salesCents: null, lastYearCents: 700_00 }),
    goalOf({ salesCents: 1_300_00, lastYearCents: 1_000_00 }),
  ];
  expect(monthSummary(days)).toMatchObject({ totalCents: 2_900_00, growthTenths: 200 });
});

test("a shut day is no growth, although it has a goal of nothing", () => {
  const days = [
    goalOf({ salesCents: 900_00, lastYearCents: 1_000_00 }),
    goalOf({ salesCents: 0, lastYearCents: 1_000_00, rule: "closed" }),
  ];
  expect(monthSummary(days)).toMatchObject({ totalCents: 900_00, growthTenths: -100 });
});

test("a month without goals has no total, and one that never sold has no growth", () => {
  expect(monthSummary([goalOf({})])).toMatchObject({ totalCents: null, growthTenths: null });
  expect(monthSummary([])).toEqual({ totalCents: null, growthTenths: null, fromMinimumCents: 0, takenCents: 0 });
  expect(monthSummary([goalOf({ salesCents: 0 })])).toMatchObject({ totalCents: 0, growthTenths: null });
});

test("it says what only the minimum adds, and what a held total takes from magic days", () => {
  const days = [
    goalOf({ salesCents: 500_00, grownCents: 300_00, fromMinimumCents: 200_00 }),
    goalOf({ salesCents: 500_00, grownCents: 450_00, fromMinimumCents: 50_00 }),
    goalOf({ salesCents: 900_00, grownCents: 1_000_00 }),
    goalOf({ salesCents: 900_00, grownCents: 1_030_00 }),
    goalOf({ salesCents: 100_00, grownCents: 1_000_00, rule: "day" }),
    goalOf({ salesCents: null, grownCents: 1_000_00 }),
    goalOf({ salesCents: 100_00, grownCents: null }),
  ];
  expect(monthSummary(days)).toMatchObject({ fromMinimumCents: 250_00, takenCents: 230_00 });
});
