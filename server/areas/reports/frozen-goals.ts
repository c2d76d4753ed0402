/** Goals inside the reports of closed days: written once at the Day Close, corrected by an owner with a reason. */
import { goalFields } from "#common/goals/goal-fields.ts";
import { z } from "zod";
import { dayMoney } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { frozenGoalCorrected } from "#server/events/goals.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./frozen-goals.db.ts";

export type CorrectedGoal = { date: BusinessDate; goalCents: Cents; revision: number };

/** A new revision of the day's report; what it was before stays in the history. */
export const correctGoal = operation({
  name: "reports.correctGoal",
  kind: "write",
  permission: "goals:edit-frozen",
  on: "store",
  employee: "required",
  input: z.object({
    date: businessDate,
    salesCents: dayMoney.refine((cents) => cents % 100 === 0, "Goals must be whole numbers"),
    reason: goalFields.reason,
  }),
  async run(context, { date, salesCents, reason }): Promise<CorrectedGoal> {
    const key = { storeId: context.store.id, date };
    const goal = await db.lockFrozenGoal(context.sql, key);
    if (goal === null) {
      throw new Refusal("goal-not-frozen", { message: "This day has no final goal yet" });
    }
    const revision = goal.revision + 1;
    await db.correctFrozenGoal(context.sql, { ...key, goalCents: salesCents, revision, changedAt: context.now });
    await context.emit(
      frozenGoalCorrected,
      { date, before: goal.goalCents, after: salesCents, reason, revision },
      { kind: "Goal", id: date },
    );
    return { date, goalCents: salesCents, revision };
  },
});
