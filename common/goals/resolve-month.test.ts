import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, equivalentDay, lastOfMonth, weekdayOf } from "#common/business-date.ts";
import { customerEstimate } from "#common/customer-estimate.ts";
import {
  aDayGoal,
  aMonthPlan,
  aStandingGoal,
  fixedDaysPlan,
  goalDefaults,
  salesHistory,
} from "#tests/kit/a-goal-plan.ts";
import { comparisonFor } from "./comparison.ts";
import type { MonthPlan, ResolvedGoal } from "./goal-plan.ts";
import { exceededMonth, magicGoal, matchesEstimate, neededToday, resolveMonth, totalOf } from "./resolve-month.ts";
import { monthSummary } from "./month-summary.ts";
import { spreadMonth } from "./month-spread.ts";

const dollars = (amount: number): number => amount * 100;

const settings = goalDefaults({ growthTenths: 100, averageTransactionCents: dollars(30), salesRule: "lastYear" });

function plan(more: Partial<MonthPlan>): MonthPlan {
  return aMonthPlan({ defaults: [settings], ...more });
}

function total(days: readonly { salesCents: number | null }[]): number {
  return days.reduce((sum, day) => sum + (day.salesCents ?? 0), 0);
}

function goalCentsOn(date: string, more: Partial<MonthPlan>): number {
  return goalOn(date, more)?.salesCents ?? 0;
}

/** Ten Saturdays back: eight alike, then two that must not count. */
function tenWeeksBefore(date: string): Record<string, number> {
  const weeks = Array.from({ length: 10 }, (_, week) => week + 1);
  return Object.fromEntries(weeks.map((week) => [addDays(date, -7 * week), week <= 8 ? 80_000 : 990_000]));
}

/** November of last year with twelve days of $700 among days of $1,400. */
function twelveWeakDays(): Record<string, number> {
  const days = Array.from({ length: 30 }, (_, index) => index);
  return Object.fromEntries(days.map((day) => [addDays("2025-11-02", day), day % 5 < 2 ? 70_000 : 140_000]));
}

function isWholeAndNotNegative({ salesCents }: { salesCents: number | null }): boolean {
  return salesCents === null || (salesCents >= 0 && salesCents % 100 === 0);
}

/** Days whose goal went down. */
function fallen(before: readonly ResolvedGoal[], after: readonly ResolvedGoal[]): ResolvedGoal[] {
  return after.filter((day, index) => (day.salesCents ?? 0) < (before[index]?.salesCents ?? 0));
}

function fixedTotal(days: readonly { fixedCents: number | null }[]): number {
  return days.reduce((sum, day) => sum + (day.fixedCents ?? 0), 0);
}

function spreadGoals(amountCents: number, days: Parameters<typeof spreadMonth>[1]): number[] {
  const spread = spreadMonth(amountCents, days);
  return spread.isPossible ? spread.goals : [];
}

function goalOn(date: string, more: Partial<MonthPlan>) {
  return resolveMonth(plan(more)).find((day) => day.date === date);
}

describe("the magic goal", () => {
  test.each([
    { last: 85_000, growth: 100, min: 0, goal: dollars(935), because: "$850 grown by 10 %" },
    { last: 85_000, growth: 100, min: dollars(1000), goal: dollars(1000), because: "a minimum of $1,000 lifts it" },
    { last: 100, growth: -500, min: 0, goal: dollars(1), because: "half a dollar rounds up" },
    { last: 99_949, growth: 0, min: 0, goal: dollars(999), because: "49 cents round down" },
    { last: 99_950, growth: 0, min: 0, goal: dollars(1000), because: "50 cents round up" },
    { last: 499, growth: -499, min: 0, goal: 200, because: "a thousandth of a cent under a half rounds down" },
    { last: 123_456, growth: 2000, min: 0, goal: dollars(3704), because: "the largest growth" },
  ])("of $last cents is $goal cents: $because", ({ last, growth, min, goal }) => {
    expect(magicGoal(last, growth, min)).toBe(goal);
  });

  test("is whole dollars, never negative, never below the minimum, and grows with the growth", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: -500, max: 1999 }),
        fc.integer({ min: 0, max: 5000 }).map(dollars),
        (last, growth, min) => {
          const goal = magicGoal(last, growth, min);
          expect(goal % 100).toBe(0);
          expect(goal).toBeGreaterThanOrEqual(min);
          expect(magicGoal(last, growth + 1, min)).toBeGreaterThanOrEqual(goal);
        },
      ),
    );
  });
});

