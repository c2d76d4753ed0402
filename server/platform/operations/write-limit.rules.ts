import type { WriteLimit } from "#server/platform/context/context.ts";

/** The remaining writes of a user at a moment of a monotonic clock. */
export type WriteBudget = { left: number; atMs: number };

/**
 * Far above real use: a scanner makes two changes a second, an offline afternoon sends about two hundred, and ten people
 * on one register make ten a minute each.
 */
export const writeLimit: WriteLimit = { burst: 300, perSecond: 5 };

export function fullBudget(limit: WriteLimit, nowMs: number): WriteBudget {
  return { left: limit.burst, atMs: nowMs };
}

/** Spends one change; with none left, `waitSeconds` is the whole seconds until the next. */
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
