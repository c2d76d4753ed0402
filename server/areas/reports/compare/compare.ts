/** The stores of a person side by side, on the same days and only where a gap means something. */
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { recordNumberText } from "#common/inputs/input-ranges.ts";
import { orNull } from "#common/or-null.ts";
import { shownStores, usualStores } from "#server/areas/reports/over-stores/shown-stores.ts";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import { findBusinessDate, listBusinessDates } from "#server/platform/pos/business-dates.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { reachableStores } from "#server/platform/context/reachable-stores.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { compareStores, fairDays, neededDays, sharedCount, windowDays } from "./compare.rules.ts";
import type { FairDays, KnownDay, Standing, StoreDays } from "./compare.rules.ts";
import { loadMeasuredDays } from "./measured-days.ts";
import { inUnits, isWeak, measuredDays, measures, tradingDays } from "./measures.rules.ts";
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
  days: readonly KnownDay[];
};

export type MeasureComparison = {
  measure: Measure;
  /** Days that all compared stores have; 0 where too few are shared. */
  dayCount: number;
  low: number | null;
  high: number | null;
  /** Of all values. */
  least: number | null;
  most: number | null;
  /** Those that stand out, also of stores that are not listed. */
  outside: StandingOut[];
  /** Of each listed store that is compared at all; one with too few days for this measure has no value. */
  values: StoreValue[];
};

export type StandingOut = Pick<StoreValue, "storeId" | "value" | "standing" | "isWeak"> & {
  name: string;
  /** Between these are the values of all others. */
  othersLow: number | null;
  othersHigh: number | null;
};

export type StoresComparison = {
  from: BusinessDate;
  to: BusinessDate;
  windowDays: number;
  neededDays: number;
  dayCount: number;
  /** The first by name; everything but them and their values is of all. */
  stores: ComparedStore[];
  storeCount: number;
  /** Days that count for nobody, because a compared store did not trade or is not closed. */
  leftOut: LeftOutDay[];
  measures: MeasureComparison[];
};

export type LeftOutDay = { date: BusinessDate; storeIds: number[]; names: string[]; isOfAll: boolean };

/** Only one store is listed where its id is given. */
const listedStores = z.object({ first: shownStores, storeId: recordNumberText.nullish().transform(orNull) });

/** The last four weeks of the person's stores. */
export const compareMyStores = operation({
  name: "reports.compareStores",
  kind: "read",
  permission: "reports:view-all-stores",
  on: "store",
  mayLag: true,
  input: listedStores,
  async run(context, { first, storeId }): Promise<StoresComparison> {
    const comparison = await loadComparison(context);
    const stores = comparison.stores.filter((store) => storeId === null || store.storeId === storeId);
    return listed(comparison, stores.slice(0, first ?? usualStores));
  },
});

function listed(comparison: StoresComparison, stores: ComparedStore[]): StoresComparison {
  const ids = new Set(stores.map(({ storeId }) => storeId));
  const measured = comparison.measures.map((measure) => ({
    ...measure,
    values: measure.values.filter(({ storeId }) => ids.has(storeId)),
  }));
  return { ...comparison, stores, measures: measured };
}

type LoadedStore = { storeId: number; name: string; days: MeasuredDay[] };

async function loadComparison(context: StoreContext): Promise<StoresComparison> {
  const { sql, now } = context;
  const reachable = reachableStores(context);
  const stores = await listCompanyStores(sql, { accountId: context.store.accountId, storeIds: reachable });
  const storeIds = stores.map(({ id }) => id);
  const todays = await listBusinessDates(sql, { storeIds, at: now });
  // Stores west of the others are still in the day before.
  const to = addDays(todays.toSorted()[0] ?? (await findBusinessDate(sql, { storeId: context.store.id, at: now })), -1);
  const range = { from: addDays(to, 1 - windowDays), to };
  const daysByStore = await loadMeasuredDays(context, storeIds, range);
  const loaded = stores.map(({ id, name }) => ({ storeId: id, name, days: daysByStore.get(id) ?? [] }));
  return { ...range, windowDays, neededDays, ...comparisonOf(loaded) };
}

