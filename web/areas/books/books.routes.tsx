import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { ledgerSearch } from "./ledger-search.ts";

const ledger = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/ledger",
  validateSearch: ledgerSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./ledger-page.tsx"), "LedgerPage"),
});

export const booksRoutes = [ledger] as const;
