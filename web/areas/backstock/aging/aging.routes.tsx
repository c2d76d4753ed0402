import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { agingSearch } from "./aging-search.ts";

const aging = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/backstock",
  validateSearch: agingSearch,
  component: lazyPage(() => import("./aging-page.tsx"), "AgingPage"),
});

export const agingRoutes = [aging] as const;
