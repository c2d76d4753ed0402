import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Loads again until the worker serves the page. */
export async function underWorker(page: Page): Promise<void> {
  // Its first installation may break off and be tried again, so the state is asked for, not waited for inside the page.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const { installing, waiting, active } = registration ?? {};
          return `installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}`;
        }),
      { timeout: 60_000 },
    )
    .toMatch(/active activated$/);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "none"))
    .toMatch(/\/service-worker\.js$/);
}
