import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import type { StoreData } from "#web/platform/graphql/store-data.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";
import { backstockBinQuery, emptyBinsQuery } from "./fillings.queries.ts";

type EmptyBin = ResultOf<typeof emptyBinsQuery>["emptyBins"][number];

const firstEmptyBins = { text: "" };

/** Caches the lowest empty bins while there is a connection, so that they can be filled without one. */
export async function cacheEmptyBins(store: StoreData): Promise<void> {
  if (store.cached(emptyBinsQuery, firstEmptyBins) === null) {
    // Without them the screen shows a refusal when a bin is looked up.
    await store.read(emptyBinsQuery, firstEmptyBins).catch(() => undefined);
  }
}

/** Returns the cached empty bins, without those filled on this device since. */
export function cachedEmptyBins(store: StoreData): readonly EmptyBin[] {
  const emptyBins = store.cached(emptyBinsQuery, firstEmptyBins)?.emptyBins ?? [];
  const filled = filledBinIds(store);
  return emptyBins.filter(({ id }) => !filled.has(id));
}

/** Returns the bin with an id from the device's caches. */
export function cachedBin(store: StoreData, id: string): EmptyBin | null {
  const scannedBin = store.cached(backstockBinQuery, { id })?.backstockBin.bin;
  return scannedBin ?? cachedEmptyBins(store).find((bin) => bin.id === id) ?? null;
}

function filledBinIds(store: StoreData): ReadonlySet<string> {
  return new Set(store.cachedRecords(backstockFields).flatMap(({ archived, binId }) => (archived ? [] : [binId])));
}
