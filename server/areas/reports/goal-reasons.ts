/** Why days sold more or less than their goals, for all who may see a store's sales. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { operation } from "#server/platform/operations/operation.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { findUsualTrade } from "./goal-reasons.db.ts";
import { goalReason } from "./goal-reason.rules.ts";
import type { GoalReason, GoalReasonInput, UsualTrade } from "./goal-reason.rules.ts";
import { loadReportDays } from "./report-days.ts";
import type { ReportDays } from "./report-days.ts";

/** A shut week before holidays is longer than a weekend; older trade answers no question of today's. */
const daysBack = 7;

/**
 * Of the last day with sales through the given one, at most a week back: after a closed day people ask about the day
 * before. Null where that day's goal, its figures or what is usual is not known.
 */
export const lastDayReason = operation({
  name: "reports.lastDayReason",
  kind: "read",
  permission: "reports:view",
  on: "store",
  input: z.object({ through: businessDate }),

  async run(context, { through }): Promise<GoalReason | null> {
    const { days, goals, today } = await loadReportDays(context, { from: addDays(through, 1 - daysBack), to: through });
    const day = days.findLast(({ sales, date }) => (sales ?? 0) > 0 && date < today);
    const [reason] = day === undefined ? [] : await goalReasons(context, { days: [day], goals, today });
    return reason ?? null;
  },
});

/** Of the days that are over: half a day against a whole goal would say nothing. */
export async function goalReasons(
  context: StoreContext,
  { days, goals, today }: Pick<ReportDays, "days" | "goals" | "today">,
): Promise<GoalReason[]> {
  const [first] = days;
  if (first === undefined || !days.some(({ sales, date }) => sales !== null && date < today)) {
    return [];
  }
  const usual = await findUsualTrade(context.sql, { storeId: context.store.id, before: first.date });
  const goalsByDate = new Map(goals.map((goal) => [goal.date, goal]));
  return days
    .filter(({ date }) => date < today)
    .flatMap((day) => reasonOf(day, { goal: goalsByDate.get(day.date), usual }) ?? []);
}

/** Of a day that is over. */
export function reasonOf(
  day: Omit<GoalReasonInput, "goalCustomers" | "usual">,
  { goal, usual }: { goal: ResolvedGoal | undefined; usual: UsualTrade | null },
): GoalReason | null {
  const { salesCents, averageTransactionCents, customers } = goal ?? noGoal;
  // A corrected goal is the day's own; its estimate of customers is the goal setup's.
  const isEstimateOfGoal = averageTransactionCents !== null && salesCents === day.goal;
  return goalReason({ ...day, goalCustomers: isEstimateOfGoal ? customers : null, usual });
}

const noGoal = { salesCents: null, averageTransactionCents: null, customers: null };
