import "#web/platform/browser/array-copies.ts";
import { createRoot } from "react-dom/client";
import "#web/platform/language/ui-texts.ts";
import "./styles.ts";
import { keepFocus } from "#web/ui/focus/keep-focus.ts";
import { hidePreloader } from "#web/platform/preloader.ts";
import { registerServiceWorker } from "#web/platform/service-worker/register-service-worker.ts";
import { currentSession } from "#web/platform/session/session.ts";
import { signInAddress } from "./sign-in-address.ts";

const element = document.querySelector("#root");
if (element === null) {
  throw new Error("The page has no #root to draw in");
}
const root = createRoot(element);
keepFocus();
const loadApplication = () => import("./routed-app.tsx");

const signIn = currentSession() === null ? signInAddress(window.location) : null;
void (signIn === null ? openApplication() : openSignIn(signIn)).finally(hidePreloader);
if (import.meta.env.PROD) {
  registerServiceWorker();
}

async function openApplication(): Promise<void> {
  const { showApplication } = await loadApplication();
  await showApplication(root);
}

/** Signing in waits for neither the router nor the pages behind it: they come while the person types. */
async function openSignIn(address: string): Promise<void> {
  window.history.replaceState(null, "", address);
  const { showSignIn } = await import("./sign-in-app.tsx");
  showSignIn(root, { open: openApplication, load: () => void loadApplication() });
}
