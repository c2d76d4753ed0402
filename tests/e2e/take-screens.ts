// `npm run screens`: every screen of tests/e2e/screens.ts at both sizes and in both themes, into test-pictures.
// Names after it take those screens alone; --forced-colors and --wide-spacing show them as a person may have set them.
// HANGTAG_E2E_URL names a program that runs already; without it one is started on a fresh data folder.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, expect } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { follow, screens, sizes, themes } from "#tests/e2e/screens.ts";
import { wideSpacing } from "#tests/e2e/measure-text.ts";
import { signIn } from "#tests/e2e/sign-in.ts";
import type { Somebody } from "#tests/e2e/sign-in.ts";
import { chromiumPath } from "#tests/e2e/chromium.ts";
import { startRunningProgram } from "#tests/kit/running-program.ts";

const folder = path.resolve(import.meta.dirname, "../../test-pictures");
const { values: settings, positionals: chosenNames } = parseArgs({
  allowPositionals: true,
  options: { "forced-colors": { type: "boolean" }, "wide-spacing": { type: "boolean" } },
});
const forcedColors = settings["forced-colors"] === true ? "active" : "none";

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const given = process.env["HANGTAG_E2E_URL"];
  const program = given ? null : await startRunningProgram();
  await program?.ready;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    await takeAll(browser, given ?? program?.url ?? "");
  } finally {
    await browser.close();
    await program?.stop();
  }
}

/** One person after another, so that each signs in once. */
async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  const chosenScreens = screens.filter(({ name }) => chosenNames.length === 0 || chosenNames.includes(name));
  for (const person of new Set(chosenScreens.map(({ as }) => as))) {
    const context = await browser.newContext({ baseURL, reducedMotion: "reduce", forcedColors });
    const page = await context.newPage();
    await enter(page, person);
    for (const screen of chosenScreens.filter(({ as }) => as === person)) {
      await page.setViewportSize(sizes.counter);
      await page.goto(screen.path);
      await follow(page, screen.follows);
      await page.getByText(screen.shows).first().waitFor({ timeout: 60_000 });
      // The gallery shows a page that loads for ever.
      await expect(page.locator("[aria-busy=true]:not([data-gallery] *)")).toHaveCount(0, { timeout: 60_000 });
      if (settings["wide-spacing"] === true) {
        await page.addStyleTag({ content: wideSpacing });
      }
      await takeScreen(page, screen.name);
      process.stdout.write(`${screen.name}\n`);
    }
    await context.close();
  }
}

async function enter(page: Page, person: Somebody | null): Promise<void> {
  if (person !== null) {
    await signIn(page, person);
  }
}

async function takeScreen(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: path.join(folder, `${name}-${size}-${colorScheme}.png`), animations: "disabled" });
    }
  }
}

await main();