describe("the equivalent day", () => {
  test.each([
    ["2025-11-27", "2024-11-28"],
    ["2024-11-28", "2023-11-30"],
    ["2024-02-29", "2023-03-02"],
  ])("[GOAL-01] of %s is %s, the same weekday", (date, equivalent) => {
    expect(equivalentDay(date)).toBe(equivalent);
    expect(weekdayOf(equivalent)).toBe(weekdayOf(date));
  });
});

describe("the comparison", () => {
  const date = "2026-11-21";
  const equivalent = "2025-11-22";

  test("is the equivalent day's sales", () => {
    expect(comparisonFor(date, salesHistory({ [equivalent]: 85_000 }))).toEqual({
      salesCents: 85_000,
      date: equivalent,
      source: "equivalent",
      reason: "weekday",
      special: null,
    });
  });

  test("is the average of the neighbour weeks when the equivalent day was excluded for weather", () => {
    const sales = { [equivalent]: 40_000, "2025-11-15": 90_000, "2025-11-29": 110_000 };
    const comparison = comparisonFor(date, salesHistory(sales, { unusable: new Set([equivalent]) }));
    expect(comparison).toMatchObject({ salesCents: 100_000, date: equivalent, source: "neighborWeeks" });
  });

  test("takes the one neighbour week that can be used", () => {
    const comparison = comparisonFor(date, salesHistory({ [equivalent]: 0, "2025-11-15": 90_000 }));
    expect(comparison).toMatchObject({ salesCents: 90_000, source: "neighborWeeks" });
  });

  test("is the average of the last eight same weekdays when both neighbour weeks were closed", () => {
    const weekly = tenWeeksBefore(date);
    expect(comparisonFor(date, salesHistory(weekly))).toMatchObject({ salesCents: 80_000, source: "weekdayAverage" });
  });

  test("is nothing without any history", () => {
    expect(comparisonFor(date, salesHistory({}))).toMatchObject({ salesCents: null, date: equivalent, source: "none" });
  });

  test("is the day that a manager chose", () => {
    const sales = salesHistory({ "2023-11-23": 20_000, "2023-11-30": 70_000 });
    const comparison = comparisonFor("2024-11-28", sales, { chosenDate: "2023-11-23" });
    expect(comparison).toMatchObject({
      salesCents: 20_000,
      date: "2023-11-23",
      source: "equivalent",
      reason: "chosen",
    });
  });

  test("never uses today, whose sales still move", () => {
    expect(comparisonFor("2026-11-28", salesHistory({ "2026-11-21": 55_000 }))).toMatchObject({ source: "none" });
  });
});

