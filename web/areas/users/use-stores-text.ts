import { usePerson } from "#web/platform/person/person.ts";
import { reachesAllStores } from "./user-role.ts";
import { text } from "./users-text.ts";
import type { User } from "./users.queries.ts";

/** The names of a login's stores, as far as the asking person reaches them. */
export function useStoresText(): (user: Pick<User, "role" | "storeIds">) => string {
  const stores = usePerson()?.stores ?? [];
  return ({ role, storeIds }) =>
    reachesAllStores(role)
      ? text("stores.all")
      : storeIds.map((id) => stores.find((store) => String(store.id) === id)?.name ?? `#${id}`).join(", ");
}
