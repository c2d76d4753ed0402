import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/**
 * From its first focus on, a page is watched at each frame. The body is allowed for the one frame in which a browser
 * takes an element away; a person never gets a key in between.
 */
export async function watchFocus(page: Page): Promise<{ expectKept: () => Promise<void> }> {
  await page.addInitScript(() => {
    const losses: string[] = [];
    Reflect.set(window, "focusLosses", losses);
    let last: string | null = null;
    let framesLost = 0;
    const look = () => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (!isLost) {
        last = activeElement.outerHTML.slice(0, 160);
      }
      framesLost = isLost && last !== null ? framesLost + 1 : 0;
      if (framesLost === 3) {
        losses.push(`${location.pathname}: after ${last}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return {
    expectKept: async () => {
      const frames = () =>
        page.evaluate(async () => {
          for (let frame = 0; frame < 6; frame += 1) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          return Reflect.get(window, "focusLosses") as unknown;
        });
      expect(await frames()).toEqual([]);
    },
  };
}

/** Presses something as the keyboard does: there by Tab, then the key. */
export async function pressKey(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await target.focus();
  await target.press(key);
}
