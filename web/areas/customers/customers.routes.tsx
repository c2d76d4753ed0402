import { createRoute } from "@tanstack/react-router";
import { readPageSearch } from "./page/page-search.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const customer = createRoute({
  getParentRoute: () => storeRoute,
  path: "customers/detail/show/$customerId",
  validateSearch: readPageSearch,
  component: lazyPage(() => import("./customer-page.tsx"), "CustomerPage"),
});

export const customersRoutes = [customer] as const;
