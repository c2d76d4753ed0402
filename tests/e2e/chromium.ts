import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const debianChromium = "/usr/bin/chromium";

/** The browser of the journeys: Debian's where there is one, else the one that Playwright installs for itself. */
export function chromiumPath(): string {
  return existsSync(debianChromium) ? debianChromium : chromium.executablePath();
}
