import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const settings = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/nightly-reports",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./nightly-mail-page.tsx"), "NightlyMailPage"),
});

export const nightlyMailRoutes = [settings] as const;
