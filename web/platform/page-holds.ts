/** What the page must not be taken away from: a call on its way, an open check-in, something typed and not saved. */
import { deferred } from "#common/deferred.ts";
import { hasUnsavedChanges, useHasUnsavedChanges, watchUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";

const holds = createSignal(0);

/** Holds the page until the returned function is called. Every call to the server does, and every open check-in. */
export function holdPage(): () => void {
  holds.set(holds.get() + 1);
  let isHeld = true;
  return () => {
    if (isHeld) {
      isHeld = false;
      holds.set(holds.get() - 1);
    }
  };
}

export function isPageHeld(): boolean {
  return holds.get() > 0 || hasUnsavedChanges();
}

export function useIsPageHeld(): boolean {
  const isHeld = useSignal(holds) > 0;
  return useHasUnsavedChanges() || isHeld;
}

/** Resolves as soon as nothing holds the page, and after `limitMs` at the latest. */
export function waitUntilFree(limitMs: number): Promise<void> {
  const { promise, resolve } = deferred();
  const check = () => {
    if (!isPageHeld()) {
      resolve();
    }
  };
  const stops = [holds.subscribe(check), watchUnsavedChanges(check)];
  const timer = setTimeout(resolve, limitMs);
  check();
  return promise.finally(() => {
    clearTimeout(timer);
    stops.forEach((stop) => {
      stop();
    });
  });
}
