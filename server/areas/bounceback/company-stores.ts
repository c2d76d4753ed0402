import { oncePerContext } from "#server/platform/context/once-per-context.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { listCompanyStores } from "./company-stores.db.ts";

export type { CompanyStore } from "./company-stores.db.ts";

/** The stores that honor each other's coupons. */
export const companyStores = oncePerContext((context: StoreContext) =>
  listCompanyStores(context.sql, context.store.accountId),
);
