import { createRoute } from "@tanstack/react-router";
import { uuidIn } from "#web/areas/backstock/history/history-search.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

type TransfersSearch = {
  /** The dialog for sending is open. */
  send?: true | undefined;
  /** The transfer that is being taken in. */
  take?: string | undefined;
};

const transfers = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/transfers",
  validateSearch: (search: Record<string, unknown>): TransfersSearch => ({
    send: search["send"] === true ? true : undefined,
    take: uuidIn(search["take"]),
  }),
  component: lazyPage(() => import("./transfers-page.tsx"), "TransfersPage"),
});

const slip = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/transfers/$transferId/slip",
  component: lazyPage(() => import("./slip-page.tsx"), "SlipPage"),
});

export const transfersRoutes = [transfers, slip] as const;
