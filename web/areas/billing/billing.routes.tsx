import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const page = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/billing",
  validateSearch: ({ returned }: Record<string, unknown>) => (returned === "card" ? { returned: "card" as const } : {}),
  component: lazyPage(() => import("./billing-page.tsx"), "BillingPage"),
});

export const billingRoutes = [page] as const;
