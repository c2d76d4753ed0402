import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

type SupportSearch = { tab?: "mailbox" | undefined };

const support = createRoute({
  getParentRoute: () => storeRoute,
  path: "support",
  validateSearch: ({ tab }: Record<string, unknown>): SupportSearch => ({ tab: tab === "mailbox" ? tab : undefined }),
  component: lazyPage(() => import("./support-page.tsx"), "SupportPage"),
});

export const supportRoutes = [support] as const;
