import type { DayGoal, GoalDefault } from "#common/goals/goal-plan.ts";
import type { StoreEvent } from "#common/goals/holidays.ts";
import type { Cents } from "#common/money.ts";
import { versionOf } from "#server/platform/operations/version-of.ts";

/** All versions of the magic goal together: a save replaces those that would start later. */
export function defaultsVersion(defaults: readonly GoalDefault[]): string {
  return versionOf({ defaults });
}

export function monthGoalVersion(amountCents: Cents | null): string {
  return versionOf({ amountCents });
}

/** Null where nothing is fixed. */
export function dayGoalVersion(goal: DayGoal | null): string | null {
  return goal === null ? null : versionOf(goal);
}

export function eventVersion({ name, startsOn, endsOn, isPromotion }: StoreEvent): string {
  return versionOf({ name, startsOn, endsOn, isPromotion });
}
