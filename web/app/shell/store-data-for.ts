import { persistReads } from "#web/platform/graphql/persisted-reads.ts";
import { StoreData } from "#web/platform/graphql/store-data.ts";

let current: { storeId: number; turn: number; data: StoreData; stopPersisting: () => void } | null = null;

/**
 * Returns the data of the current store. The store is part of the request, not of the query, so data of one store must
 * never show on the page of another. Nor may one person's data show to the next person at a register, so each turn begins
 * with an empty cache.
 */
export function storeDataFor(storeId: number, turn: number): StoreData {
  if (current?.storeId !== storeId || current.turn !== turn) {
    current?.stopPersisting();
    const data = new StoreData();
    const restores = current?.storeId !== storeId;
    current = { storeId, turn, data, stopPersisting: persistReads(data, { storeId, restores }) };
  }
  return current.data;
}
