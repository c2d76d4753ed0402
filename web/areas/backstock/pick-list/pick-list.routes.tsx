import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const pickList = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/pick-list/$locationId",
  component: lazyPage(() => import("./pick-list-page.tsx"), "PickListPage"),
});

export const pickListRoutes = [pickList] as const;
