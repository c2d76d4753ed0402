import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const tabs = ["mailbox", "contact"] as const;
type SupportSearch = { tab?: (typeof tabs)[number] | undefined };

const support = createRoute({
  getParentRoute: () => storeRoute,
  path: "support",
  validateSearch: ({ tab }: Record<string, unknown>): SupportSearch => ({ tab: tabs.find((name) => name === tab) }),
  component: lazyPage(() => import("./support-page.tsx"), "SupportPage"),
});

export const supportRoutes = [support] as const;
