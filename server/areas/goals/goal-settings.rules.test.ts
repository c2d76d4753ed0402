import { expect, test } from "vitest";
import type { GoalRule, ResolvedGoal } from "#common/goals/goal-plan.ts";
import { setupStates } from "./goal-settings.rules.ts";

const dayOf = (rule: GoalRule): ResolvedGoal => ({
  date: "2026-11-21",
  salesCents: null,
  averageTransactionCents: null,
  tradeTenths: null,
  customers: null,
  rule,
  comparison: { salesCents: null, date: "2025-11-22", source: "none", reason: "weekday", special: null },
  grownCents: null,
  fromMinimumCents: 0,
  isFrozen: false,
  fair: null,
  shutLikeOn: null,
});

test.each<
  [what: string, defaults: boolean, month: boolean, sells: boolean, days: GoalRule[], states: [string, string]]
>([
  ["a store that does not sell yet only hears of goals", true, true, false, ["magic"], ["info", "info"]],
  ["before the first save both wait", false, false, true, ["magic"], ["pending", "pending"]],
  [
    "preferences make the first complete, and the month is only told of",
    true,
    false,
    true,
    ["magic"],
    ["complete", "info"],
  ],
  ["with a month's goal both are complete", true, true, true, ["month"], ["complete", "complete"]],
  ["a month's goal alone is complete, too", false, true, true, ["month"], ["complete", "complete"]],
  ["no open day gets a goal: both warn", true, true, true, ["none", "closed"], ["warning", "warning"]],
  ["one open day gets one: all is well", true, false, true, ["none", "magic"], ["complete", "info"]],
  ["closed for all of the next days is no fault", true, false, true, ["closed"], ["complete", "info"]],
])("%s", (...[_what, hasDefaults, hasMonthGoal, hasFirstSellingDay, days, [defaults, month]]) => {
  const facts = { hasDefaults, hasMonthGoal, hasFirstSellingDay, comingDays: days.map(dayOf) };
  expect(setupStates(facts)).toEqual({ defaults, month });
});
