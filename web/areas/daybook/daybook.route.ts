import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

/** The day itself; apart from the area's other pages because a visit begins here. */
export const daybookRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: "daybook/{-$date}",
  component: lazyPage(() => import("./daybook-page.tsx"), "DaybookPage"),
});
