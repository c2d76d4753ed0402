import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { idInAddress } from "#web/platform/routing/id-in-address.ts";
import type { Period } from "./period.ts";
import { readPeriod } from "./period.ts";

const timecards = createRoute({
  getParentRoute: () => storeRoute,
  path: "team/timecards",
  beforeLoad: requireManager,
  // `person`: whose days a wide screen shows beside the list.
  validateSearch: (search: Record<string, unknown>): Partial<Period> & { person?: string | undefined } => ({
    ...readPeriod(search),
    person: idInAddress(search["person"]),
  }),
  component: lazyPage(() => import("./timecards-page.tsx"), "TimecardsPage"),
});

/** Of a person; everybody may open the own one, and the server refuses others'. */
const personTimecard = createRoute({
  getParentRoute: () => storeRoute,
  path: "team/timecards/$employeeId",
  validateSearch: readPeriod,
  component: lazyPage(() => import("./person-timecard-page.tsx"), "PersonTimecardPage"),
});

export const timecardsRoutes = [timecards, personTimecard] as const;
