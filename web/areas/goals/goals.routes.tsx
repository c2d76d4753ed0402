import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { goalSearch } from "./goal-search.ts";

const settings = createRoute({
  getParentRoute: () => storeRoute,
  path: "goal/settings",
  validateSearch: goalSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./goal-settings-page.tsx"), "GoalSettingsPage"),
});

export const goalsRoutes = [settings] as const;
