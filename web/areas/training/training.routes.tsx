import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const page = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/training",
  component: lazyPage(() => import("./training-page.tsx"), "TrainingPage"),
});

export const trainingRoutes = [page] as const;
