import { createRoute, redirect } from "@tanstack/react-router";
import { lazyPage } from "#web/platform/routing/lazy-page.ts";
import { refusePosUser, requireLogin, requireNobody, storeToOpen } from "#web/platform/routing/guards.ts";
import { rootRoute } from "#web/platform/routing/root-route.ts";
import { readGo, splashRoute } from "./splash.route.tsx";

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
