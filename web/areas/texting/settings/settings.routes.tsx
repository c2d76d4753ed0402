import { createRoute } from "@tanstack/react-router";
import { requireManager } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { storeRoute } from "#web/platform/routing/store-route.ts";

const templates = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/settings/template",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./templates-page.tsx"), "TemplatesPage"),
});

/** `new` begins another one. */
const template = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/settings/template/$messageId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./template-page.tsx"), "TemplatePage"),
});

const responses = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/settings/auto-response",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./auto-responses-page.tsx"), "AutoResponsesPage"),
});

/** `new` begins another one. */
const response = createRoute({
  getParentRoute: () => storeRoute,
  path: "texting/settings/auto-response/$messageId",
  beforeLoad: requireManager,
  component: lazyPage(() => import("./auto-response-page.tsx"), "AutoResponsePage"),
});

export const textingSettingsRoutes = [templates, template, responses, response] as const;
