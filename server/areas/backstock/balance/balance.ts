import { z } from "zod";
import { ageDays } from "#common/backstock/age.ts";
import { binLabel } from "#common/backstock/bin-number.ts";
import { isInSeason } from "#common/backstock/seasons.ts";
import { addDays } from "#common/business-date.ts";
import { loadSectionNeeds } from "#server/areas/backstock/pull-list/section-needs.ts";
import type { SectionNeeds } from "#server/areas/backstock/pull-list/section-needs.ts";
import { listCompanyStores } from "#server/platform/auth/company-stores.db.ts";
import type { ActingStore, Context } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./balance.db.ts";
import { keptWeeks, missingByCategory, shareOut, sharedName, standingOf } from "./balance.rules.ts";
import type { CategoryStock, Standing } from "./balance.rules.ts";

export type BinToSend = { backstockId: string; binLabel: string; locationName: string; ageDays: number };

export type SisterStanding = {
  storeId: number;
  storeName: string;
  standing: Standing;
  /** Bins of this store that would help it, the oldest first. */
  bins: BinToSend[];
};

export type BalanceRow = { categoryId: string; categoryName: string; here: Standing; sisters: SisterStanding[] };

export type SisterBalance = {
  weeks: number;
  /** The other stores of the company that the person may enter. */
  stores: { id: number; name: string }[];
  /** Categories that at least one of them has too, in the order of this store. */
  rows: BalanceRow[];
};

/**
 * What waits here and is lacking in a sister store, and the other way round, as far as the asking person may enter
 * those stores. Nothing is stored: each store's own pull list and bins are read.
 */
export const viewSisterBalance = operation({
  name: "backstock.viewSisterBalance",
  kind: "read",
  permission: "backstock:transfer",
  on: "store",
  input: z.object({}),
  async run(context): Promise<SisterBalance> {
    const store = context.store;
    const storeIds = context.scope === "system" ? [] : context.scope.storeIds;
    const stores = await listCompanyStores(context.sql, { accountId: store.accountId, storeIds });
    const sisters = stores.filter(({ id }) => id !== store.id);
    if (sisters.length === 0) {
      return { weeks: keptWeeks, stores: [], rows: [] };
    }
    const coming = await comingBins(context, [store, ...sisters]);
    const [here, others] = await Promise.all([
      stockOf(context, store, coming),
      Promise.all(sisters.map((sister) => stockOf(context, sister, coming))),
    ]);
    const rows = here.categories.flatMap((category) => rowOf(category, others));
    return {
      weeks: keptWeeks,
      stores: sisters.map(({ id, name }) => ({ id, name })),
      rows: await withBins(context, { store: here, rows }),
    };
  },
});

type ComparedCategory = { id: string; name: string; standing: Standing };
type StoreStock = {
  store: ActingStore;
  needs: SectionNeeds;
  since: string;
  categories: ComparedCategory[];
  byName: Map<string, ComparedCategory>;
};

/** Of each store, by the words of the category's name. */
type Coming = ReadonlyMap<string, number>;

async function comingBins(context: Context, stores: readonly ActingStore[]): Promise<Coming> {
  const coming = new Map<string, number>();
  const storeIds = stores.map(({ id }) => id);
  for (const { storeId, categoryName, bins } of await db.countComingBins(context.sql, storeIds)) {
    const key = comingKey(storeId, categoryName);
    coming.set(key, (coming.get(key) ?? 0) + bins);
  }
  return coming;
}

function comingKey(storeId: number, categoryName: string): string {
  return `${storeId} ${sharedName(categoryName)}`;
}

async function stockOf(context: Context, store: ActingStore, coming: Coming): Promise<StoreStock> {
  const needs = await loadSectionNeeds({ ...context, store });
  const since = addDays(needs.date, -keptWeeks * 7);
  const counts = await db.countStockOfCategories(context.sql, { storeId: store.id, since });
  const stock = inSeason(counts, needs).map((category) => ({
    ...category,
    coming: coming.get(comingKey(store.id, category.name)) ?? 0,
  }));
  const lacking = needs.sections.map(({ id, need }) => ({ id, binsMissing: need.binsMissing }));
  const missing = missingByCategory(lacking, stock);
  const categories = stock.map((category) => ({
    id: category.id,
    name: category.name,
    standing: standingOf(category, missing.get(category.id) ?? 0),
  }));
  const byName = new Map(categories.map((category) => [sharedName(category.name), category]));
  return { store, needs, since, categories, byName };
}

/** One line for each category; what is out of season waits for its time and is neither too much nor needed. */
function inSeason(
  counts: readonly db.SeasonCount[],
  { settings, date }: SectionNeeds,
): Omit<CategoryStock, "coming">[] {
  const categories = new Map<string, Omit<CategoryStock, "coming">>();
  for (const { season, bins, settledBins, pulled, ...category } of counts) {
    const sums = categories.get(category.id) ?? { ...category, bins: 0, settledBins: 0, pulled: 0 };
    const counted = isInSeason(season, settings.seasons, date) ? { bins, settledBins } : { bins: 0, settledBins: 0 };
    categories.set(category.id, {
      ...sums,
      bins: sums.bins + counted.bins,
      settledBins: sums.settledBins + counted.settledBins,
      pulled: sums.pulled + pulled,
    });
  }
  return [...categories.values()];
}

function rowOf(category: ComparedCategory, others: readonly StoreStock[]): BalanceRow[] {
  const sisters = others.flatMap(({ store, byName }) => {
    const same = byName.get(sharedName(category.name));
    return same === undefined ? [] : [{ storeId: store.id, storeName: store.name, standing: same.standing, bins: [] }];
  });
  return sisters.length === 0
    ? []
    : [{ categoryId: category.id, categoryName: category.name, here: category.standing, sisters }];
}

/** Names the bins: the oldest of each category go, the very oldest to the store that lacks most. */
async function withBins(context: Context, filter: { store: StoreStock; rows: BalanceRow[] }): Promise<BalanceRow[]> {
  const { store, needs, since } = filter.store;
  const shares = new Map(
    filter.rows.map((row) => [
      row.categoryId,
      shareOut(
        row.here.spare,
        row.sisters.map(({ storeId, standing }) => ({ id: storeId, lack: standing.lack })),
      ),
    ]),
  );
  const categoryIds = [...shares].flatMap(([id, share]) => (share.size === 0 ? [] : [id]));
  const settled = await db.listSettledBins(context.sql, { storeId: store.id, categoryIds, until: since });
  const sendable = settled.filter(({ season }) => isInSeason(season, needs.settings.seasons, needs.date));
  return filter.rows.map((row) => {
    const waiting = sendable.filter(({ categoryId }) => categoryId === row.categoryId);
    const share = shares.get(row.categoryId) ?? new Map<number, number>();
    const sisters = row.sisters.toSorted((left, right) => right.standing.lack - left.standing.lack);
    return {
      ...row,
      sisters: sisters.map((sister) => ({
        ...sister,
        bins: waiting.splice(0, share.get(sister.storeId) ?? 0).map(({ backstockId, number, ...bin }) => ({
          backstockId,
          binLabel: binLabel(needs.settings.binPrefix, number),
          locationName: bin.locationName,
          ageDays: ageDays(bin.inventoryDate, needs.date),
        })),
      })),
    };
  });
}
