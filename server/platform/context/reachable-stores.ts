import type { StoreContext } from "./context.ts";

/** Ids of the stores whose rows the asking person reaches; the program itself asks for its store alone. */
export function reachableStores({ scope, store }: StoreContext): readonly number[] {
  return scope === "system" ? [store.id] : scope.storeIds;
}
