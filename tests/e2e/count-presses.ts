import type { Locator, Page } from "@playwright/test";

/** Counts what a finger presses, a character that is typed or scanned aside; answers how many so far. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = (event: Event) => {
      const isTyped = event instanceof KeyboardEvent && event.key.length === 1 && event.key !== " ";
      if (event.isTrusted && !isTyped) {
        Reflect.set(window, "presses", Number(Reflect.get(window, "presses") ?? 0) + 1);
      }
    };
    window.addEventListener("pointerdown", count, true);
    window.addEventListener("keydown", count, true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "presses") ?? 0));
}

type Keys = {
  press: (key: string) => Promise<void>;
  /** Letters that look for something are keys like all others; a PIN, an amount and a note's words are not typed here. */
  type: (letters: string) => Promise<void>;
  /** Goes there by Tab alone. */
  reach: (target: Locator) => Promise<void>;
  /** Goes there by Tab and presses Enter. */
  choose: (target: Locator) => Promise<void>;
  count: () => number;
};

/** Goes everywhere by keys alone, as a person without a mouse does, and counts them. */
export function countKeys(page: Page): Keys {
  /** Ends a search for what Tab never reaches. */
  const mostKeys = 120;
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const reach = async (target: Locator) => {
    await target.waitFor();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    while (!(await isThere()) && count < mostKeys) {
      await press("Tab");
    }
  };
  return {
    press,
    type: async (letters) => {
      count += letters.length;
      // As fast as fingers are: keys at once would be a scanner's.
      await page.keyboard.type(letters, { delay: 80 });
    },
    reach,
    choose: async (target) => {
      await reach(target);
      await press("Enter");
    },
    count: () => count,
  };
}
