import { describe, expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { aDayGoal, aMonthPlan, goalDefaults, salesHistory } from "#tests/kit/a-goal-plan.ts";
import { goalSteps } from "./goal-steps.ts";
import type { GoalDefault, MonthPlan } from "./goal-plan.ts";
import { resolveMonth } from "./resolve-month.ts";

const saturday = "2026-11-28";
const sales = { "2025-11-29": 100_049 };

/** $1,000.49 on last year's Saturday, and the rule that takes it alone. */
function plan(defaults: Partial<GoalDefault> = {}, more: Partial<MonthPlan> = {}): MonthPlan {
  return aMonthPlan({
    defaults: [goalDefaults({ salesRule: "lastYear", ...defaults })],
    history: salesHistory(sales),
    ...more,
  });
}

/** Two years of sales, so that the fair rule knows all its parts. */
const everyDay = Object.fromEntries(
  Array.from({ length: 760 }, (_, day) => [addDays("2026-11-20", -day), 90_000 + (day % 7) * 1000]),
);

describe("the steps to a day's goal", () => {
  test.each<[string, MonthPlan, [string, number][]]>([
    ["rounding alone is no growth", plan(), [["comparison", 100_049]]],
    [
      "growth",
      plan({ growthTenths: 100 }),
      [
        ["comparison", 100_049],
        ["growth", 110_100],
      ],
    ],
    [
      "a minimum",
      plan({ minSalesCents: 150_000 }),
      [
        ["comparison", 100_049],
        ["minimum", 150_000],
      ],
    ],
    ["a minimum that adds nothing", plan({ minSalesCents: 100_000 }), [["comparison", 100_049]]],
    ["no comparison", plan({}, { history: salesHistory({}) }), []],
    ["no preferences", plan({}, { defaults: [] }), []],
    [
      "a goal that was set by hand is left out",
      plan({}, { dayGoals: [aDayGoal(saturday, { salesCents: 900_000 })] }),
      [["comparison", 100_049]],
    ],
  ])("%s", (_name, month, steps) => {
    expect(goalSteps(month, saturday).map(({ kind, cents }) => [kind, cents])).toEqual(steps);
  });

  test("the share of the month's goal stands last, and is the day's goal", () => {
    const month = plan({}, { monthGoalCents: 3_000_000 });
    const goal = resolveMonth(month).find(({ date }) => date === saturday)?.salesCents;
    expect(goalSteps(month, saturday).at(-1)).toEqual({ kind: "share", cents: goal });
  });

  test("the fair mix has its parts and their mean", () => {
    const month = aMonthPlan({ history: salesHistory(everyDay) });
    // Far from a holiday, whose goal is made of last year's alone.
    const steps = goalSteps(month, "2026-11-17");
    expect(steps.map(({ kind }) => kind)).toEqual(["lastYear", "around", "recent", "mix"]);
    const [lastYear = 0, around = 0, recent = 0, mix = 0] = steps.map(({ cents }) => cents);
    expect(Math.abs(mix - (lastYear + around + recent) / 3)).toBeLessThanOrEqual(1);
  });

  test("other days' minimum takes from a strong day where the month's total is held", () => {
    const minSalesCents = 92_000;
    const defaults = [goalDefaults({ minSalesCents, holdsMonthTotal: true })];
    const month = aMonthPlan({ defaults, history: salesHistory(everyDay) });
    const last = resolveMonth(month).map(({ date, salesCents }) => ({ ...goalSteps(month, date).at(-1), salesCents }));
    const held = last.filter(({ kind }) => kind === "held");
    expect(held.length).toBeGreaterThan(0);
    expect(held.map(({ cents }) => cents)).toEqual(held.map(({ salesCents }) => salesCents));
  });
});
