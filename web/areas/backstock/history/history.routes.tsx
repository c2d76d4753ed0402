import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { historySearch } from "./history-search.ts";

const history = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/backstock_history",
  validateSearch: historySearch,
  component: lazyPage(() => import("./history-page.tsx"), "HistoryPage"),
});

export const historyRoutes = [history] as const;
