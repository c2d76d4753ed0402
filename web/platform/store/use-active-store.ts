import type { ReachableStore } from "#web/platform/person/person.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStoreId } from "./active-store.ts";

/** The store that the route names, with its name, number, colour and time zone. */
export function useActiveStore(): ReachableStore | null {
  const storeId = useActiveStoreId();
  return usePerson()?.stores.find((store) => store.id === storeId) ?? null;
}
