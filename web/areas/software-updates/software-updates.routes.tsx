import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const releases = createRoute({
  getParentRoute: () => storeRoute,
  path: "softwareUpdates",
  component: lazyPage(() => import("./software-updates-page.tsx"), "SoftwareUpdatesPage"),
});

const feedback = createRoute({
  getParentRoute: () => storeRoute,
  path: "softwareUpdates/$releaseId/feedback",
  component: lazyPage(() => import("./feedback-page.tsx"), "FeedbackPage"),
});

export const softwareUpdatesRoutes = [releases, feedback] as const;
