import type { Page } from "@playwright/test";

/** Types as a scanner does: all keys at once, wherever the cursor is. */
export async function scanKeys(page: Page, typed: readonly string[]): Promise<void> {
  await page.evaluate((keys) => {
    // Made before the first is sent: a scanner's keys carry the times of the scanner, however busy the machine is.
    const events = keys.map((key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    for (const event of events) {
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  }, typed);
}
