import { createRoute, notFound } from "@tanstack/react-router";
import { logProblem } from "#web/platform/log/log.ts";
import { currentPerson, loadPerson } from "#web/platform/person/person.ts";
import { refreshSession } from "#web/platform/person/sign-in.ts";
import { whenIdle } from "#web/platform/browser/when-idle.ts";
import { enterStore, requireLogin } from "./guards.ts";
import { rootRoute } from "./root-route.ts";

let isRefreshed = false;

/** `/s/{storeId}`: the main application. Areas put their routes below it; the shell around them is attached by `web/app`. */
export const storeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "s/$storeId",
  params: storeParams(),
  async beforeLoad({ location, params, preload }) {
    await ensurePerson({ location });
    // A preload on hover must not switch the active store.
    if (!preload) {
      enterStore({ location }, params.storeId);
    }
  },
});

/** Loads the signed-in person and their stores before a store's page renders. */
export async function ensurePerson(target: { location: { href: string } }): Promise<void> {
  requireLogin(target);
  if (currentPerson() === null) {
    await loadPerson();
  } else if (!isRefreshed) {
    // Waits until the page has rendered, because both requests would slow it down.
    whenIdle(refreshInBackground);
  }
  isRefreshed = true;
}

/** What was kept from the last visit shows at once; what has changed since comes after it. */
function refreshInBackground(): void {
  Promise.all([refreshSession(), loadPerson()]).catch((error: unknown) => {
    logProblem("The login could not be refreshed", error);
  });
}

/** How a route reads the store out of its address. */
export function storeParams() {
  return {
    parse: ({ storeId }: { storeId: string }) => ({ storeId: storeNumber(storeId) }),
    stringify: ({ storeId }: { storeId: number }) => ({ storeId: String(storeId) }),
  };
}

function storeNumber(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) {
    throw notFound();
  }
  return Number(text);
}
