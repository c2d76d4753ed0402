/** The stores of a person side by side, on the same days and only where a gap means something. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { loadReportDaysOfStores } from "#server/areas/reports/over-stores/store-days.ts";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import { findBusinessDate, listBusinessDates } from "#server/platform/pos/business-dates.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { compareStores, fairDays, neededDays, sharedCount, windowDays } from "./compare.rules.ts";
import type { FairDays, Standing, StoreDays } from "./compare.rules.ts";
import { inUnits, isWeak, measuredDays, measuredParts, measures, tradingDays } from "./measures.rules.ts";
import type { MeasuredDay, Measure } from "./measures.rules.ts";

export type ComparedStore = {
  storeId: number;
  name: string;
  /** How many of the compared days it has; below `neededDays` it is not compared. */
  dayCount: number;
  isCompared: boolean;
};

export type StoreValue = {
  storeId: number;
  value: number | null;
  standing: Standing | null;
  isWeak: boolean;
  dayCount: number;
  days: { date: BusinessDate; part: number; whole: number }[];
};

export type MeasureComparison = {
  measure: Measure;
  /** Days that all compared stores have; 0 where too few are shared. */
  dayCount: number;
  low: number | null;
  high: number | null;
  /** Of each store that is compared at all; one with too few days for this measure has no value. */
  values: StoreValue[];
};

export type StoresComparison = {
  from: BusinessDate;
  to: BusinessDate;
  windowDays: number;
  neededDays: number;
  dayCount: number;
  stores: ComparedStore[];
  /** Days that count for nobody, because a compared store did not trade or is not closed. */
  leftOut: { date: BusinessDate; storeIds: number[] }[];
  measures: MeasureComparison[];
};

/** The last four weeks of the person's stores. */
export const compareMyStores = operation({
  name: "reports.compareStores",
  kind: "read",
  permission: "reports:view-all-stores",
  on: "store",
  mayLag: true,
  input: z.object({}),
  run: (context): Promise<StoresComparison> => loadComparison(context),
});

type LoadedStore = { storeId: number; name: string; days: MeasuredDay[] };

async function loadComparison(context: StoreContext): Promise<StoresComparison> {
  const { sql, now, scope } = context;
  const reachable = scope === "system" ? [context.store.id] : scope.storeIds;
  const stores = await listCompanyStores(sql, { accountId: context.store.accountId, storeIds: reachable });
  const storeIds = stores.map(({ id }) => id);
  const todays = await listBusinessDates(sql, { storeIds, at: now });
  // Stores west of the others are still in the day before.
  const to = addDays(todays.toSorted()[0] ?? (await findBusinessDate(sql, { storeId: context.store.id, at: now })), -1);
  const range = { from: addDays(to, 1 - windowDays), to };
  const daysByStore = await loadReportDaysOfStores(context, storeIds, { ...range, parts: measuredParts });
  const loaded = stores.map(({ id, name }) => ({ storeId: id, name, days: daysByStore.get(id)?.days ?? [] }));
  return { ...range, windowDays, neededDays, ...comparisonOf(loaded) };
}

function comparisonOf(
  loaded: readonly LoadedStore[],
): Omit<StoresComparison, "from" | "to" | "windowDays" | "neededDays"> {
  const traded = loaded.map(({ storeId, days }) => tradingDays(storeId, days));
  const fair = fairDays(traded);
  return {
    dayCount: fair.dates.length,
    stores: loaded.map(({ storeId, name }, place) => ({
      storeId,
      name,
      dayCount: countOf(traded[place], fair),
      isCompared: fair.storeIds.has(storeId),
    })),
    leftOut: leftOutOf(loaded, fair),
    measures: measures.map((measure) => measureOf(loaded, { measure, fair })),
  };
}

function countOf(store: StoreDays | undefined, fair: FairDays): number {
  return store === undefined ? 0 : sharedCount(store, fair);
}

function leftOutOf(loaded: readonly LoadedStore[], fair: FairDays): StoresComparison["leftOut"] {
  const compared = loaded.filter(({ storeId }) => fair.storeIds.has(storeId));
  const counted = new Set(fair.dates);
  const dates = (compared[0]?.days ?? []).map(({ date }) => date).filter((date) => !counted.has(date));
  const traded = compared.map(({ storeId, days }) => tradingDays(storeId, days));
  return dates.map((date) => ({
    date,
    storeIds: traded.filter(({ days }) => !days.has(date)).map(({ storeId }) => storeId),
  }));
}

/** A measure is compared on the page's days that all stores know it of; a store that knows it of too few has no value. */
function measureOf(
  loaded: readonly LoadedStore[],
  { measure, fair }: { measure: Measure; fair: FairDays },
): MeasureComparison {
  const counted = new Set(fair.dates);
  const compared = loaded.filter(({ storeId }) => fair.storeIds.has(storeId));
  const measured = compared.map(({ storeId, days }) =>
    measuredDays(
      storeId,
      days.filter(({ date }) => counted.has(date)),
      measure,
    ),
  );
  const shared = fairDays(measured);
  const { values, low, high } = compareStores(measured, shared, compared.length * measures.length);
  const byStore = new Map(values.map((value) => [value.storeId, value]));
  return {
    measure,
    dayCount: shared.dates.length,
    low: low === null ? null : inUnits(measure, { part: low, whole: 1 }),
    high: high === null ? null : inUnits(measure, { part: high, whole: 1 }),
    values: measured.map((store) => {
      const { value = null, standing = null } = byStore.get(store.storeId) ?? {};
      const days = shared.storeIds.has(store.storeId) ? rowsOf(store, shared) : [];
      return {
        storeId: store.storeId,
        value: value === null ? null : inUnits(measure, sumsOf(days)),
        standing,
        isWeak: isWeak(measure, standing),
        dayCount: sharedCount(store, shared),
        days,
      };
    }),
  };
}

function rowsOf({ days }: StoreDays, { dates }: FairDays): StoreValue["days"] {
  return dates.flatMap((date) => {
    const day = days.get(date);
    return day === undefined ? [] : [{ date, part: day.part, whole: day.whole }];
  });
}

function sumsOf(days: StoreValue["days"]): { part: number; whole: number } {
  return {
    part: days.reduce((sum, { part }) => sum + part, 0),
    whole: days.reduce((sum, { whole }) => sum + whole, 0),
  };
}
