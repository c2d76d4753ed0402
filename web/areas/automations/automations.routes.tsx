import { createRoute, redirect } from "@tanstack/react-router";
import { requireLogin, requireManager, storeToOpen } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { ensurePerson, storeRoute } from "#web/platform/routing/store-route.ts";
import { arrive, returnedFields } from "./bookkeeping/arrival.ts";
import { bookkeepingSearch } from "./bookkeeping/bookkeeping-search.ts";
import { loyaltySearch } from "./loyalty/loyalty-search.ts";
import { logSearch } from "./log-search.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./automations-page.tsx"), "AutomationsPage"),
});

const schedule = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/scheduling/$integration",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./schedule/schedule-page.tsx"), "SchedulePage"),
});

const bookkeeping = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/bookkeeping/$integration",
  validateSearch: bookkeepingSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./bookkeeping/bookkeeping-page.tsx"), "BookkeepingPage"),
});

const register = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/registers/$integration",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./registers/register-page.tsx"), "RegisterPage"),
});

const shop = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/orders/$integration",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./orders/shop-page.tsx"), "ShopPage"),
});

const loyalty = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/loyalty/$integration",
  validateSearch: loyaltySearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./loyalty/loyalty-page.tsx"), "LoyaltyPage"),
});

const contactList = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/contact-list/$integration",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./contacts/contacts-page.tsx"), "ContactsPage"),
});

/** Where a person who comes back from a service's own sign-in page sees how it went. */
const signedIn = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/signed-in/$integration",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./bookkeeping/signed-in-page.tsx"), "SignedInPage"),
});

/**
 * The address that is registered with the services: the same for every store. What the service sent along is taken out of
 * the address at once, and finished in the store that this browser is at.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "signed-in/$integration",
  validateSearch: returnedFields,
  async beforeLoad({ location, params: { integration }, search, preload }) {
    requireLogin({ location });
    await ensurePerson({ location });
    const storeId = storeToOpen();
    if (storeId === null || preload) {
      throw redirect({ to: "/", replace: true });
    }
    arrive({ integration, returned: search });
    const params = { storeId, integration };
    throw redirect({ to: "/s/$storeId/settings/automations/signed-in/$integration", params, replace: true });
  },
});

const log = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/automations/log/$integration",
  validateSearch: logSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./log-page.tsx"), "LogPage"),
});

export const automationsRoutes = [
  home,
  schedule,
  bookkeeping,
  register,
  shop,
  loyalty,
  contactList,
  signedIn,
  log,
] as const;
