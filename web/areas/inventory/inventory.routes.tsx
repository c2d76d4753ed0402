import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const item = createRoute({
  getParentRoute: () => storeRoute,
  path: "inventory/detail/show/$inventoryItemId",
  component: lazyPage(() => import("./item-page.tsx"), "ItemPage"),
});

export const inventoryRoutes = [item] as const;
