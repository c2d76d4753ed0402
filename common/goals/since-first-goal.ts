import type { Cents } from "#common/money.ts";

/**
 * The days from the first one with a goal on, in their order. A store that begins in the middle of a month has sales
 * before its first goal, and counted toward the goals that came later they would make all of them look met. Without
 * any goal all days are returned.
 */
export function sinceFirstGoal<Day extends { goal: Cents | null }>(days: readonly Day[]): readonly Day[] {
  const first = days.findIndex(({ goal }) => goal !== null);
  return first === -1 ? days : days.slice(first);
}
