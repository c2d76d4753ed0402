/** The goals of whole months of many stores. */
import { LRUCache } from "lru-cache";
import { datesBetween, lastOfMonth, monthsBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { shutHoliday } from "#common/goals/shut-holidays.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import type { Context } from "#server/platform/context/context.ts";
import { listPlanTexts, parsePlanText } from "./goal-plan.db.ts";
import { monthPlan } from "./month-plan.ts";

export type StoreMonths = {
  /** The running business date. */
  today: BusinessDate;
  days: readonly ResolvedGoal[];
  /** Days on which the store is shut by a person or its hours. */
  shutDates: readonly BusinessDate[];
  /** Days that count as shut because nothing was sold on the holiday last year. */
  shutHolidays: readonly BusinessDate[];
};

export type MonthRange = {
  from: BusinessDate;
  to: BusinessDate;
  /** Taken as the running business date of all stores; absent, each has its own. */
  today?: BusinessDate;
};

/**
 * What a store's months were resolved from, and what they became. Months are made of that text and nothing else, so one
 * that is equal needs no second look; a sale changes none. Counted in bytes, roughly.
 */
const resolved = new LRUCache<string, { text: string; months: StoreMonths }>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ text, months }) => text.length + bytesOfGoal * months.days.length,
});
const bytesOfGoal = 400;

/** Reads all stores' in one statement. `from` begins a month, and `to` ends one. */
export async function resolvedMonths(
  { sql, now }: Pick<Context, "sql" | "now">,
  storeIds: readonly number[],
  range: MonthRange,
): Promise<ReadonlyMap<number, StoreMonths>> {
  const texts = await listPlanTexts(sql, { storeIds, now, ...range, untilToday: true });
  return new Map([...texts].map(([storeId, text]) => [storeId, monthsOf({ storeId, text }, range)]));
}

function monthsOf({ storeId, text }: { storeId: number; text: string }, range: MonthRange): StoreMonths {
  const { from, to } = range;
  const key = `${storeId} ${from} ${to}`;
  const former = resolved.get(key);
  if (former?.text === text) {
    return former.months;
  }
  const parts = parsePlanText(text, range);
  const plans = monthsBetween(from, to).map((month) => monthPlan(parts, month));
  const days = plans.flatMap((plan) => resolveMonth(plan));
  const shutHolidays = plans.flatMap((plan) =>
    datesBetween(plan.month, lastOfMonth(plan.month)).filter((date) => shutHoliday(date, plan) !== null),
  );
  const months = { today: parts.today, days, shutDates: parts.shutDates, shutHolidays };
  resolved.set(key, { text, months });
  return months;
}
