import { createRoute, redirect } from "@tanstack/react-router";
import { makesFirstStore, refusePosUser, requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { ensurePerson, storeRoute } from "#web/platform/routing/store-route.ts";
import { historySearch } from "./history/history-search.ts";

const home = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./home/settings-page.tsx"), "SettingsPage"),
});

const device = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/device",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./device-page.tsx"), "DevicePage"),
});

/** What the files of a register's folder mean. */
const registerExports = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/devices/$deviceId/exports",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./exports/exports-page.tsx"), "ExportsPage"),
});

const historyImport = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/history-import",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./history-import/history-import-page.tsx"), "HistoryImportPage"),
});

const store = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/store",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./store/store-page.tsx"), "StorePage"),
});

const newStore = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/store/new",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./store/new-store-page.tsx"), "NewStorePage"),
});

/** The owner of a company without a store, who comes from signing up: no store's frame is there yet. */
export const firstStoreRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "first-store",
  async beforeLoad({ location }) {
    await ensurePerson({ location });
    if (!makesFirstStore()) {
      throw redirect({ to: "/" });
    }
  },
  component: lazyPage(() => import("./store/first-store-page.tsx"), "FirstStorePage"),
});

const hours = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/hours",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./hours/hours-page.tsx"), "HoursPage"),
});

const switches = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/switches",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./switches/switches-page.tsx"), "SwitchesPage"),
});

const history = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/history",
  validateSearch: historySearch,
  beforeLoad: requireManager,
  component: lazyPage(() => import("./history/history-page.tsx"), "HistoryPage"),
});

/** Of one's own login, so no manager is asked for; a register has neither password nor sign-ins of its own. */
const changePassword = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/change-password",
  beforeLoad: ({ params }) => {
    refusePosUser(params.storeId);
  },
  component: lazyPage(() => import("./password-page.tsx"), "PasswordPage"),
});

const sessions = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/sessions",
  beforeLoad: ({ params }) => {
    refusePosUser(params.storeId);
  },
  component: lazyPage(() => import("./sessions-page.tsx"), "SessionsPage"),
});

const backups = createRoute({
  getParentRoute: () => storeRoute,
  path: "settings/backups",
  component: lazyPage(() => import("./backups-page.tsx"), "BackupsPage"),
});

export const settingsRoutes = [
  home,
  store,
  newStore,
  hours,
  switches,
  history,
  device,
  registerExports,
  historyImport,
  changePassword,
  sessions,
  backups,
] as const;
