import { firstOfMonth, lastOfMonth, monthsBetween } from "#common/business-date.ts";
import { dateRange } from "#common/input-types.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { storeOf } from "#server/platform/operations/store-of.ts";
import { getPlanParts } from "./goal-plan.db.ts";
import { monthPlan } from "./month-plan.ts";

/** The goal of each day of a range, for what is worked out from them. Each month is resolved whole, so that it sums up. */
export const rangeGoals = operation({
  name: "goals.rangeGoals",
  kind: "read",
  permission: "goals:view",
  on: "store",
  input: dateRange,
  async run(context, { from, to }): Promise<ResolvedGoal[]> {
    const whole = { from: firstOfMonth(from), to: lastOfMonth(to) };
    const of = { storeId: storeOf(context).id, now: context.now };
    const parts = await getPlanParts(context.sql, { ...of, ...whole });
    const days = monthsBetween(from, to).flatMap((month) => resolveMonth(monthPlan(parts, month)));
    return days.filter(({ date }) => from <= date && date <= to);
  },
});
