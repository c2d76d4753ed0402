import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { requireManager } from "#web/platform/routing/guards.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

/** The dialog for sending is open: for which bin, and to which store. */
type BalanceSearch = { send?: string | undefined; to?: string | undefined };

const balance = createRoute({
  getParentRoute: () => storeRoute,
  path: "backstock/balance",
  beforeLoad: requireManager,
  validateSearch: (search: Record<string, unknown>): BalanceSearch => ({
    send: wordIn(search["send"]),
    to: wordIn(search["to"]),
  }),
  component: lazyPage(() => import("./balance-page.tsx"), "BalancePage"),
});

/** A number in an address is read as one, and bins and stores have numbers. */
function wordIn(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

export const balanceRoutes = [balance] as const;