function comparisonOf(
  loaded: readonly LoadedStore[],
): Omit<StoresComparison, "from" | "to" | "windowDays" | "neededDays"> {
  const traded = new Map(loaded.map(({ storeId, days }) => [storeId, tradingDays(storeId, days)]));
  const fair = fairDays([...traded.values()]);
  const counted = new Set(fair.dates);
  const compared = loaded.flatMap(({ days, ...store }) =>
    fair.storeIds.has(store.storeId) ? [{ ...store, days: days.filter(({ date }) => counted.has(date)) }] : [],
  );
  return {
    dayCount: fair.dates.length,
    stores: loaded.map(({ storeId, name }) => ({
      storeId,
      name,
      dayCount: countOf(traded.get(storeId), fair),
      isCompared: fair.storeIds.has(storeId),
    })),
    storeCount: loaded.length,
    leftOut: leftOutOf(loaded, { traded, fair }),
    measures: measures.map((measure) => measureOf(compared, measure)),
  };
}

function countOf(store: StoreDays | undefined, fair: FairDays): number {
  return store === undefined ? 0 : sharedCount(store, fair);
}

function leftOutOf(
  loaded: readonly LoadedStore[],
  { traded, fair }: { traded: ReadonlyMap<number, StoreDays>; fair: FairDays },
): StoresComparison["leftOut"] {
  const compared = loaded.filter(({ storeId }) => fair.storeIds.has(storeId));
  const counted = new Set(fair.dates);
  const dates = (compared[0]?.days ?? []).map(({ date }) => date).filter((date) => !counted.has(date));
  return dates.map((date) => {
    const without = compared.filter(({ storeId }) => traded.get(storeId)?.days.has(date) !== true);
    return {
      date,
      storeIds: without.map(({ storeId }) => storeId),
      names: without.map(({ name }) => name),
      isOfAll: without.length === compared.length,
    };
  });
}

/**
 * A measure is compared on the page's days, which are all that the stores come with here, as far as all know it; a store
 * that knows it of too few has no value.
 */
function measureOf(stores: readonly LoadedStore[], measure: Measure): MeasureComparison {
  const measured = stores.map(({ storeId, days }) => measuredDays(storeId, days, measure));
  const shared = fairDays(measured);
  const { values, low, high } = compareStores(measured, shared, stores.length * measures.length);
  const byStore = new Map(values.map((value) => [value.storeId, value]));
  const ofStores = measured.map((store): StoreValue => {
    const compared = byStore.get(store.storeId) ?? null;
    const standing = compared?.standing ?? null;
    return {
      storeId: store.storeId,
      value: compared === null || compared.value === null ? null : inUnits(measure, compared),
      standing,
      isWeak: isWeak(measure, standing),
      dayCount: sharedCount(store, shared),
      days: compared?.days ?? [],
    };
  });
  const [least, most] = rangeOfValues(ofStores);
  return {
    measure,
    dayCount: shared.dates.length,
    low: low === null ? null : inUnits(measure, { part: low, whole: 1 }),
    high: high === null ? null : inUnits(measure, { part: high, whole: 1 }),
    least,
    most,
    outside: outsideOf(ofStores, new Map(stores.map(({ storeId, name }) => [storeId, name]))),
    values: ofStores,
  };
}

function rangeOfValues(values: readonly StoreValue[]): [number | null, number | null] {
  const amounts = values.flatMap(({ value }) => (value === null ? [] : [value]));
  return amounts.length === 0 ? [null, null] : [Math.min(...amounts), Math.max(...amounts)];
}

function outsideOf(values: readonly StoreValue[], names: ReadonlyMap<number, string>): StandingOut[] {
  return values
    .filter(({ standing }) => standing === "BELOW" || standing === "ABOVE")
    .map(({ storeId, value, standing, isWeak: isBad }) => {
      const [othersLow, othersHigh] = rangeOfValues(values.filter((other) => other.storeId !== storeId));
      return { storeId, name: names.get(storeId) ?? "", value, standing, isWeak: isBad, othersLow, othersHigh };
    });
}
