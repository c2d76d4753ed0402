import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { campaignRoutes } from "./campaigns/campaigns.routes.tsx";
import { reportSearch } from "./report/report-search.ts";
import { couponsSearch, uuidIn } from "./list/coupons-search.ts";

const list = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback",
  validateSearch: couponsSearch,
  component: lazyPage(() => import("./list/coupons-page.tsx"), "CouponsPage"),
});

/** A scan on any page leads here with its code. */
const scan = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/scan",
  validateSearch: (search: Record<string, unknown>): { code?: string | undefined } => {
    const { code } = search;
    return { code: typeof code === "string" || typeof code === "number" ? String(code) : undefined };
  },
  component: lazyPage(() => import("./scan/scan-page.tsx"), "ScanPage"),
});

const detail = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/detail/show/$couponId",
  component: lazyPage(() => import("./detail/coupon-page.tsx"), "CouponPage"),
});

const newCoupon = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/detail/new",
  /** The campaign that is chosen already. */
  validateSearch: (search: Record<string, unknown>): { campaign?: string | undefined } => ({
    campaign: uuidIn(search["campaign"]),
  }),
  component: lazyPage(() => import("./form/new-coupon-page.tsx"), "NewCouponPage"),
});

const edit = createRoute({
  getParentRoute: () => storeRoute,
  path: "bounceback/detail/edit/$couponId",
  component: lazyPage(() => import("./form/edit-coupon-page.tsx"), "EditCouponPage"),
});

const report = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/bounceback",
  validateSearch: reportSearch,
  component: lazyPage(() => import("./report/bounceback-report-page.tsx"), "BouncebackReportPage"),
});

export const bouncebackRoutes = [list, scan, detail, newCoupon, edit, ...campaignRoutes, report] as const;
