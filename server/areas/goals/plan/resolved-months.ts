/** The goals of whole months of many stores. */
import { LRUCache } from "lru-cache";
import { datesBetween, lastOfMonth, monthsBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { shutHoliday } from "#common/goals/shut-holidays.ts";
import { resolveMonth } from "#common/goals/resolve-month.ts";
import type { Context } from "#server/platform/context/context.ts";
import { listPlanParts } from "./goal-plan.db.ts";
import type { PlanParts } from "./goal-plan.db.ts";
import { monthPlan } from "./month-plan.ts";
import { listPlanSigns } from "./plan-signs.db.ts";

export type StoreMonths = {
  /** The running business date. */
  today: BusinessDate;
  days: readonly ResolvedGoal[];
  /** Days on which the store is shut by a person or its hours. */
  shutDates: readonly BusinessDate[];
  /** Days that count as shut because nothing was sold on the holiday last year. */
  shutHolidays: readonly BusinessDate[];
  /** Final sales of the days that its days are compared with; null where there are none. One that is absent was not read. */
  comparedSales: ReadonlyMap<BusinessDate, Cents | null>;
};

export type MonthRange = {
  from: BusinessDate;
  to: BusinessDate;
  /** Taken as the running business date of all stores; absent, each has its own. */
  today?: BusinessDate;
};

/**
 * What stood for a store's months when they were resolved, and what they became: while the one is equal, so is the other.
 * Counted in bytes, roughly.
 */
const resolved = new LRUCache<string, { sign: string; months: StoreMonths }>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ sign, months }) => sign.length + bytesOfGoal * months.days.length,
});
const bytesOfGoal = 400;

/**
 * Reads what stands for all stores' months in one statement, and in a second one what those are made of that are no longer
 * known. `from` begins a month, and `to` ends one.
 */
export async function resolvedMonths(
  { sql, now }: Pick<Context, "sql" | "now">,
  storeIds: readonly number[],
  range: MonthRange,
): Promise<ReadonlyMap<number, StoreMonths>> {
  // The sign first: what changes between the two is then read once too often, and not once too few.
  const signs = await listPlanSigns(sql, { storeIds, now, ...range });
  const months = new Map(
    signs.flatMap(({ storeId, sign }) => {
      const former = resolved.get(keyOf(storeId, range));
      return former?.sign === sign ? [[storeId, former.months] as const] : [];
    }),
  );
  const changed = signs.filter(({ storeId }) => !months.has(storeId));
  if (changed.length === 0) {
    return months;
  }
  const changedIds = changed.map(({ storeId }) => storeId);
  const plans = await listPlanParts(sql, { storeIds: changedIds, now, ...range, untilToday: true });
  for (const { storeId, sign } of changed) {
    const plan = plans.get(storeId);
    if (plan !== undefined) {
      const made = resolve(plan, range);
      months.set(storeId, made);
      resolved.set(keyOf(storeId, range), { sign, months: made });
    }
  }
  return months;
}

function keyOf(storeId: number, { from, to }: MonthRange): string {
  return `${storeId} ${from} ${to}`;
}

function resolve(parts: PlanParts, range: MonthRange): StoreMonths {
  const plans = monthsBetween(range.from, range.to).map((month) => monthPlan(parts, month));
  const days = plans.flatMap((plan) => resolveMonth(plan));
  const shutHolidays = plans.flatMap((plan) =>
    datesBetween(plan.month, lastOfMonth(plan.month)).filter((date) => shutHoliday(date, plan) !== null),
  );
  const comparedSales = new Map(
    days.flatMap(({ comparison: { date } }) =>
      parts.salesFrom <= date && date <= parts.salesTo ? [[date, finalSales(date, parts)] as const] : [],
    ),
  );
  return { today: parts.today, days, shutDates: parts.shutDates, shutHolidays, comparedSales };
}

function finalSales(date: BusinessDate, { sales, provisional }: PlanParts): Cents | null {
  return provisional.has(date) ? null : (sales.get(date) ?? null);
}
