import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const order = createRoute({
  getParentRoute: () => storeRoute,
  path: "orders/detail/show/$orderId",
  component: lazyPage(() => import("./detail/order-page.tsx"), "OrderPage"),
});

const sharedSecret = createRoute({
  getParentRoute: () => storeRoute,
  path: "orders/sharedsecret",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./secret/shared-secret-page.tsx"), "SharedSecretPage"),
});

export const ordersRoutes = [order, sharedSecret] as const;
