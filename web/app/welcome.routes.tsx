import { createRoute } from "@tanstack/react-router";
import { setupSearch } from "#web/areas/onboarding/setup-search.ts";
import { enterStore, requireLogin, requireManager, requireSplash } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { ensurePerson, storeParams, storeRoute } from "#web/platform/routing/store-route.ts";

export const aboutRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: "about",
  component: lazyPage(() => import("./about/about-page.tsx"), "AboutPage"),
});

export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "onboarding/$storeId",
  params: storeParams(),
  validateSearch: setupSearch,
  async beforeLoad({ location, params, preload }) {
    requireLogin({ location });
    requireSplash({ location });
    await ensurePerson({ location });
    enterStore({ location }, params.storeId);
    requireManager({ preload });
  },
  component: lazyPage(() => import("./onboarding-shell.tsx"), "OnboardingShell"),
});
