import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { readInboxSearch } from "./inbox/inbox-search.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting",
  validateSearch: readInboxSearch,
  component: lazyPage(() => import("./inbox/inbox-page.tsx"), "InboxPage"),
});

const thread = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/$threadId/show",
  validateSearch: readInboxSearch,
  component: lazyPage(() => import("./inbox/inbox-page.tsx"), "ThreadPage"),
});

const newText = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/new",
  validateSearch: (search: Record<string, unknown>): { phone?: string | undefined } => ({
    phone: phoneIn(search["phone"]),
  }),
  component: lazyPage(() => import("./new/new-text-page.tsx"), "NewTextPage"),
});

export const textingRoutes = [home, thread, newText] as const;

/** The router reads a number from ten digits. */
function phoneIn(value: unknown): string | undefined {
  const digits = typeof value === "number" || typeof value === "string" ? String(value).replaceAll(/\D/g, "") : "";
  return digits === "" ? undefined : digits.slice(-10);
}
