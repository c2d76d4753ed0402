/** The goals of whole months of many stores. */
import { LRUCache } from "lru-cache";
import { datesBetween, lastOfMonth, monthsBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { shutHoliday } from "#common/goals/shut-holidays.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import type { Context } from "#server/platform/context/context.ts";
import { listPlanTexts, parsePlanText } from "./goal-plan.db.ts";
import type { PlanText } from "./goal-plan.db.ts";
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
 * What a store's months were resolved from, and what they became. Months are made of that text and of the sales that it
 * stands for and of nothing else, so one that is equal needs no second look; a sale changes none. Counted in bytes, roughly.
 */
const resolved = new LRUCache<string, { plan: string; months: StoreMonths }>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ plan, months }) => plan.length + bytesOfGoal * months.days.length,
});
const bytesOfGoal = 400;

type Read = Pick<Context, "sql" | "now"> & MonthRange;

/**
 * Reads all stores' in one statement, and in a second one the sales of those whose months are known no longer to hold.
 * `from` begins a month, and `to` ends one.
 */
export async function resolvedMonths(
  { sql, now }: Pick<Context, "sql" | "now">,
  storeIds: readonly number[],
  range: MonthRange,
): Promise<ReadonlyMap<number, StoreMonths>> {
  const read = { sql, now, ...range };
  const unknown = storeIds.filter((storeId) => !resolved.has(keyOf(storeId, range)));
  const former = await monthsOf(read, { storeIds, salesOf: unknown });
  const changed = [...former].flatMap(([storeId, months]) => (months === null ? [storeId] : []));
  const again = changed.length === 0 ? new Map() : await monthsOf(read, { storeIds: changed, salesOf: changed });
  return new Map(
    [...former].flatMap(([storeId, held]) => {
      const months = held ?? again.get(storeId) ?? null;
      return months === null ? [] : [[storeId, months] as const];
    }),
  );
}

/** Null where the months are others than the known ones and the sales were not read. */
async function monthsOf(
  { sql, now, ...range }: Read,
  stores: { storeIds: readonly number[]; salesOf: readonly number[] },
): Promise<Map<number, StoreMonths | null>> {
  const texts = await listPlanTexts(sql, { ...stores, now, ...range, untilToday: true });
  return new Map(
    [...texts].map(([storeId, text]) => {
      const key = keyOf(storeId, range);
      const former = resolved.get(key);
      if (former?.plan === text.plan) {
        return [storeId, former.months];
      }
      if (text.sales === null) {
        return [storeId, null];
      }
      const months = resolve(text, range);
      resolved.set(key, { plan: text.plan, months });
      return [storeId, months];
    }),
  );
}

function keyOf(storeId: number, { from, to }: MonthRange): string {
  return `${storeId} ${from} ${to}`;
}

function resolve(text: PlanText, range: MonthRange): StoreMonths {
  const parts = parsePlanText(text, range);
  const plans = monthsBetween(range.from, range.to).map((month) => monthPlan(parts, month));
  const days = plans.flatMap((plan) => resolveMonth(plan));
  const shutHolidays = plans.flatMap((plan) =>
    datesBetween(plan.month, lastOfMonth(plan.month)).filter((date) => shutHoliday(date, plan) !== null),
  );
  return { today: parts.today, days, shutDates: parts.shutDates, shutHolidays };
}
