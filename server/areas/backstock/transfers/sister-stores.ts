import type { StoreContext } from "#server/platform/context/context.ts";
import { listStoresOfAccount } from "./sister-stores.db.ts";
import type { SisterStore } from "./sister-stores.db.ts";

/**
 * The other stores of the company, whichever of them the asking person may enter: a bin can be sent to each. Their names
 * are all that is shown, and the account is that of the login, never that of a store that a person names.
 */
export async function listSisterStores(context: StoreContext): Promise<SisterStore[]> {
  const store = context.store;
  const accountId = context.user?.accountId ?? (context.system === null ? null : store.accountId);
  if (accountId === null || accountId !== store.accountId) {
    return [];
  }
  const stores = await context.platform.database.read("system", (sql) => listStoresOfAccount(sql, accountId));
  return stores.filter(({ id }) => id !== store.id);
}
