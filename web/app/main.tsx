import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "#web/platform/language/ui-texts.ts";
import "./styles.ts";
import { hidePreloader } from "#web/platform/preloader.ts";
import { registerServiceWorker } from "#web/platform/service-worker/register-service-worker.ts";
import { watchSession } from "#web/platform/session/session.ts";
import { mayLeave } from "#web/ui/form/unsaved-changes.ts";
import { router } from "./router.tsx";

const root = document.querySelector("#root");
if (root === null) {
  throw new Error("The page has no #root to draw in");
}

// Signing out, here or in another window, asks every guard again.
watchSession(() => void router.invalidate());
// Closing the window is guarded by the forms themselves.
router.history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false });

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
void router.load().finally(hidePreloader);
if (import.meta.env.PROD) {
  registerServiceWorker();
}
