import { createContext, use } from "react";
import type { StoreData } from "./store-data.ts";

export const StoreDataContext = createContext<StoreData | null>(null);

/**
 * Returns the data of the current store.
 *
 * @throws Error outside a store
 */
export function useStoreData(): StoreData {
  const data = use(StoreDataContext);
  if (data === null) {
    throw new Error("There is no store around this, so nothing can be asked");
  }
  return data;
}
