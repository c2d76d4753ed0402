import { createRoute, createRouter, parseSearchWith, redirect, stringifySearchWith } from "@tanstack/react-router";
import type { AnyRouter, Router, RouterHistory } from "@tanstack/react-router";
import { splashRoute } from "#web/areas/access/splash.route.tsx";
import { daybookRoute } from "#web/areas/daybook/daybook.route.ts";
import { loadChunk } from "#web/platform/lazy-with-timeout.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import type { allRoutes } from "./all-routes.tsx";
import { PageFailed } from "./page-failed.tsx";
import { PageMissing } from "./page-missing.tsx";
import { RootFrame } from "./root-frame.tsx";
import { storeIndexRoute, storesRoute } from "./store-routes.tsx";

rootRoute.update({ component: RootFrame });

/**
 * The application's router, of the window's own address unless a test hands in another history. It begins with the
 * pages that a visit begins with. The routes of all others are a file of their own, which is fetched before one of them
 * is first needed: the first page does not grow with every area.
 */
export function createAppRouter(history?: RouterHistory) {
  const others = { add: () => Promise.resolve() };
  const router = createRouter({
    routeTree: firstRoutes(others),
    ...(history && { history }),
    parseSearch: parseSearchWith(valueInAddress),
    stringifySearch: stringifySearchWith(JSON.stringify, JSON.parse),
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: PageMissing,
    defaultErrorComponent: PageFailed,
    defaultPendingMs: 300,
    scrollRestoration: true,
  });
  others.add = () => addAllRoutes(router);
  return router;
}

/**
 * The value of a search parameter. A number that would come out as another one stays text: the id of a company at a service
 * has more digits than a number holds.
 */
function valueInAddress(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return typeof value === "number" && String(value) !== text ? text : value;
}

/** Fetches the routes of every page and gives them to the router. */
export async function addAllRoutes(router: AnyRouter): Promise<void> {
  const { setAllRoutes } = await loadChunk(() => import("./all-routes.tsx"));
  setAllRoutes(router);
}

/** Whether a visit that begins at this path needs no other routes than the first. */
export function isFirstPage(path: string): boolean {
  return /^\/(s\/\d+\/daybook\/?)?$/.test(path);
}

/** Where a visit begins, and stand-ins for all other pages: each fetches the routes and goes on to the page. */
function firstRoutes(others: { add: () => Promise<void> }) {
  const addAndGoOn = async ({ location }: { location: { href: string } }) => {
    await others.add();
    throw redirect({ href: location.href, replace: true });
  };
  const anyPage = createRoute({ getParentRoute: () => rootRoute, path: "$", beforeLoad: addAndGoOn });
  const anyStorePage = createRoute({ getParentRoute: () => storeRoute, path: "$", beforeLoad: addAndGoOn });
  // Or the day's optional date would take the names of its pages.
  const anyDayPage = createRoute({ getParentRoute: () => storeRoute, path: "daybook/$page", beforeLoad: addAndGoOn });
  return rootRoute.addChildren([
    splashRoute,
    storesRoute,
    storeRoute.addChildren([storeIndexRoute, daybookRoute, anyDayPage, anyStorePage]),
    anyPage,
  ]);
}

declare module "@tanstack/react-router" {
  // The package asks for an interface here: it is what makes every link and parameter typed.
  interface Register {
    router: Router<ReturnType<typeof allRoutes>>;
  }
}
