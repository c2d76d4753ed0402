import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports",
  component: lazyPage(() => import("./reports-page.tsx"), "ReportsPage"),
});

export const reportsRoutes = [home] as const;
