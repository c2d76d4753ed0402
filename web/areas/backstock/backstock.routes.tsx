import { createRoute, redirect } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { agingSearch } from "./aging/aging-search.ts";
import { historySearch } from "./history/history-search.ts";
import { backstockSearch, uuidIn } from "./home/backstock-search.ts";
import type { BackstockSearch } from "./home/backstock-search.ts";
import { newBinsSearch, setupSearch } from "./setup/setup-search.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock",
  validateSearch: backstockSearch,
  component: lazyPage(() => import("./home/backstock-page.tsx"), "BackstockPage"),
});

/** The dialogs open over the list, which keeps its filters. */
const fill = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/detail/new",
  validateSearch: (search: Record<string, unknown>): BackstockSearch & { binId?: string | undefined } => ({
    ...backstockSearch(search),
    binId: uuidIn(search["binId"]),
  }),
  component: lazyPage(() => import("./fillings/fill-page.tsx"), "FillPage"),
});

const filling = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/detail/edit/$backstockId",
  validateSearch: backstockSearch,
  component: lazyPage(() => import("./fillings/filling-page.tsx"), "FillingPage"),
});

const scan = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/scan",
  validateSearch: (search: Record<string, unknown>): BackstockSearch & { code?: string | undefined } => {
    const { code } = search;
    const isCode = typeof code === "string" || typeof code === "number";
    return { ...backstockSearch(search), code: isCode ? String(code) : undefined };
  },
  component: lazyPage(() => import("./scan/scan-page.tsx"), "ScanPage"),
});

const pullList = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/pull-list",
  validateSearch: (search: Record<string, unknown>): { order?: "walk" | undefined } => ({
    order: search["order"] === "walk" ? "walk" : undefined,
  }),
  component: lazyPage(() => import("./pull-list/pull-list-page.tsx"), "PullListPage"),
});

const sections = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/sections",
  beforeLoad: requireManager,
  /** The section whose dialog is open, or `new`. */
  validateSearch: (search: Record<string, unknown>): { edit?: string | undefined } => ({
    edit: search["edit"] === "new" ? "new" : uuidIn(search["edit"]),
  }),
  component: lazyPage(() => import("./sections/sections-page.tsx"), "SectionsPage"),
});

const pickList = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/pick-list/$locationId",
  component: lazyPage(() => import("./pick-list/pick-list-page.tsx"), "PickListPage"),
});

type TransfersSearch = {
  /** The dialog for sending is open. */
  send?: true | undefined;
  /** The transfer that is being taken in. */
  take?: string | undefined;
};

const transfers = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/transfers",
  validateSearch: (search: Record<string, unknown>): TransfersSearch => ({
    send: search["send"] === true ? true : undefined,
    take: uuidIn(search["take"]),
  }),
  component: lazyPage(() => import("./transfers/transfers-page.tsx"), "TransfersPage"),
});

const slip = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/transfers/$transferId/slip",
  component: lazyPage(() => import("./transfers/slip-page.tsx"), "SlipPage"),
});

/** The bin and the store of the open sending dialog. */
type BalanceSearch = { send?: string | undefined; to?: string | undefined };

const balance = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/balance",
  beforeLoad: requireManager,
  validateSearch: (search: Record<string, unknown>): BalanceSearch => ({
    send: wordIn(search["send"]),
    to: wordIn(search["to"]),
  }),
  component: lazyPage(() => import("./balance/balance-page.tsx"), "BalancePage"),
});

/** The router parses numbers in an address, and bins and stores are written as numbers. */
function wordIn(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

const seasons = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/seasons",
  component: lazyPage(() => import("./runway/seasons-page.tsx"), "SeasonsPage"),
});

const history = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/backstock_history",
  validateSearch: historySearch,
  component: lazyPage(() => import("./history/history-page.tsx"), "HistoryPage"),
});

const aging = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/backstock",
  validateSearch: agingSearch,
  component: lazyPage(() => import("./aging/aging-page.tsx"), "AgingPage"),
});

const setup = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings",
  validateSearch: setupSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/setup-page.tsx"), "SetupPage"),
});

/** The settings open with the list of bins. */
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
  component: lazyPage(() => import("./setup/bins/new-bins-page.tsx"), "NewBinsPage"),
});

const importBins = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bins/import",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/bins/import-bins-page.tsx"), "ImportBinsPage"),
});

const newBin = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bin/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/bins/new-bin-page.tsx"), "NewBinPage"),
});

const bin = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/bin/edit/$binId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/bins/bin-page.tsx"), "BinPage"),
});

const newCategory = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/category/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/categories/category-page.tsx"), "CategoryPage"),
});

const category = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/category/edit/$categoryId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/categories/category-page.tsx"), "CategoryPage"),
});

const generator = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/category/generate",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/categories/generator-page.tsx"), "GeneratorPage"),
});

const newLocation = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/location/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/locations/location-page.tsx"), "LocationPage"),
});

const location = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/settings/location/edit/$locationId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./setup/locations/location-page.tsx"), "LocationPage"),
});

export const backstockRoutes = [
  home,
  fill,
  filling,
  scan,
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
  pullList,
  sections,
  pickList,
  transfers,
  slip,
  balance,
  seasons,
  history,
  aging,
] as const;