describe("a month's goal", () => {
  test("leaves a fixed day alone and spreads the rest to the exact sum", () => {
    const goals = resolveMonth(
      plan({ monthGoalCents: dollars(30_000), dayGoals: [aDayGoal("2026-11-10", { salesCents: dollars(5000) })] }),
    );
    const others = goals.filter((day) => day.date !== "2026-11-10");
    expect(total(others)).toBe(dollars(25_000));
    expect(goals.find((day) => day.date === "2026-11-10")).toMatchObject({ salesCents: dollars(5000), rule: "day" });
  });

  test("is exceeded by the days' own goals, and by how much", () => {
    const dayGoals = [
      aDayGoal("2026-11-10", { salesCents: dollars(16_000) }),
      aDayGoal("2026-11-11", { salesCents: dollars(15_000) }),
    ];
    expect(exceededMonth(plan({ monthGoalCents: dollars(30_000), dayGoals }))).toBe(dollars(1000));
    expect(exceededMonth(plan({ monthGoalCents: dollars(31_000), dayGoals }))).toBeNull();
    expect(exceededMonth(plan({ dayGoals }))).toBeNull();
  });

  test("gives more to the days that sold more", () => {
    const sales = { "2025-11-08": 200_000, "2025-11-10": 50_000 };
    const saturday = goalCentsOn("2026-11-07", { monthGoalCents: dollars(30_000), history: salesHistory(sales) });
    const monday = goalCentsOn("2026-11-09", { monthGoalCents: dollars(30_000), history: salesHistory(sales) });
    expect(saturday).toBeGreaterThan(monday);
    expect(monday).toBeGreaterThan(0);
  });

  test("leaves out shut days: by hand and by opening hours", () => {
    const goals = resolveMonth(
      plan({
        monthGoalCents: dollars(30_000),
        shutWeekdays: new Set([0]),
        dayGoals: [aDayGoal("2026-11-26", { isClosed: true }), aDayGoal("2026-11-29", { salesCents: dollars(700) })],
      }),
    );
    const closed = goals.filter((day) => day.rule === "closed").map((day) => day.date);
    expect(closed).toEqual(["2026-11-01", "2026-11-08", "2026-11-15", "2026-11-22", "2026-11-26"]);
    expect(goals[0]).toMatchObject({ salesCents: 0, customers: 0 });
    expect(total(goals)).toBe(dollars(30_000));
  });

  test("counts frozen days like fixed ones", () => {
    const frozenGoals = [{ date: "2026-11-02", salesCents: dollars(123), rule: "magic" as const, compDate: null }];
    const goals = resolveMonth(plan({ monthGoalCents: dollars(10_000), frozenGoals }));
    expect(goals[1]).toMatchObject({ salesCents: dollars(123), rule: "magic", isFrozen: true });
    expect(total(goals)).toBe(dollars(10_000));
  });

  test("sums exactly in whole dollars, never negative, and the same each time, whatever the days weigh", () => {
    const day = fc.record({
      fixedCents: fc.option(fc.integer({ min: 0, max: 900 }).map(dollars), { nil: null }),
      weight: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null }),
    });
    const days = fc
      .array(day, { minLength: 1, maxLength: 31 })
      .filter((all) => all.some((spreadDay) => spreadDay.fixedCents === null));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 300_000 }).map(dollars), (all, restCents) => {
        const amountCents = restCents + fixedTotal(all);
        const goals = spreadGoals(amountCents, all);
        expect(goals).toEqual(spreadGoals(amountCents, all));
        expect(goals.reduce((sum, goal) => sum + goal, 0)).toBe(amountCents);
        expect(goals.filter((goal) => goal < 0)).toEqual([]);
        expect(goals.filter((goal) => goal % 100 !== 0)).toEqual([]);
      }),
    );
  });
});

