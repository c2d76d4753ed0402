import { createRoute, notFound } from "@tanstack/react-router";
import { isIntegrationId } from "#common/integration-names.ts";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { logSearch } from "./log-search.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./automations-page.tsx"), "AutomationsPage"),
});

/** `when-i-work` or `homebase`; anything else is no page. */
const integrationParams = {
  parse: ({ integration }: { integration: string }) => {
    if (!isIntegrationId(integration)) {
      throw notFound();
    }
    return { integration };
  },
};

const schedule = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/$integration",
  params: integrationParams,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./schedule/schedule-page.tsx"), "SchedulePage"),
});

const log = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/$integration/log",
  params: integrationParams,
  validateSearch: logSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./log-page.tsx"), "LogPage"),
});

export const automationsRoutes = [home, schedule, log] as const;
