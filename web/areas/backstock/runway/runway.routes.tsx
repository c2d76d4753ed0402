import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const seasons = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/seasons",
  component: lazyPage(() => import("./seasons-page.tsx"), "SeasonsPage"),
});

export const runwayRoutes = [seasons] as const;
