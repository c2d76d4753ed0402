import { useEffectEvent, useLayoutEffect } from "react";

/** Handles a scanned code instead of opening its page. Returns false to pass it on. */
type ScanHandler = (code: string) => boolean;

const handlers: ScanHandler[] = [];

/** Handles scans while the component is mounted, for a form that waits for a bin or the scan dialog. */
export function useScanHandler(take: ScanHandler): void {
  const handler = useEffectEvent(take);
  useLayoutEffect(function takeWhileHere() {
    const entry: ScanHandler = (code) => handler(code);
    handlers.push(entry);
    return () => {
      handlers.splice(handlers.indexOf(entry), 1);
    };
  }, []);
}

/** Passes a code to the latest handler that takes it. Returns false when none does. */
export function dispatchScan(code: string): boolean {
  return handlers.toReversed().some((take) => take(code));
}
