import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import type { StoreData } from "#web/platform/graphql/store-data.ts";
import { backstockFields } from "#web/areas/backstock/moves/moves.queries.ts";
import { backstockBinQuery, emptyBinsQuery } from "./fillings.queries.ts";

type EmptyBin = ResultOf<typeof emptyBinsQuery>["emptyBins"][number];

const firstEmptyBins = { text: "" };

/** Reads the lowest empty bins while there is a connection, so that one can still be filled without. */
export async function cacheEmptyBins(store: StoreData): Promise<void> {
  if (store.cached(emptyBinsQuery, firstEmptyBins) === null) {
    // A screen that stays without them says so when a bin is looked for.
    await store.read(emptyBinsQuery, firstEmptyBins).catch(() => undefined);
  }
}

/** Empty bins as this device has read them last, but for those that were filled here since. */
export function cachedEmptyBins(store: StoreData): readonly EmptyBin[] {
  const emptyBins = store.cached(emptyBinsQuery, firstEmptyBins)?.emptyBins ?? [];
  const filled = filledBinIds(store);
  return emptyBins.filter(({ id }) => !filled.has(id));
}

/** The number of a bin that was chosen, from whatever this device has read of it. */
export function cachedBin(store: StoreData, id: string): EmptyBin | null {
  const scannedBin = store.cached(backstockBinQuery, { id })?.backstockBin.bin;
  return scannedBin ?? cachedEmptyBins(store).find((bin) => bin.id === id) ?? null;
}

function filledBinIds(store: StoreData): ReadonlySet<string> {
  return new Set(store.cachedRecords(backstockFields).flatMap(({ archived, binId }) => (archived ? [] : [binId])));
}
