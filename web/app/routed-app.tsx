import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import type { Root } from "react-dom/client";
import { fetchAfterFirstPage, reportFirstPage } from "#web/platform/browser/after-first-page.ts";
import { keepRecentChoices } from "#web/platform/browser/kept-choices.ts";
import { watchSession } from "#web/platform/session/session.ts";
import { mayLeave } from "#web/ui/form/unsaved-changes.ts";
import { addAllRoutes, createAppRouter, isFirstPage } from "./router.tsx";

/** Draws the application from the window's address. Resolves when its first page has been read. */
export async function showApplication(root: Root): Promise<void> {
  const router = createAppRouter();
  if (isFirstPage(window.location.pathname)) {
    // A link that is pointed at fetches them at once.
    fetchAfterFirstPage(() => addAllRoutes(router));
  } else {
    await addAllRoutes(router);
  }
  keepRecentChoices();
  // Signing out, here or in another window, asks every guard again.
  watchSession(() => void router.invalidate());
  // Closing the window is guarded by the forms themselves.
  router.history.block({ blockerFn: async () => !(await mayLeave()), enableBeforeUnload: false });
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await router.load();
  reportFirstPage();
}
