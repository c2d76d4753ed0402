import { createContext, use } from "react";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import { keep, readKept } from "#web/platform/browser/kept.ts";

const active = createSignal<number | null>(numberOf(readKept("store")));

/** The store that the route names; kept, so that the next visit opens the same one. */
export function activeStoreId(): number | null {
  return active.get();
}

/** A part of a page that is of another store than the page. */
export const ScopedStoreId = createContext<number | null>(null);

export function useActiveStoreId(): number | null {
  const ofPage = useSignal(active);
  return use(ScopedStoreId) ?? ofPage;
}

export function setActiveStore(storeId: number | null): void {
  if (active.get() === storeId) {
    return;
  }
  keep("store", storeId === null ? null : String(storeId));
  active.set(storeId);
}

function numberOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
