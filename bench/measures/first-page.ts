import http from "node:http";
import type { Browser, Page } from "@playwright/test";
import { emptyPage } from "./empty-page.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, median, timesPeer } from "./figure.ts";
import { keptSignIn, phone, slowDown, startBrowser, untilIdle, usableDaybook } from "./browser.ts";

type Visit = { lcpMs: number; scriptKb: number };
type Address = { url: string; ready: string; kept?: Awaited<ReturnType<typeof keptSignIn>> };

/** The first visit of a phone on a slow line: its largest paint, and the JavaScript that it had to fetch. */
export async function measureFirstPage(run: BenchRun): Promise<Figure[]> {
  const { url } = await run.program();
  const empty = await emptyPage();
  const browser = await startBrowser();
  try {
    const kept = await keptSignIn(browser, url);
    const rounds = run.isQuick ? 1 : 5;
    const peer = await visits(browser, { url: empty.url, ready: "h1" }, rounds);
    const signIn = await visits(browser, { url: `${url}/auth/login`, ready: "input[type=email]" }, rounds);
    const daybook = await visits(browser, { url: `${url}/s/1/daybook`, ready: usableDaybook, kept }, rounds);
    const name = "an empty React page by the same build";
    return [
      { page: "sign-in", result: signIn, barKb: 110, timesEmpty: 1.6 },
      { page: "daybook", result: daybook, barKb: 205, timesEmpty: 2 },
    ].flatMap(({ page, result, barKb, timesEmpty }) => [
      atMost({
        what: `first JavaScript of the ${page}, gzipped`,
        measured: result.scriptKb,
        unit: "KB",
        bar: barKb,
        peer: { name, measured: peer.scriptKb },
      }),
      atMost({
        what: `largest paint of the ${page}, cold, 4× slower processor, 1.6 Mbit/s`,
        measured: seconds(result.lcpMs),
        unit: "s",
        bar: timesPeer(timesEmpty, { measured: seconds(peer.lcpMs) }),
        peer: { name, measured: seconds(peer.lcpMs) },
      }),
    ]);
  } finally {
    await browser.close();
    empty.close();
  }
}

/** Median of several first visits. */
export async function visits(browser: Browser, address: Address, rounds: number): Promise<Visit> {
  const measured: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await visit(browser, address));
  }
  return {
    lcpMs: median(measured.map(({ lcpMs }) => lcpMs)),
    scriptKb: median(measured.map(({ scriptKb }) => scriptKb)),
  };
}

/** In a browser that has never seen the page; who was signed in still is. */
async function visit(browser: Browser, { url, ready, kept }: Address): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, ...(kept && { storageState: kept }) });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") {
      scripts.add(response.url());
    }
  });
  await slowDown(page, { hasSlowNetwork: true });
  await page.goto(url, { waitUntil: "commit" });
  // Seldom and without a layout: a locator looks at each frame, a fifth of a second of this processor.
  const isThere = (selector: string) => document.querySelector(selector) !== null;
  await page.waitForFunction(isThere, ready, { timeout: 60_000, polling: 250 });
  // What comes after the page can be used (the live connection) belongs to it all the same.
  await page.waitForLoadState("networkidle");
  await untilIdle(page);
  const lcpMs = await largestPaint(page);
  await context.close();
  const sizes = await Promise.all([...scripts].map(gzippedBytes));
  return { lcpMs, scriptKb: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10 };
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

/** Chromium takes brotli, which is smaller; the bar speaks of gzip, so the same files are asked for once more. */
function gzippedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "gzip" } }, (response) => {
        let bytes = 0;
        response.on("data", (part: Buffer) => (bytes += part.length));
        response.on("end", () => resolve(bytes));
      })
      .on("error", reject);
  });
}

/** To the hundredth. */
export function seconds(ms: number): number {
  return Math.round(ms / 10) / 100;
}
