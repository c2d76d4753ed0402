/** The days of many stores as the reports over them see them, as far as the asking person may see them. */
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import type { Cents } from "#common/money.ts";
import { rangeGoalsOfStores } from "#server/areas/goals/goals.ts";
import type { Parts } from "#server/areas/reports/daily-report.rules.ts";
import { isKnown, seenParts, sightOf } from "#server/areas/reports/report-days.ts";
import type { ReportDay, ReportDays, Sight } from "#server/areas/reports/report-days.ts";
import { listReportSettings } from "#server/areas/reports/settings/report-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { storedPartNames } from "./day-columns.db.ts";
import type { ComparedSales } from "./day-columns.db.ts";
import { listDaysOfStores } from "./store-days.db.ts";
import type { StoreDayRows } from "./store-days.db.ts";

/** What a report over stores needs of a day: parts, to be added up. */
export type StoreReportDay = Parts & Pick<ReportDay, "date" | "status" | "compDate" | "isKnown">;

/** What it needs of each store: neither its registers nor the week before. */
export type StoreReportDays = Pick<ReportDays, "storeId" | "today" | "settings" | "seesWages" | "goals"> & {
  days: StoreReportDay[];
  /** Days on which the store is shut by a person, its hours or a holiday. */
  shutDates: ReadonlySet<BusinessDate>;
};

type StoresRange = {
  from: BusinessDate;
  to: BusinessDate;
  /** Taken as the running business date of all stores; absent, each has its own. */
  today?: BusinessDate;
};

/** The days of a range of several stores in three statements, however many stores there are. */
export async function loadReportDaysOfStores(
  context: StoreContext,
  storeIds: readonly number[],
  range: StoresRange,
): Promise<ReadonlyMap<number, StoreReportDays>> {
  const { plans, compDates } = await loadStorePlans(context, storeIds, range);
  const { from, to } = range;
  const rows = await listDaysOfStores(context.sql, { storeIds, from, to, compDates, parts: storedPartNames });
  return new Map(
    plans.map((plan) => {
      const { storeId, goals, sight } = plan;
      const days = goals.map((goal) => storeDayOf(goal, { plan, rows: rows.get(storeId) }));
      return [storeId, { ...plan, seesWages: sight.wages, days }] as const;
    }),
  );
}

/** What is known of a store's range before its days are read. */
export type StorePlan = Omit<StoreReportDays, "days" | "seesWages"> & {
  sight: Sight;
  /** Final sales of the days that its days are compared with, as far as its goals know them. */
  comparedSales: ComparedSales;
};

/** Those of the stores in two statements, with the dates that are compared with and that not all of them know. */
export async function loadStorePlans(
  context: StoreContext,
  storeIds: readonly number[],
  range: StoresRange,
): Promise<{ plans: StorePlan[]; compDates: readonly BusinessDate[] }> {
  const [settings, goals] = await Promise.all([
    listReportSettings(context.sql, storeIds),
    rangeGoalsOfStores(context, storeIds, range),
  ]);
  const plans = [...settings].flatMap(([storeId, ofStore]) => {
    const store = goals.get(storeId);
    return store === undefined ? [] : [{ storeId, settings: ofStore, sight: sightOf(context, ofStore), ...store }];
  });
  const compDates = new Set(
    plans.flatMap(({ goals: ofStore, comparedSales }) =>
      ofStore.flatMap(({ comparison: { date } }) => (comparedSales.has(date) ? [] : [date])),
    ),
  );
  return { plans, compDates: [...compDates] };
}

/** Final sales of a date that a store's days are compared with, known before or read with its days. */
export function comparedSalesOf(
  { comparedSales }: Pick<StorePlan, "comparedSales">,
  { date, read }: { date: BusinessDate; read: ComparedSales | undefined },
): Cents | null {
  return comparedSales.get(date) ?? read?.get(date) ?? null;
}

function storeDayOf(
  { date, salesCents, comparison }: ResolvedGoal,
  { plan, rows }: { plan: StorePlan; rows: StoreDayRows | undefined },
): StoreReportDay {
  const { today, sight } = plan;
  // A ticket that is dated in the future counts when its day has come.
  const row = date > today ? undefined : rows?.days.get(date);
  const compSales = comparedSalesOf(plan, { date: comparison.date, read: rows?.compared });
  return {
    ...seenParts(row?.parts, sight),
    ...(sight.money && { goal: salesCents, compSales }),
    date,
    status: row?.status ?? "provisional",
    compDate: comparison.date,
    isKnown: row !== undefined && isKnown(row.parts),
  };
}
