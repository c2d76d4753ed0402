import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";

/** The kit in all its states, for us: in no menu, without data and without sign-in. */
export const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "kit/{-$part}",
  component: lazyPage(() => import("./gallery-page.tsx"), "GalleryPage"),
});
