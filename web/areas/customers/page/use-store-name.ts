import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { text } from "./page-text.ts";

/** Returns how a row of another store names it; null for this store's own. */
export function useStoreName(): (storeId: number) => string | null {
  const here = useActiveStoreId();
  const stores = usePerson()?.stores ?? [];
  return (storeId) =>
    storeId === here ? null : (stores.find(({ id }) => id === storeId)?.name ?? text("anotherStore"));
}
