import { createRoute, redirect } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { newBinsSearch, setupSearch } from "./setup-search.ts";

const setup = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings",
  validateSearch: setupSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup-page.tsx"), "SetupPage"),
});

/** The list of bins is what the settings open with. */
const bins = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bins",
  beforeLoad({ params }) {
    throw redirect({ to: "/s/$storeId/backstock/settings", params, replace: true });
  },
});

const newBins = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bins/new",
  validateSearch: newBinsSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./bins/new-bins-page.tsx"), "NewBinsPage"),
});

const importBins = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bins/import",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./bins/import-bins-page.tsx"), "ImportBinsPage"),
});

const newBin = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bin/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./bins/new-bin-page.tsx"), "NewBinPage"),
});

const bin = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bin/edit/$binId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./bins/bin-page.tsx"), "BinPage"),
});

const newCategory = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/category/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./categories/category-page.tsx"), "CategoryPage"),
});

const category = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/category/edit/$categoryId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./categories/category-page.tsx"), "CategoryPage"),
});

const generator = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/category/generate",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./categories/generator-page.tsx"), "GeneratorPage"),
});

const newLocation = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/location/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./locations/location-page.tsx"), "LocationPage"),
});

const location = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/location/edit/$locationId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./locations/location-page.tsx"), "LocationPage"),
});

export const setupRoutes = [
  setup,
  bins,
  newBins,
  importBins,
  newBin,
  bin,
  newCategory,
  category,
  generator,
  newLocation,
  location,
] as const;
