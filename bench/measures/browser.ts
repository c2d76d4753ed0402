import { chromiumPath } from "#tests/e2e/chromium.ts";
import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { manager } from "./sign-in.ts";

/** Processor four times slower than this machine's. */
const slowProcessor = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back: a phone on slow 4G as Lighthouse has it. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export const phone = { width: 390, height: 844 };
export const counterScreen = { width: 1366, height: 768 };

const debianChromium = {
  executablePath: chromiumPath(),
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
};

export function startBrowser(): Promise<Browser> {
  return chromium.launch(debianChromium);
}

/** With a profile on the disk, as a counter PC has it: files, compiled scripts and the service worker stay. */
export function startKeptBrowser(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...debianChromium, viewport: counterScreen });
}

/** What Chromium itself says and does about a page. */
export async function slowDown(page: Page, options: { hasSlowNetwork: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowProcessor });
  if (options.hasSlowNetwork) {
    await session.send("Network.emulateNetworkConditions", slowNetwork);
  }
  return session;
}

/** What the browser keeps of a person who signed in before. */
export async function keptSignIn(
  browser: Browser,
  url: string,
): Promise<Awaited<ReturnType<BrowserContext["storageState"]>>> {
  const context = await browser.newContext({ viewport: counterScreen });
  await signIn(await context.newPage(), url);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.locator("input[type=email]").fill(manager.email);
  await page.locator("input[type=password]").fill(manager.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/daybook/);
  await page.locator(usableDaybook).first().waitFor();
}

/** Until the page has drawn what it has and has nothing left to do: what it reports of its paints comes only then. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
}

/** The daybook can be worked with: a task is there that can be ticked. */
export const usableDaybook = "main input[type=checkbox]:not(:disabled)";
