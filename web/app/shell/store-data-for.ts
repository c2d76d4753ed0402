import { persistReads } from "#web/platform/graphql/persisted-reads.ts";
import { StoreData } from "#web/platform/graphql/store-data.ts";

let current: { storeId: number; turn: number; data: StoreData; stopPersisting: () => void } | null = null;

/**
 * The data of the store one is in. Queries do not name the store, the request does: what was read in one store must never
 * stand on the page of another. Nor must what one person at a register has read stand before the next, so each turn begins
 * with nothing.
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