describe("precedence", () => {
  const date = "2026-11-21";
  const sales = salesHistory({ "2025-11-22": 85_000 });

  test("[GOAL-01] a day's own goal beats the month's share, which beats the magic goal", () => {
    expect(goalOn(date, { history: sales })).toMatchObject({ salesCents: dollars(935), rule: "magic", customers: 32 });
    expect(goalOn(date, { history: sales, monthGoalCents: dollars(30_000) })).toMatchObject({ rule: "month" });
    const dayGoals = [
      aDayGoal(date, { salesCents: dollars(2000), averageTransactionCents: dollars(40), tradeTenths: 250 }),
    ];
    expect(goalOn(date, { history: sales, monthGoalCents: dollars(30_000), dayGoals })).toMatchObject({
      salesCents: dollars(2000),
      rule: "day",
      averageTransactionCents: dollars(40),
      tradeTenths: 250,
      customers: 50,
    });
  });

  test("the newest settings that have started apply", () => {
    const later = { ...settings, startsOn: "2026-11-21", growthTenths: 200 };
    expect(goalOn(date, { history: sales, defaults: [settings, later] })?.salesCents).toBe(dollars(1020));
    const tomorrow = { ...later, startsOn: "2026-11-22" };
    expect(goalOn(date, { history: sales, defaults: [tomorrow, settings] })?.salesCents).toBe(dollars(935));
  });

  test("the part that only the minimum adds is known", () => {
    const minimum = { ...settings, minSalesCents: dollars(1000) };
    expect(goalOn(date, { history: sales, defaults: [minimum] })).toMatchObject({
      salesCents: dollars(1000),
      fromMinimumCents: dollars(65),
    });
  });

  test("without comparison or settings there is no goal", () => {
    expect(goalOn(date, {})).toMatchObject({ salesCents: null, rule: "none", customers: null, tradeTenths: 300 });
    expect(goalOn(date, { history: sales, defaults: [] })).toMatchObject({
      salesCents: null,
      rule: "none",
      tradeTenths: null,
    });
  });

  test("before the Grand Opening there is no goal at all", () => {
    expect(goalOn(date, { history: sales, monthGoalCents: dollars(5000), sellsFrom: "2026-11-25" })).toMatchObject({
      salesCents: null,
      rule: "none",
      averageTransactionCents: null,
    });
    const goals = resolveMonth(plan({ monthGoalCents: dollars(6000), sellsFrom: "2026-11-25" }));
    expect(goals.filter((day) => day.salesCents === dollars(1000))).toHaveLength(6);
  });

  test("every day of the month is there once", () => {
    expect(resolveMonth(plan({ month: "2024-02-01" })).at(-1)?.date).toBe(lastOfMonth("2024-02-01"));
  });
});

describe("the customer estimate", () => {
  test.each([
    [1000, 30, 34],
    [990, 30, 33],
    [0, 30, 0],
  ])("[GOAL-05] of $%i at $%i is %i customers", (sales, average, customers) => {
    expect(customerEstimate(dollars(sales), dollars(average))).toBe(customers);
    expect(matchesEstimate(dollars(sales), dollars(average), customers)).toBe(true);
    expect(matchesEstimate(dollars(sales), dollars(average), customers + 1)).toBe(false);
  });

  test("is the smallest whole number that reaches the sales", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 500 }), (sales, average) => {
        const customers = Number(customerEstimate(dollars(sales), dollars(average)));
        expect(average * (customers - 1)).toBeLessThan(sales);
        expect(sales).toBeLessThanOrEqual(average * customers);
      }),
    );
  });
});

describe("needed today", () => {
  test("is what is missing to the goals up to today, never less than 0", () => {
    const goals = [dollars(4000), null, dollars(6000)];
    expect(neededToday(goals, dollars(9400))).toBe(dollars(600));
    expect(neededToday(goals, dollars(10_300))).toBe(0);
    expect(neededToday([null], dollars(5))).toBeNull();
  });
});

