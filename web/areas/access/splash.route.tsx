import { createRoute } from "@tanstack/react-router";
import { markSplashShown, requireLogin } from "#web/platform/routing/guards.ts";
import { ownPath } from "#web/platform/routing/own-path.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { SplashPage } from "./splash-page.tsx";

type Go = { go?: string | undefined };

/** Named even when it is refused: a key that is left out keeps what the address said. */
export function readGo(search: Record<string, unknown>): Go {
  return { go: ownPath(search["go"]) ?? undefined };
}

export const splashRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: readGo,
  beforeLoad({ location }) {
    requireLogin({ location });
    markSplashShown();
  },
  component: SplashPage,
});
