/**
 * Tells a barcode scanner, which types like a keyboard, from a person: its keys come faster than fingers can,
 * and it ends with Enter. Pure, so that the timing can be tested without a clock.
 */
export type ScanKey = { key: string; atMs: number };

/** A scanner's keys follow each other within this; fast typists need 60 ms and more. */
export const scanKeyGapMs = 35;
/** Fewer characters than this are a person hitting two keys at once. */
const minScanLength = 4;

export type Burst = { keys: readonly ScanKey[] };

export const noBurst: Burst = { keys: [] };

/** The burst with one more key; a pause begins a new one. */
export function withKey(burst: Burst, pressed: ScanKey): Burst {
  const last = burst.keys.at(-1);
  const isContinued = last !== undefined && pressed.atMs - last.atMs <= scanKeyGapMs;
  return { keys: isContinued ? [...burst.keys, pressed] : [pressed] };
}

/** From the second fast key on it can only be a scanner, so the keys are kept away from the field that has the cursor. */
export function isScanner(burst: Burst): boolean {
  return burst.keys.length >= 3;
}

/** The code of a burst that `end` (Enter or Tab) completes, or null when it was no scan. */
export function scannedCode(burst: Burst, end: ScanKey): string | null {
  const last = burst.keys.at(-1);
  const isInTime = last !== undefined && end.atMs - last.atMs <= scanKeyGapMs;
  const isEnd = end.key === "Enter" || end.key === "Tab";
  if (!isInTime || !isEnd || burst.keys.length < minScanLength) {
    return null;
  }
  return burst.keys.map(({ key }) => key).join("");
}
