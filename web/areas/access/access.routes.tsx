import { createRoute, redirect } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import {
  refusePosUser,
  requireLogin,
  requireNobody,
  markSplashShown,
  storeToOpen,
} from "#web/platform/routing/guards.ts";
import { ownPath } from "#web/platform/routing/own-path.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { SplashPage } from "./splash-page.tsx";

type Go = { go?: string | undefined };

/** Named even when it is refused: a key that is left out keeps what the address said. */
function readGo(search: Record<string, unknown>): Go {
  return { go: ownPath(search["go"]) ?? undefined };
}

const splashRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  validateSearch: readGo,
  beforeLoad({ location }) {
    requireLogin({ location });
    markSplashShown();
  },
  component: SplashPage,
});

/** The folder of the sign-in pages has no page of its own. */
const authIndex = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth",
  beforeLoad() {
    throw redirect({ to: "/auth/login", replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth/login",
  validateSearch: readGo,
  beforeLoad: ({ search }) => {
    requireNobody(search.go);
  },
  component: lazyPage(() => import("./login-page.tsx"), "LoginPage"),
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth/forgot-password",
  component: lazyPage(() => import("./forgot-password-page.tsx"), "ForgotPasswordPage"),
});

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth/reset-password",
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
    token: typeof token === "string" && token !== "" ? token : undefined,
  }),
  component: lazyPage(() => import("./reset-password-page.tsx"), "ResetPasswordPage"),
});

const changePassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth/change-password",
  beforeLoad({ location }) {
    requireLogin({ location });
    refusePosUser(storeToOpen());
  },
  component: lazyPage(() => import("./change-password-page.tsx"), "ChangePasswordPage"),
});

export const accessRoutes = [splashRoute, authIndex, login, forgotPassword, resetPassword, changePassword] as const;
