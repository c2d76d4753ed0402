import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "vitest";
import type { Driver } from "./driver.ts";
import { look, sentTarget, type Sight, type Target } from "./page-finder.ts";

/** The page that a browser shows. Everything waits until what it needs is there. */
export type Screen = {
  driver: Driver;
  open(path: string): Promise<void>;
  press(target: Target): Promise<void>;
  /** Presses a field and types into it. */
  typeInto(target: Target, text: string): Promise<void>;
  sees(target: Target): Promise<void>;
  seesNot(target: Target): Promise<void>;
  reads(target: Target, words: string | RegExp): Promise<void>;
  /** What a scanner types: all keys at once, wherever the cursor is, and Enter after each line. */
  scan(...lines: readonly string[]): Promise<void>;
};

const library = createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js");
const finder = readFileSync(library, "utf8");

/** A busy machine is slow, not wrong. */
const patience = { timeout: 60_000, interval: 100 };

export function screenOf(driver: Driver, url: string): Screen {
  const see = async (target: Target): Promise<Sight | null> => {
    if (!(await driver.run("return 'TestingLibraryDom' in window;"))) {
      await driver.run(finder);
    }
    return sightOf(await driver.run(`return (${look.toString()})(${JSON.stringify(sentTarget(target))});`));
  };
  const waitUntil = async (target: Target, isSo: (seen: Sight | null) => boolean) => {
    const message = JSON.stringify(sentTarget(target));
    await expect.poll(async () => isSo(await see(target)), { ...patience, message }).toBe(true);
  };
  const press = async (target: Target) => {
    let place: Sight["place"] = null;
    // Where it was a moment ago: what still moves would be missed.
    await waitUntil(target, (seen) => {
      const hasMoved = place?.x !== seen?.place?.x || place?.y !== seen?.place?.y;
      place = seen?.place ?? null;
      return place !== null && !hasMoved;
    });
    const { x, y } = place ?? { x: 0, y: 0 };
    await driver.pressAt(x, y);
  };
  return {
    driver,
    open: (path) => driver.goto(url + path),
    press,
    async typeInto(target, text) {
      await press(target);
      await driver.type(text);
    },
    sees: (target) => waitUntil(target, (seen) => seen !== null),
    seesNot: (target) => waitUntil(target, (seen) => seen === null),
    reads: (target, words) =>
      waitUntil(target, (seen) => {
        const text = seen?.text ?? "";
        return typeof words === "string" ? text.includes(words) : words.test(text);
      }),
    async scan(...lines) {
      const keys = lines.flatMap((line) => [...line, "Enter"]);
      await driver.run(`(${typeKeys.toString()})(${JSON.stringify(keys)});`);
    },
  };
}

function sightOf(value: unknown): Sight | null {
  return value as Sight | null; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what `look` has returned in the page
}

/** Runs in the page, sent as text. */
function typeKeys(keys: readonly string[]): void {
  const events = keys.map((key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  for (const event of events) {
    (document.activeElement ?? document.body).dispatchEvent(event);
  }
}
