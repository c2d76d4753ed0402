import { createRoute } from "@tanstack/react-router";
import { daySearch } from "#web/areas/daybook/day-search.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const handover = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/handover",
  validateSearch: daySearch,
  component: lazyPage(() => import("./handover-page.tsx"), "HandoverPage"),
});

export const handoverRoutes = [handover] as const;
