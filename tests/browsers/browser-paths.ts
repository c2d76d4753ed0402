import { existsSync, globSync } from "node:fs";

/** Debian's Firefox, or the one that a person has installed; null when there is none. */
export function firefoxPath(): string | null {
  return firstOf(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
}

export type WebKitPaths = {
  miniBrowser: string;
  webDriver: string;
  /** WebKitGTK draws on a display; this one is nobody's. */
  display: string;
};

/** WebKitGTK's small browser, its driver, and a display for it; null when one of them is missing. */
export function webKitPaths(): WebKitPaths | null {
  const miniBrowser = firstOf(globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").toSorted().toReversed());
  const webDriver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const display = firstOf(["/usr/bin/Xvfb"]);
  return miniBrowser && webDriver && display ? { miniBrowser, webDriver, display } : null;
}

function firstOf(files: readonly string[]): string | null {
  return files.find((file) => existsSync(file)) ?? null;
}
