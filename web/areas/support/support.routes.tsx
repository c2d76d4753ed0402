import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { supportTabs } from "./support-tabs.ts";

type SupportSearch = { tab?: (typeof supportTabs)[number] | undefined };

const support = createRoute({
  getParentRoute: () => storeRoute,
  path: "support",
  validateSearch: ({ tab }: Record<string, unknown>): SupportSearch => ({
    tab: supportTabs.find((name) => name === tab),
  }),
  component: lazyPage(() => import("./support-page.tsx"), "SupportPage"),
});

export const supportRoutes = [support] as const;
