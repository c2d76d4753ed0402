import { createRoute } from "@tanstack/react-router";
import { requireNobody } from "#web/platform/routing/guards.ts";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";

const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: "sign-up",
  beforeLoad: () => {
    requireNobody(undefined);
  },
  component: lazyPage(() => import("./sign-up-page.tsx"), "SignUpPage"),
});

/** Also for a person who is signed in: the link may be opened on a computer that another person uses. */
const confirm = createRoute({
  getParentRoute: () => rootRoute,
  path: "sign-up/confirm",
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: typeof token === "string" && token !== "" ? token : undefined,
  }),
  component: lazyPage(() => import("./confirm-page.tsx"), "ConfirmPage"),
});

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: "terms",
  component: lazyPage(() => import("./terms-page.tsx"), "TermsPage"),
});

export const signUpRoutes = [signUp, confirm, terms] as const;
