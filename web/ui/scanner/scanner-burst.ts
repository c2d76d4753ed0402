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

/** Whether these keys are a hand that hit several at once, and not a scan whose Enter is missing. */
export function isTooShortForScan(burst: Burst): boolean {
  return burst.keys.length < minScanLength;
}

/** A license is a page of lines: its scanner presses Enter after each, and the end is a silence. */
export const pageSilenceMs = 300;
/** Between two lines some scanners take a breath. */
const pageKeyGapMs = 50;

/** Whether the burst is the beginning of a license (`@`, then `ANSI `), whose Enter keys are line ends. */
export function isPage(burst: Burst): boolean {
  return burst.keys[0]?.key === "@" || textOf(burst).includes("ANSI ");
}

/** A license with one more key, or null when the key came too late to belong to it. */
export function pageWithKey(burst: Burst, pressed: ScanKey): Burst | null {
  const last = burst.keys.at(-1);
  const isInTime = last !== undefined && pressed.atMs - last.atMs <= pageKeyGapMs;
  return isInTime ? { keys: [...burst.keys, { ...pressed, key: pressed.key === "Enter" ? "\n" : pressed.key }] } : null;
}

/** Whether these keys can be nothing but a license, though not all of it has come: an @, and a line's end in no time. */
export function isLicense(burst: Burst): boolean {
  return isWholePage(burst) || textOf(burst).startsWith("@\n");
}

/** Whether what has come is a license; anything else that began with an @ was typed. */
export function isWholePage(burst: Burst): boolean {
  return textOf(burst).includes("ANSI ");
}

export function textOf(burst: Burst): string {
  return burst.keys.map(({ key }) => key).join("");
}

/** The code of a burst that `end` (Enter or Tab) completes, or null when it was no scan. */
export function scannedCode(burst: Burst, end: ScanKey): string | null {
  const last = burst.keys.at(-1);
  const isInTime = last !== undefined && end.atMs - last.atMs <= scanKeyGapMs;
  const isEnd = end.key === "Enter" || end.key === "Tab";
  if (!isInTime || !isEnd || burst.keys.length < minScanLength) {
    return null;
  }
  return textOf(burst);
}
