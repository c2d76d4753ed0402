import { createRoute } from "@tanstack/react-router";
import { requireAllStores, requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { storesSearch } from "./all-stores/stores-search.ts";
import { closeSearch } from "./day-closes/close-search.ts";
import { exceptionsSearch } from "./exceptions/exceptions-search.ts";
import { periodSearch } from "./periods/period-search.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports",
  component: lazyPage(() => import("./reports-page.tsx"), "ReportsPage"),
});

const allStores = createRoute({
  getParentRoute: () => storeRoute,
  path: "stores",
  validateSearch: storesSearch,
  beforeLoad: requireAllStores,
  component: lazyPage(() => import("./all-stores/all-stores-page.tsx"), "AllStoresPage"),
});

const weekly = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/weekly",
  validateSearch: periodSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./periods/weekly-page.tsx"), "WeeklyPage"),
});

const weekPage = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/weekly/page",
  validateSearch: periodSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./week-page/week-page.tsx"), "WeekPage"),
});

const monthly = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/monthly",
  validateSearch: periodSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./periods/monthly-page.tsx"), "MonthlyPage"),
});

const dayClose = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/day_close",
  validateSearch: closeSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./day-closes/day-closes-page.tsx"), "DayClosesPage"),
});

const exceptions = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/exceptions",
  validateSearch: exceptionsSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./exceptions/exceptions-page.tsx"), "ExceptionsPage"),
});

const settings = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/settings",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./settings/report-settings-page.tsx"), "ReportSettingsPage"),
});

export const reportsRoutes = [home, allStores, weekly, weekPage, monthly, dayClose, exceptions, settings] as const;
