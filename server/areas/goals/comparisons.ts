/** Which days may serve as a comparison next year. */
import { goalFields } from "#common/goals/goal-fields.ts";
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { addDays, firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { comparisonConfirmed, comparisonExcluded } from "#server/events/goals.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./comparisons.db.ts";
import { keepStandingGoals } from "./keep-goals.ts";

/** Says that a day may not serve as a comparison next year, or (null) that it may again. */
export const excludeComparison = operation({
  name: "goals.excludeComparison",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({
    date: businessDate,
    reason: z.nullable(goalFields.reason),
  }),
  async run(context, { date, reason }): Promise<void> {
    const store = context.store;
    await keepStandingGoals(context);
    const before = await db.findExclusion(context.sql, { storeId: store.id, date });
    if (reason === null) {
      await db.deleteExclusion(context.sql, { storeId: store.id, date });
    } else {
      await db.saveExclusion(context.sql, { storeId: store.id, date, reason, createdAt: context.now });
    }
    await context.emit(comparisonExcluded, { date, before, after: reason }, { kind: "Goal", id: date });
  },
});

/** Lets a day stand that was proposed to be left out, or (null) lets it be proposed again. */
export const confirmComparison = operation({
  name: "goals.confirmComparison",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({ date: businessDate, isConfirmed: z.boolean().default(true) }),
  async run(context, { date, isConfirmed }): Promise<void> {
    const key = { storeId: context.store.id, date };
    await (isConfirmed
      ? db.saveConfirmation(context.sql, { ...key, confirmedAt: context.now })
      : db.deleteConfirmation(context.sql, key));
    await context.emit(comparisonConfirmed, { date, isConfirmed }, { kind: "Goal", id: date });
  },
});

/** Days between a day and the same weekday a year later. */
const yearDays = 364;

/**
 * Leaves out in a month what was left out in it last year, on the same weekdays and for the same reasons: a street fair
 * comes back. Returns the days that were not excluded yet.
 */
export const copyExclusions = operation({
  name: "goals.copyExclusions",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({ month: businessDate }),
  async run(context, { month }): Promise<BusinessDate[]> {
    const { id: storeId } = context.store;
    await keepStandingGoals(context);
    const lastYear = { from: addDays(firstOfMonth(month), -yearDays), to: addDays(lastOfMonth(month), -yearDays) };
    const copied = await db.copyExclusions(context.sql, { storeId, ...lastYear, days: yearDays, at: context.now });
    for (const { date, reason } of copied) {
      await context.emit(comparisonExcluded, { date, before: null, after: reason }, { kind: "Goal", id: date });
    }
    return copied.map(({ date }) => date);
  },
});
