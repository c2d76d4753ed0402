import { z } from "zod";
import { addDays, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { MonthPlan } from "#common/goals/goal-plan.ts";
import { standingGoals } from "#common/goals/standing-goals.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./goals.db.ts";
import { findFirstSaved } from "./plan/goal-plan.db.ts";
import { keepPastGoalsJob } from "./goals.jobs.ts";
import { planOf } from "./plan/month-plan.ts";

/**
 * Writes down the goals of the running month's days until today before something changes that would move them. Waits for
 * others who change goals, so that what is written is what stands. `changedDate` is a day that the change is about: it
 * follows the change also when it is today.
 */
export async function keepStandingGoals(context: StoreContext, changedDate: BusinessDate | null = null): Promise<void> {
  const { id: storeId } = context.store;
  await db.lockGoals(context.sql, storeId);
  const today = await findBusinessDate(context.sql, { storeId, at: context.now });
  await keepGoalsOf(context, await planOf(context, today));
  if (changedDate !== null && changedDate >= today) {
    await db.releaseGoals(context.sql, { storeId, from: changedDate, to: changedDate });
  }
}

/**
 * The same for a plan that is at hand. `changedFrom` is the first day that the change is meant for: it and those after it
 * follow the change, also when they were kept before.
 */
export async function keepGoalsOf(context: StoreContext, plan: MonthPlan, changedFrom?: BusinessDate): Promise<void> {
  const { id: storeId } = context.store;
  const { today } = plan.history;
  const upTo = changedFrom !== undefined && changedFrom <= today ? addDays(changedFrom, -1) : today;
  await db.keepGoals(context.sql, { storeId, goals: standingGoals(plan, upTo), keptAt: context.now });
  if (changedFrom !== undefined) {
    await db.releaseGoals(context.sql, { storeId, from: changedFrom, to: lastOfMonth(changedFrom) });
  }
}

/**
 * Writes down the goals of the days that are over, so that history which comes late no longer moves them. Days from before
 * anybody gave the store goals have none to keep: they follow the history, which often comes after the first goals.
 */
export const keepPastGoals = operation({
  name: "goals.keepPastGoals",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const { id: storeId, timeZone, boundaryMinutes } = context.store;
    await db.lockGoals(context.sql, storeId);
    const today = await findBusinessDate(context.sql, { storeId, at: context.now });
    const savedAt = await findFirstSaved(context.sql, storeId);
    if (savedAt !== null) {
      const since = await findBusinessDate(context.sql, { storeId, at: savedAt });
      const yesterday = addDays(today, -1);
      const over = standingGoals(await planOf(context, yesterday), yesterday);
      const goals = over.filter(({ date: goalDate }) => goalDate >= since);
      await db.keepGoals(context.sql, { storeId, goals, keptAt: context.now });
    }
    const { date } = localTimeAt(context.now, timeZone);
    if (today < date) {
      const runAt = instantOf(date, boundaryMinutes, timeZone);
      await context.addJob(
        keepPastGoalsJob,
        { storeId, date },
        { runAt, key: `${keepPastGoalsJob.name} ${storeId} ${date}` },
      );
    }
  },
});
