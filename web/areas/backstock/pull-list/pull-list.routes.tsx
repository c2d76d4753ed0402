import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const pullList = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/pull-list",
  validateSearch: (search: Record<string, unknown>): { order?: "walk" | undefined } => ({
    order: search["order"] === "walk" ? "walk" : undefined,
  }),
  component: lazyPage(() => import("./pull-list-page.tsx"), "PullListPage"),
});

export const pullListRoutes = [pullList] as const;
