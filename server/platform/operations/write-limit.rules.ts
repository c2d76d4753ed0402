import type { WriteLimit } from "#server/platform/context/context.ts";

/** What a login may still write, as it was at a moment of a clock that only goes forward. */
export type WriteBudget = { left: number; atMs: number };

/**
 * Nobody at a counter meets it: a scanner makes two changes a second, an afternoon without a connection is sent in two
 * hundred, and ten people of one register's login make ten a minute each.
 */
export const writeLimit: WriteLimit = { burst: 300, perSecond: 5 };

export function fullBudget(limit: WriteLimit, nowMs: number): WriteBudget {
  return { left: limit.burst, atMs: nowMs };
}

/** Takes one change off; with none left it says after how many whole seconds there is one. */
export function spend(
  budget: WriteBudget,
  limit: WriteLimit,
  nowMs: number,
): { budget: WriteBudget; waitSeconds: number } {
  const grown = budget.left + (Math.max(0, nowMs - budget.atMs) / 1000) * limit.perSecond;
  const left = Math.min(limit.burst, grown);
  if (left >= 1) {
    return { budget: { left: left - 1, atMs: nowMs }, waitSeconds: 0 };
  }
  return { budget: { left, atMs: nowMs }, waitSeconds: Math.ceil((1 - left) / limit.perSecond) };
}