describe("holidays and held totals", () => {
  const aligned = { ...settings, alignsHolidays: true };
  const lastYear = {
    "2023-11-16": 80_000,
    "2023-11-23": 20_000,
    "2023-11-30": 90_000,
    "2023-11-24": 300_000,
    "2023-12-01": 95_000,
  };
  const november = {
    month: "2024-11-01",
    history: salesHistory(lastYear, { today: "2024-11-10" }),
  };

  test("Thanksgiving is compared with Thanksgiving, and the Thursday it left with the weeks around", () => {
    const goals = resolveMonth(plan({ ...november, defaults: [aligned] }));
    const on = (date: string) => goals.find((day) => day.date === date);
    expect(on("2024-11-28")).toMatchObject({
      salesCents: dollars(220),
      comparison: { date: "2023-11-23", reason: "paired", special: { holiday: "thanksgiving", offset: 0 } },
    });
    expect(on("2024-11-29")).toMatchObject({ salesCents: dollars(3300), comparison: { date: "2023-11-24" } });
    expect(on("2024-11-21")).toMatchObject({
      salesCents: dollars(935),
      comparison: { reason: "besideHoliday", source: "neighborWeeks", salesCents: 85_000 },
    });
  });

  test("Thanksgiving that kept its weekday needs no pair", () => {
    expect(comparisonFor("2025-11-27", salesHistory({}), { calendar: { country: "US", events: [] } })).toMatchObject({
      date: "2024-11-28",
      reason: "weekday",
    });
  });

  test("where holidays are not aligned the weekday decides, until a manager chooses the day", () => {
    expect(goalOn("2024-11-28", november)).toMatchObject({
      salesCents: dollars(990),
      comparison: { reason: "weekday" },
    });
    const dayGoals = [aDayGoal("2024-11-28", { compDate: "2023-11-23" })];
    expect(goalOn("2024-11-28", { ...november, dayGoals })).toMatchObject({
      salesCents: dollars(220),
      comparison: { reason: "chosen" },
    });
  });

  test("[GOAL-03] with the month's total held a minimum moves goals between days and adds nothing", () => {
    const sales = twelveWeakDays();
    const minimum = { ...settings, minSalesCents: dollars(1000) };
    const free = resolveMonth(plan({ history: salesHistory(sales), defaults: [minimum] }));
    const held = resolveMonth(
      plan({ history: salesHistory(sales), defaults: [{ ...minimum, holdsMonthTotal: true }] }),
    );
    expect(monthSummary(free)).toMatchObject({
      totalCents: dollars(36_960 + 12 * 230),
      fromMinimumCents: dollars(12 * 230),
      takenCents: 0,
    });
    expect(monthSummary(held)).toMatchObject({
      totalCents: dollars(36_960),
      growthTenths: 100,
      fromMinimumCents: dollars(2760),
      takenCents: dollars(2760),
    });
  });
});

