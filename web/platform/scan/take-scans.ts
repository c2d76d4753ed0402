import { useEffect, useEffectEvent } from "react";

/** What is scanned goes here instead of to the page it would open; false hands it on. */
type Taker = (code: string) => boolean;

const takers: Taker[] = [];

/** A screen that works with scans takes them while it is there: a form that waits for a bin, a dialog of scanning. */
export function useTakesScans(take: Taker): void {
  const handler = useEffectEvent(take);
  useEffect(function takeWhileHere() {
    const taker: Taker = (code) => handler(code);
    takers.push(taker);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
    };
  }, []);
}

/** Gives a code to the screen that opened last and wants it; false when none does. */
export function giveScan(code: string): boolean {
  return takers.toReversed().some((take) => take(code));
}
