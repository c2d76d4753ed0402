/** The magic goal: what each day's goal grows from, in versions with the day from which each holds. */
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { salesRules } from "#common/goals/goal-plan.ts";
import type { GoalDefault } from "#common/goals/goal-plan.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { refuseUnseen } from "#server/areas/history/history.ts";
import { goalDefaultsSaved } from "#server/events/goals.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { seenVersion } from "#server/platform/operations/version-of.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { invalidInput } from "#server/platform/refusals/refusal.ts";
import { averageTransaction, daySales, tradePercent } from "./goal-inputs.ts";
import { listDefaults } from "./plan/goal-plan.db.ts";
import { defaultsVersion } from "./goal-versions.ts";
import * as db from "./goals.db.ts";
import { borrowSeasonJob } from "./goals.jobs.ts";
import { keepGoalsOf } from "./keep-goals.ts";
import { planOf } from "./plan/month-plan.ts";

/** All versions of the magic goal are one record. */
const defaultsRecord = "defaults";

/** Sets the magic goal from a day on; past and closed days keep theirs. `version` is the one that was read. */
export const saveGoalDefaults = operation({
  name: "goals.saveGoalDefaults",
  kind: "write",
  permission: "goals:edit",
  on: "store",
  employee: "required",
  input: z.object({
    startsOn: businessDate.nullish(),
    growthTenths: z.int().min(-500, "Use a growth from -50% to 200%").max(2000, "Use a growth from -50% to 200%"),
    averageTransactionCents: averageTransaction,
    tradeTenths: tradePercent,
    minSalesCents: daySales,
    alignsHolidays: z.boolean().default(false),
    holdsMonthTotal: z.boolean().default(false),
    /** Left out, a store keeps its rule, and one without any begins with the fair one. */
    salesRule: z.enum(salesRules).nullish(),
    version: seenVersion,
  }),
  async run(context, { version: seen, salesRule, ...input }): Promise<void> {
    const store = context.store;
    const today = await findBusinessDate(context.sql, { storeId: store.id, at: context.now });
    const startsOn = input.startsOn ?? today;
    if (startsOn < today) {
      throw invalidInput({ startsOn: ["You can't change past goals"] });
    }
    await db.lockGoals(context.sql, store.id);
    const before = await listDefaults(context.sql, store.id);
    const names = [goalDefaultsSaved.name];
    await refuseUnseen(context, { kind: "Goal", id: defaultsRecord, names, version: defaultsVersion(before), seen });
    await keepGoalsOf(context, await planOf(context, today), startsOn);
    const values = { ...input, startsOn, salesRule: salesRule ?? before.at(-1)?.salesRule ?? "fair" };
    await db.saveDefaults(context.sql, { storeId: store.id, id: uuidv7(), savedAt: context.now, ...values });
    const after = await listDefaults(context.sql, store.id);
    await context.emit(goalDefaultsSaved, { before, after }, { kind: "Goal", id: defaultsRecord });
    if (before.length === 0) {
      // A store without a year is not to wait a night for its season.
      await context.addJob(borrowSeasonJob, { storeId: store.id, date: today });
    }
  },
});

/** Puts the magic goal's versions back to what they were before a change of them. */
export async function restoreDefaults(context: StoreContext, defaults: readonly GoalDefault[]): Promise<void> {
  const { id: storeId } = context.store;
  const today = await findBusinessDate(context.sql, { storeId, at: context.now });
  await db.lockGoals(context.sql, storeId);
  await keepGoalsOf(context, await planOf(context, today), today);
  const before = await listDefaults(context.sql, storeId);
  await db.replaceDefaults(context.sql, {
    storeId,
    savedAt: context.now,
    rows: defaults.map((row) => ({ ...row, id: uuidv7() })),
  });
  await context.emit(goalDefaultsSaved, { before, after: [...defaults] }, { kind: "Goal", id: defaultsRecord });
}
