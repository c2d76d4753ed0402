import { useSyncExternalStore } from "react";

/** Wide enough for a panel beside a page's main thing. */
const wideQuery = "(min-width: 1200px)";

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function isWide(): boolean {
  return window.matchMedia(wideQuery).matches;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener("change", listener);
  return () => {
    query.removeEventListener("change", listener);
  };
}
