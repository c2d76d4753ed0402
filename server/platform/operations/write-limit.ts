import { LRUCache } from "lru-cache";
import type { Platform, Request } from "#server/platform/context/context.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { fullBudget, spend, writeLimit } from "./write-limit.rules.ts";
import type { WriteBudget } from "./write-limit.rules.ts";

/**
 * Kept in memory per process, because counting in PostgreSQL would add a write to every write. With several processes a
 * user has the sum of their budgets, which still protects the store.
 */
const budgets = new WeakMap<Platform["database"], LRUCache<number, WriteBudget>>();

/** @throws Refusal 429 with the seconds to wait when one user writes faster than any person or scanner */
export function refuseFlood({ platform, user, system }: Request): void {
  if (user === null || system !== null) {
    return;
  }
  const limit = platform.writeLimit ?? writeLimit;
  const nowMs = performance.now();
  const budgetsByUser = budgets.get(platform.database) ?? new LRUCache<number, WriteBudget>({ max: 20_000 });
  budgets.set(platform.database, budgetsByUser);
  const { budget, waitSeconds } = spend(budgetsByUser.get(user.id) ?? fullBudget(limit, nowMs), limit, nowMs);
  budgetsByUser.set(user.id, budget);
  if (waitSeconds > 0) {
    const message = "Too many changes at once. Wait a moment, then try again.";
    throw new Refusal("too-many-changes", { message, status: 429, details: { retryAfterSeconds: waitSeconds } });
  }
}
