/** The days of many stores as the reports over them see them, as far as the asking person may see them. */
import type { BusinessDate } from "#common/business-date.ts";
import type { ResolvedGoal } from "#common/goals/goal-plan.ts";
import { rangeGoalsOfStores } from "#server/areas/goals/goals.ts";
import type { Parts } from "#server/areas/reports/daily-report.rules.ts";
import { isKnown, seenParts, sightOf } from "#server/areas/reports/report-days.ts";
import type { ReportDay, ReportDays, Sight } from "#server/areas/reports/report-days.ts";
import { listReportSettings } from "#server/areas/reports/settings/report-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { listDaysOfStores } from "./store-days.db.ts";
import type { StoreDayRows, StoredPart } from "./store-days.db.ts";

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
  /** Only these figures are read; the others stay unknown. */
  parts?: readonly StoredPart[];
};

/** The days of a range of several stores in three statements, however many stores there are. */
export async function loadReportDaysOfStores(
  context: StoreContext,
  storeIds: readonly number[],
  { parts, ...range }: StoresRange,
): Promise<ReadonlyMap<number, StoreReportDays>> {
  const [settings, goals] = await Promise.all([
    listReportSettings(context.sql, storeIds),
    rangeGoalsOfStores(context, storeIds, range),
  ]);
  const { from, to } = range;
  const compDates = new Set(
    [...goals.values()].flatMap((store) => store.goals.map(({ comparison }) => comparison.date)),
  );
  const rows = await listDaysOfStores(context.sql, { storeIds, from, to, compDates: [...compDates], parts });
  return new Map(
    [...settings].flatMap(([storeId, ofStore]) => {
      const store = goals.get(storeId);
      if (store === undefined) {
        return [];
      }
      const sight = sightOf(context, ofStore);
      const { today } = store;
      const days = store.goals.map((goal) => storeDayOf(goal, { today, sight, rows: rows.get(storeId) }));
      return [[storeId, { storeId, settings: ofStore, seesWages: sight.wages, days, ...store }] as const];
    }),
  );
}

function storeDayOf(
  { date, salesCents, comparison }: ResolvedGoal,
  { today, sight, rows }: { today: BusinessDate; sight: Sight; rows: StoreDayRows | undefined },
): StoreReportDay {
  // A ticket that is dated in the future counts when its day has come.
  const row = date > today ? undefined : rows?.days.get(date);
  return {
    ...seenParts(row?.parts, sight),
    ...(sight.money && { goal: salesCents, compSales: rows?.compared.get(comparison.date) ?? null }),
    date,
    status: row?.status ?? "provisional",
    compDate: comparison.date,
    isKnown: row !== undefined && isKnown(row.parts),
  };
}
