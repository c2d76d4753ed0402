import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const logFields = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/settings/log-fields",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./log-fields-page.tsx"), "LogFieldsPage"),
});

export const logRoutes = [logFields] as const;
