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

/** A scanned slip on any page leads here with its code. */
const scan = createRoute({
  getParentRoute: () => storeRoute,
  path: "orders/scan",
  validateSearch: ({ code }: Record<string, unknown>): { code?: string | undefined } => ({
    code: typeof code === "string" ? code : undefined,
  }),
  component: lazyPage(() => import("./scan/scanned-order-page.tsx"), "ScannedOrderPage"),
});

export const ordersRoutes = [order, sharedSecret, scan] as const;
