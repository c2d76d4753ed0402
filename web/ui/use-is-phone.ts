import { useSyncExternalStore } from "react";

/** Narrower than this, and the screen is a phone's: one column, full-screen dialogs, cards instead of columns. */
const phoneQuery = "(max-width: 699px)";

export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function isPhone(): boolean {
  return window.matchMedia(phoneQuery).matches;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener("change", listener);
  return () => {
    query.removeEventListener("change", listener);
  };
}
