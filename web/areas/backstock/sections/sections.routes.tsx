import { createRoute } from "@tanstack/react-router";
import { uuidIn } from "#web/areas/backstock/history/history-search.ts";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const sections = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/sections",
  beforeLoad: requireManager,
  /** The section whose dialog is open, or `new`. */
  validateSearch: (search: Record<string, unknown>): { edit?: string | undefined } => ({
    edit: search["edit"] === "new" ? "new" : uuidIn(search["edit"]),
  }),
  component: lazyPage(() => import("./sections-page.tsx"), "SectionsPage"),
});

export const sectionsRoutes = [sections] as const;
