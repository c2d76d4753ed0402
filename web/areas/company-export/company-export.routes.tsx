import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const page = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/export",
  component: lazyPage(() => import("./company-export-page.tsx"), "CompanyExportPage"),
});

export const companyExportRoutes = [page] as const;
