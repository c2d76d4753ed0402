import { createRoute } from "@tanstack/react-router";
import { daySearch } from "#web/areas/daybook/day-search.ts";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const newShift = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/shifts/new",
  validateSearch: daySearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./new-shift-page.tsx"), "NewShiftPage"),
});

const shift = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/shift/$shiftId",
  validateSearch: daySearch,
  component: lazyPage(() => import("./shift-page.tsx"), "ShiftPage"),
});

export const shiftRoutes = [newShift, shift] as const;
