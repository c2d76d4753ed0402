import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { idInAddress } from "#web/platform/routing/id-in-address.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

type UsersSearch = { filter?: "inactive" | undefined; user?: string | undefined };

const users = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/users",
  beforeLoad: requireManager,
  validateSearch: (search: Record<string, unknown>): UsersSearch => ({
    filter: search["filter"] === "inactive" ? "inactive" : undefined,
    user: idInAddress(search["user"]),
  }),
  component: lazyPage(() => import("./users-page.tsx"), "UsersPage"),
});

export const usersRoutes = [users] as const;
