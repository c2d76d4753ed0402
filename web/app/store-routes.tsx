import { createRoute, redirect } from "@tanstack/react-router";
import { requireLogin } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

storeRoute.update({ component: lazyPage(() => import("./shell/store-shell.tsx"), "StoreShell") });

/** Stores without one named: the start opens the active one, else the login's default. */
export const storesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "s",
  beforeLoad({ location }) {
    requireLogin({ location });
    throw redirect({ to: "/", replace: true });
  },
});

/** A store without a page named opens its day. */
export const storeIndexRoute = createRoute({
  getParentRoute: () => storeRoute,
  path: "/",
  beforeLoad({ params }) {
    throw redirect({ to: "/s/$storeId/daybook/{-$date}", params: { storeId: params.storeId }, replace: true });
  },
});
