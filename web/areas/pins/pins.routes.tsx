import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const oddUse = createRoute({
  getParentRoute: () => storeRoute,
  path: "team/odd-use",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./odd-use/odd-use-page.tsx"), "OddUsePage"),
});

export const pinsRoutes = [oddUse] as const;
