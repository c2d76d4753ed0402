import { useEffect, useEffectEvent } from "react";

/** What is scanned goes here instead of to the page it would open; false hands it on. */
type ScanHandler = (code: string) => boolean;

const handlers: ScanHandler[] = [];

/** A screen that works with scans takes them while it is there: a form that waits for a bin, a dialog of scanning. */
export function useScanHandler(take: ScanHandler): void {
  const handler = useEffectEvent(take);
  useEffect(function takeWhileHere() {
    const entry: ScanHandler = (code) => handler(code);
    handlers.push(entry);
    return () => {
      handlers.splice(handlers.indexOf(entry), 1);
    };
  }, []);
}

/** Gives a code to the screen that opened last and wants it; false when none does. */
export function dispatchScan(code: string): boolean {
  return handlers.toReversed().some((take) => take(code));
}
