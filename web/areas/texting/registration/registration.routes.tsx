import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const number = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/settings/number",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./registration-page.tsx"), "RegistrationPage"),
});

const sign = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/settings/number/sign",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./sign-page.tsx"), "SignPage"),
});

export const registrationRoutes = [number, sign] as const;