describe("whatever the plan", () => {
  const everyDay = fc
    .array(fc.integer({ min: 0, max: 900_000 }), { minLength: 500, maxLength: 500 })
    .map((all) => salesHistory(Object.fromEntries(all.map((cents, day) => [addDays("2025-07-01", day), cents]))));
  const someSettings = fc.record({
    startsOn: fc.constant("2020-01-01"),
    growthTenths: fc.integer({ min: -500, max: 1990 }),
    averageTransactionCents: fc.constant(dollars(30)),
    tradeTenths: fc.constant(300),
    minSalesCents: fc.constantFrom(0, dollars(1000)),
    alignsHolidays: fc.boolean(),
    holdsMonthTotal: fc.boolean(),
    salesRule: fc.constantFrom("fair" as const, "lastYear" as const),
  });

  test("goals are whole dollars, never negative, the same each time, and the total is their sum", () => {
    fc.assert(
      fc.property(everyDay, someSettings, (sales, values) => {
        const month = plan({ history: sales, defaults: [values] });
        const days = resolveMonth(month);
        expect(resolveMonth(month)).toEqual(days);
        expect(days.every(isWholeAndNotNegative)).toBe(true);
        expect([null, total(days)]).toContain(monthSummary(days).totalCents);
      }),
      { numRuns: 40 },
    );
  });

  test("more growth lowers no day's goal", () => {
    fc.assert(
      fc.property(everyDay, someSettings, (sales, values) => {
        const at = (growthTenths: number) =>
          resolveMonth(plan({ history: sales, defaults: [{ ...values, holdsMonthTotal: false, growthTenths }] }));
        expect(fallen(at(values.growthTenths), at(values.growthTenths + 10))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test("a month with a night of 23 or 25 hours has each of its days once", () => {
    for (const month of ["2026-03-01", "2026-11-01"]) {
      const dates = resolveMonth(plan({ month })).map((day) => day.date);
      expect(new Set(dates).size).toBe(Number(lastOfMonth(month).slice(8)));
    }
  });
});

describe("the edges of a month", () => {
  const date = "2026-11-21";

  test.each<[what: string, sales: Record<string, number>, total: number | null]>([
    ["no goal", {}, null],
    ["a goal of nothing", { [date]: 0 }, 0],
    ["one goal", { [date]: 500 }, 500],
    ["two goals", { [date]: 500, "2026-11-22": 700 }, 1200],
  ])("the total of %s", (_what, sales, sum) => {
    expect(totalOf(resolveMonth(fixedDaysPlan(sales)))).toBe(sum);
  });

  test.each([
    ["the day it would have now: why stays as it was", "2025-11-22", { date: "2025-11-22", reason: "weekday" }],
    ["another one: it keeps that", "2025-11-15", { date: "2025-11-15", reason: "chosen" }],
    ["none: it has the day that it would have now", null, { date: "2025-11-22", reason: "weekday" }],
  ])("a kept goal was compared with %s", (_what, compDate, comparison) => {
    const keptGoals = [aStandingGoal(date, dollars(935), { compDate })];
    expect(goalOn(date, { keptGoals })).toMatchObject({ salesCents: dollars(935), comparison });
  });

  test.each([
    ["2026-03-31", dollars(10)],
    ["2026-04-01", dollars(20)],
    ["2026-11-09", dollars(20)],
    ["2026-11-10", dollars(30)],
  ])("on %s the newest of the preferences that have started applies", (day, averageTransactionCents) => {
    const version = (startsOn: string, average: number) =>
      goalDefaults({ startsOn, averageTransactionCents: dollars(average) });
    const [first, second, third] = [version("2020-01-01", 10), version("2026-04-01", 20), version("2026-11-10", 30)];
    const orders = [
      [first, second, third],
      [third, second, first],
      [second, third, first],
    ];
    const month = `${day.slice(0, 7)}-01`;
    const averages = orders.map((order) => goalOn(day, { month, defaults: order })?.averageTransactionCents);
    expect(averages).toEqual(orders.map(() => averageTransactionCents));
  });

  test("days that have frozen above the month's goal leave the others nothing", () => {
    const frozenGoals = [aStandingGoal("2026-11-02", dollars(500))];
    const goals = resolveMonth(plan({ monthGoalCents: dollars(100), frozenGoals }));
    expect(goals[1]).toMatchObject({ salesCents: dollars(500), isFrozen: true });
    expect(new Set(goals.filter((_, at) => at !== 1).map(({ salesCents }) => salesCents))).toEqual(new Set([0]));
  });

  test("only a magic goal has a part that comes from the minimum, and only one says what it is made of", () => {
    const sales = salesHistory({ "2026-10-24": dollars(850), "2026-10-17": dollars(850) });
    const defaults = [goalDefaults({ minSalesCents: dollars(1000) })];
    const magic = goalOn(date, { history: sales, defaults });
    expect(magic).toMatchObject({ rule: "magic", fromMinimumCents: dollars(150) });
    expect(magic?.fair).not.toBeNull();
    const dayGoals = [aDayGoal(date, { salesCents: dollars(900) })];
    expect(goalOn(date, { history: sales, defaults, dayGoals })).toMatchObject({ fromMinimumCents: 0, fair: null });
    const keptGoals = [aStandingGoal(date, dollars(900))];
    const kept = goalOn(date, { defaults: [], keptGoals });
    expect(kept).toMatchObject({ rule: "magic", fromMinimumCents: 0, fair: null });
  });
});
