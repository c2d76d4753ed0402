import { createRoute } from "@tanstack/react-router";
import { readPageSearch } from "./page/page-search.ts";
import { registerSearch } from "./register/register-search.ts";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const customer = createRoute({
  getParentRoute: () => storeRoute,
  path: "customers/detail/show/$customerId",
  validateSearch: readPageSearch,
  component: lazyPage(() => import("./customer-page.tsx"), "CustomerPage"),
});

const registerNumbers = createRoute({
  getParentRoute: () => storeRoute,
  path: "customers/register",
  beforeLoad: requireManager,
  validateSearch: registerSearch,
  component: lazyPage(() => import("./register/register-numbers-page.tsx"), "RegisterNumbersPage"),
});

export const customersRoutes = [customer, registerNumbers] as const;
