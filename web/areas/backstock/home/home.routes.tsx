import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { backstockSearch, idFrom } from "./backstock-search.ts";
import type { BackstockSearch } from "./backstock-search.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock",
  validateSearch: backstockSearch,
  component: lazyPage(() => import("./backstock-page.tsx"), "BackstockPage"),
});

/** The dialogs stand over the list, which keeps its filters. */
const fill = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/detail/new",
  validateSearch: (search: Record<string, unknown>): BackstockSearch & { binId?: string | undefined } => ({
    ...backstockSearch(search),
    binId: idFrom(search["binId"]),
  }),
  component: lazyPage(() => import("#web/areas/backstock/fillings/fill-page.tsx"), "FillPage"),
});

const filling = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/detail/edit/$backstockId",
  validateSearch: backstockSearch,
  component: lazyPage(() => import("#web/areas/backstock/fillings/filling-page.tsx"), "FillingPage"),
});

const scan = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/scan",
  validateSearch: (search: Record<string, unknown>): BackstockSearch & { code?: string | undefined } => {
    const { code } = search;
    const isCode = typeof code === "string" || typeof code === "number";
    return { ...backstockSearch(search), code: isCode ? String(code) : undefined };
  },
  component: lazyPage(() => import("#web/areas/backstock/scan/scan-page.tsx"), "ScanPage"),
});

export const homeRoutes = [home, fill, filling, scan] as const;
