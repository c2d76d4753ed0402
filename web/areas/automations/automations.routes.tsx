import { createRoute } from "@tanstack/react-router";
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

const schedule = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/scheduling/$integration",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./schedule/schedule-page.tsx"), "SchedulePage"),
});

const log = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/log/$integration",
  validateSearch: logSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./log-page.tsx"), "LogPage"),
});

export const automationsRoutes = [home, schedule, log] as const;
