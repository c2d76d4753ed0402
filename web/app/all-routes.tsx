import type { AnyRouter } from "@tanstack/react-router";
import { accessRoutes } from "#web/areas/access/access.routes.tsx";
import { automationsRoutes, signedInRoute } from "#web/areas/automations/automations.routes.tsx";
import { backstockRoutes } from "#web/areas/backstock/backstock.routes.tsx";
import { bouncebackRoutes } from "#web/areas/bounceback/bounceback.routes.tsx";
import { buysRoutes } from "#web/areas/buys/buys.routes.tsx";
import { customersRoutes } from "#web/areas/customers/customers.routes.tsx";
import { daybookRoutes } from "#web/areas/daybook/daybook.routes.tsx";
import { goalsRoutes } from "#web/areas/goals/goals.routes.tsx";
import { booksRoutes } from "#web/areas/books/books.routes.tsx";
import { inventoryRoutes } from "#web/areas/inventory/inventory.routes.tsx";
import { billingRoutes } from "#web/areas/billing/billing.routes.tsx";
import { companyExportRoutes } from "#web/areas/company-export/company-export.routes.tsx";
import { nightlyMailRoutes } from "#web/areas/nightly-mail/nightly-mail.routes.tsx";
import { ordersRoutes } from "#web/areas/orders/orders.routes.tsx";
import { reportsRoutes } from "#web/areas/reports/reports.routes.tsx";
import { pinsRoutes } from "#web/areas/pins/pins.routes.tsx";
import { firstStoreRoute, settingsRoutes } from "#web/areas/settings/settings.routes.tsx";
import { signUpRoutes } from "#web/areas/sign-up/sign-up.routes.tsx";
import { softwareUpdatesRoutes } from "#web/areas/software-updates/software-updates.routes.tsx";
import { supportRoutes } from "#web/areas/support/support.routes.tsx";
import { teamRoutes } from "#web/areas/team/team.routes.tsx";
import { registrationRoutes } from "#web/areas/texting/registration/registration.routes.tsx";
import { textingSettingsRoutes } from "#web/areas/texting/settings/settings.routes.tsx";
import { textingRoutes } from "#web/areas/texting/texting.routes.tsx";
import { timecardsRoutes } from "#web/areas/timecards/timecards.routes.tsx";
import { trainingRoutes } from "#web/areas/training/training.routes.tsx";
import { usersRoutes } from "#web/areas/users/users.routes.tsx";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { galleryRoute } from "./gallery/gallery.routes.ts";
import { storeIndexRoute, storesRoute } from "./store-routes.tsx";
import { aboutRoute, onboardingRoute } from "./welcome.routes.tsx";

/** Gives the router the routes of every page. The first ones stay; their stand-ins for the others go. */
export function setAllRoutes(router: AnyRouter): void {
  allRoutes();
  router.setRoutes(router.buildRouteTree());
}

/** The tree of all routes; also the type that links and parameters are checked against. */
export function allRoutes() {
  return rootRoute.addChildren([
    ...accessRoutes,
    ...signUpRoutes,
    signedInRoute,
    firstStoreRoute,
    onboardingRoute,
    galleryRoute,
    storesRoute,
    storeRoute.addChildren([
      storeIndexRoute,
      aboutRoute,
      ...daybookRoutes,
      ...buysRoutes,
      ...customersRoutes,
      ...ordersRoutes,
      ...inventoryRoutes,
      ...textingRoutes,
      ...backstockRoutes,
      ...bouncebackRoutes,
      ...reportsRoutes,
      ...booksRoutes,
      ...teamRoutes,
      ...timecardsRoutes,
      ...pinsRoutes,
      ...goalsRoutes,
      ...settingsRoutes,
      ...registrationRoutes,
      ...textingSettingsRoutes,
      ...trainingRoutes,
      ...usersRoutes,
      ...automationsRoutes,
      ...billingRoutes,
      ...companyExportRoutes,
      ...nightlyMailRoutes,
      ...softwareUpdatesRoutes,
      ...supportRoutes,
    ]),
  ]);
}
