import { firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { findFirstSaved, getPlanParts } from "./plan/goal-plan.db.ts";
import { monthPlan } from "./plan/month-plan.ts";

/** Since when a Day Close freezes a goal; null before anybody has set one. */
export function goalsExistSince(sql: Sql, storeId: number): Promise<Date | null> {
  return findFirstSaved(sql, storeId);
}

/**
 * The goals of days that have just been closed. A day without a goal has nothing to freeze: a goal that is set for its
 * month later still fills it.
 */
export async function goalsToFreeze(
  sql: Sql,
  days: { storeId: number; dates: readonly BusinessDate[]; now: Date },
): Promise<ResolvedGoal[]> {
  const { storeId, now } = days;
  const goals: ResolvedGoal[] = [];
  for (const [month, dates] of Map.groupBy(days.dates, firstOfMonth)) {
    const parts = await getPlanParts(sql, { storeId, now, from: month, to: lastOfMonth(month) });
    goals.push(...resolveMonth(monthPlan(parts, month)).filter(({ date }) => dates.includes(date)));
  }
  return goals.filter(({ rule }) => rule !== "none");
}
