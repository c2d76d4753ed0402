import { deferred } from "#common/deferred.ts";
import { isOnline } from "#web/platform/browser/online.ts";
import { logProblem } from "#web/platform/log/log.ts";
import { platformText } from "#web/platform/platform-text.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { createSignal } from "#web/ui/signal.ts";

/** How often a page that stays open asks for a new version. */
const updateCheckMs = 30 * 60_000;
/** The prompt stays a little longer than others: nobody waits for it. */
const promptMs = 10_000;
/** A person has pressed Reload and looks at the screen; a version that takes longer comes with the next reload. */
const installLimitMs = 15_000;
/** A browser may hold a takeover back for minutes while the old worker still answers something. */
const takeOverLimitMs = 5000;
/** The first wait before a first installation that broke off is tried again; each next wait is twice as long. */
const installAgainMs = 5000;
const installAgainLimitMs = 5 * 60_000;

/** The worker of a newer version, ready to take over; the menu shows Refresh with a mark while there is one. */
const waitingWorker = createSignal<ServiceWorker | null>(null);

/**
 * Registers `/service-worker.js` once the page has loaded, asks for a new version every 30 minutes and says "Update
 * available" once one is ready. Nothing reloads on its own. Returns a function that stops the checks.
 */
export function registerServiceWorker(): () => void {
  if (!("serviceWorker" in navigator)) {
    return () => undefined;
  }
  void pageLoaded().then(() => install(installAgainMs));
  const timer = setInterval(() => {
    void checkForUpdate();
  }, updateCheckMs);
  return () => {
    clearInterval(timer);
  };
}

async function checkForUpdate(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    // Offline it fails; the next one will do.
  }
}

/** The worker's files would otherwise compete with those that the page needs first. */
function pageLoaded(): Promise<void> {
  const { promise, resolve } = deferred();
  if (document.readyState === "complete") {
    resolve();
  } else {
    window.addEventListener("load", () => resolve(), { once: true });
  }
  return promise;
}

/** Retries until the worker is installed, because one failed file makes the browser drop a first installation. */
async function install(againMs: number): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/service-worker.js");
    const announce = async () => {
      await settled(registration.installing);
      announceWaiting(registration);
    };
    registration.addEventListener("updatefound", () => void announce());
    await announce();
    if (registration.active !== null || registration.waiting !== null) {
      return;
    }
    logProblem("The service worker's installation broke off");
  } catch (error) {
    logProblem("The service worker was not registered", error);
  }
  setTimeout(() => void install(Math.min(againMs * 2, installAgainLimitMs)), againMs);
}

/** Once the worker is installed or given up; at once without one. */
function settled(worker: ServiceWorker | null): Promise<void> {
  const { promise, resolve } = deferred();
  if (worker === null || worker.state !== "installing") {
    resolve();
  }
  worker?.addEventListener("statechange", () => {
    if (worker.state !== "installing") {
      resolve();
    }
  });
  return promise;
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Reloads into the newest version there is. One that is on its way is waited for: the old one would only come again. */
export function reloadIntoUpdate(reload: () => void = reloadPage): void {
  void newestWorker().then(async (worker) => {
    if (worker !== null) {
      // The new worker first takes over, or the reload would be served by the old one again.
      const takeOver = deferred();
      navigator.serviceWorker.addEventListener("controllerchange", () => takeOver.resolve(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin, only windows have
      worker.postMessage("take-over");
      const isHeldBack = await Promise.race([
        takeOver.promise.then(() => false),
        passed(takeOverLimitMs).then(() => true),
      ]);
      if (isHeldBack) {
        await leaveOut();
      }
    }
    reload();
  });
}

/**
 * Lets the next load come from the network: held back, the old worker may leave it without an answer. The page registers
 * the new one again, whose files are there already.
 */
async function leaveOut(): Promise<void> {
  if (!isOnline()) {
    return;
  }
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch (error) {
    logProblem("The old service worker could not be left out", error);
  }
}

function reloadPage(): void {
  window.location.reload();
}

/** The worker that waits to take over, after asking for one; null when there is none, or none comes in time. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const waiting = waitingWorker.get();
  if (waiting !== null || !("serviceWorker" in navigator)) {
    return waiting;
  }
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    await Promise.race([settled(registration?.installing ?? null), passed(installLimitMs)]);
    return registration?.waiting ?? null;
  } catch {
    // Offline, say. A reload can't make it worse.
    return null;
  }
}

/** On a first visit there is no controller: the worker that just got ready is not an update of anything. */
function announceWaiting(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration;
  if (waiting === null || navigator.serviceWorker.controller === null || waitingWorker.get() === waiting) {
    return;
  }
  waitingWorker.set(waiting);
  showSnackbar({
    text: platformText("update.available"),
    button: platformText("update.reload"),
    action: () => reloadIntoUpdate(),
    timeout: promptMs,
  });
}
