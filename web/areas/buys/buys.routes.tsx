import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";
import { craftSearch } from "./craft/craft-search.ts";
import { readBuysSearch } from "./home/buys-search.ts";
import { secondHandSearch } from "./second-hand/second-hand-search.ts";
import { logSearch } from "./log/log-search.ts";

type CheckInSearch = { initialPhoneNumber?: string | undefined; checkinRequestId?: string | undefined };

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys",
  validateSearch: readBuysSearch,
  component: lazyPage(() => import("./home/buys-page.tsx"), "BuysPage"),
});

const checkIn = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/checkin/new",
  validateSearch: readCheckInSearch,
  component: lazyPage(() => import("./check-in/check-in-page.tsx"), "CheckInPage"),
});

const checkInV1 = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/detail/v1_new",
  validateSearch: (search: Record<string, unknown>): CheckInSearch & { initialLicenseData?: string | undefined } => ({
    ...readCheckInSearch(search),
    initialLicenseData: licenseText(search["initialLicenseData"]),
  }),
  component: lazyPage(() => import("./check-in/check-in-v1-page.tsx"), "CheckInV1Page"),
});

const request = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/detail/edit/checkinRequest/$checkinRequestId",
  component: lazyPage(() => import("./requests/request-page.tsx"), "RequestPage"),
});

const buy = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/detail/edit/$buyId",
  component: lazyPage(() => import("./detail/buy-page.tsx"), "BuyPage"),
});

/** A scanned ticket or tag on any page leads here with its code. */
const scan = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/scan",
  // The router reads a code of digits as a number.
  validateSearch: ({ code }: Record<string, unknown>): { code?: string | undefined } => ({
    code: typeof code === "string" || typeof code === "number" ? String(code) : undefined,
  }),
  component: lazyPage(() => import("./scan/scanned-buy-page.tsx"), "ScannedBuyPage"),
});

const shelf = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/shelf",
  component: lazyPage(() => import("./shelf/shelf-page.tsx"), "ShelfPage"),
});

const customer = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/detail/customer/show/$customerId",
  component: lazyPage(() => import("./detail/customer-dialog-page.tsx"), "CustomerDialogPage"),
});

/** The customer's own page links here; what it shows is a buy. */
const customerBuy = createRoute({
  getParentRoute: () => storeRoute,
  path: "customers/detail/buys/show/$buyId",
  component: lazyPage(() => import("./detail/customer-buy-page.tsx"), "CustomerBuyPage"),
});

const settings = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/settings",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./settings/buy-settings-page.tsx"), "BuySettingsPage"),
});

/** `new` begins another one. */
const message = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/settings/prewritten-sms/$messageId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./messages/message-page.tsx"), "MessagePage"),
});

const logPage = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/buylog",
  validateSearch: logSearch,
  component: lazyPage(() => import("./log/buy-log-page.tsx"), "BuyLogPage"),
});

const logBuy = createRoute({
  getParentRoute: () => logPage,
  path: "$buyId",
  component: lazyPage(() => import("./log/log-buy-dialog.tsx"), "LogBuyDialog"),
});

const logCustomer = createRoute({
  getParentRoute: () => logPage,
  path: "customer/$customerId",
  component: lazyPage(() => import("./log/log-customer-dialog.tsx"), "LogCustomerDialog"),
});

const log = logPage.addChildren([logBuy, logCustomer]);

const craft = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/buyer_craft",
  validateSearch: craftSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./craft/craft-page.tsx"), "CraftPage"),
});

const sellerBook = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/sellers",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./seller-book/seller-book-page.tsx"), "SellerBookPage"),
});

const secondHand = createRoute({
  getParentRoute: () => storeRoute,
  path: "reports/second_hand",
  validateSearch: secondHandSearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./second-hand/second-hand-page.tsx"), "SecondHandPage"),
});

const secondHandRules = createRoute({
  getParentRoute: () => storeRoute,
  path: "buys/settings/second_hand",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./second-hand/rules-page.tsx"), "SecondHandRulesPage"),
});

export const buysRoutes = [
  ...([home, checkIn, checkInV1, request, buy, scan, shelf, customer, customerBuy, settings, message] as const),
  log,
  craft,
  sellerBook,
  secondHand,
  secondHandRules,
] as const;

/** The router reads a number from ten digits, and an object from JSON. */
function readCheckInSearch(search: Record<string, unknown>): CheckInSearch {
  const { initialPhoneNumber: phone, checkinRequestId: id } = search;
  const digits = typeof phone === "number" || typeof phone === "string" ? String(phone).replaceAll(/\D/g, "") : "";
  return {
    initialPhoneNumber: digits === "" ? undefined : digits.slice(-10),
    checkinRequestId: typeof id === "string" && /^[0-9a-f-]{36}$/i.test(id) ? id : undefined,
  };
}

function licenseText(value: unknown): string | undefined {
  if (typeof value === "object" && value !== null) {
    return JSON.stringify(value);
  }
  return typeof value === "string" ? value : undefined;
}
