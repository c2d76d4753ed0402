import { createRoute } from "@tanstack/react-router";
import { uuidIn } from "#web/areas/bounceback/list/coupons-search.ts";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const settings = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/settings",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./campaigns-page.tsx"), "CampaignsPage"),
});

const conflicts = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/conflicts",
  beforeLoad: requireManager,
  component: lazyPage(() => import("#web/areas/bounceback/conflicts/conflicts-page.tsx"), "ConflictsPage"),
});

const newCampaign = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/settings/campaigns/new",
  beforeLoad: requireManager,
  /** The campaign whose terms it starts with. */
  validateSearch: (search: Record<string, unknown>): { copy?: string | undefined } => ({
    copy: uuidIn(search["copy"]),
  }),
  component: lazyPage(() => import("./campaign-form-page.tsx"), "CampaignFormPage"),
});

const campaign = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/settings/campaigns/$campaignId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./campaign-page.tsx"), "CampaignPage"),
});

const editCampaign = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/settings/campaigns/$campaignId/edit",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./campaign-form-page.tsx"), "CampaignFormPage"),
});

export const campaignRoutes = [settings, conflicts, newCampaign, campaign, editCampaign] as const;
