import type { ReachableStore } from "./person.ts";
import { usePerson } from "./person.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";

/** The store that the route names, with its name, number, color and time zone. */
export function useActiveStore(): ReachableStore | null {
  const storeId = useActiveStoreId();
  return usePerson()?.stores.find((store) => store.id === storeId) ?? null;
}
