import { rm } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { emptyPage } from "./empty-page.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, median } from "./figure.ts";
import { signIn, slowDown, startKeptBrowser, untilIdle, usableDaybook } from "./browser.ts";

/** Openings before the first that counts: the browser compiles a file ahead once it has met it a few times. */
const openedBefore = 4;

/** The slow PC at the counter, with the browser and the profile that have had the daybook open before. */
export async function measureCounter(run: BenchRun): Promise<Figure[]> {
  const { url } = await run.program();
  const empty = await emptyPage();
  const profile = await temporaryFolder("counter");
  const browser = await startKeptBrowser(profile);
  try {
    const rounds = run.isQuick ? 1 : 5;
    const peerMs = await openings(browser, { url: empty.url, usable: "h1", rounds });
    const page = await browser.newPage();
    await signIn(page, url);
    await page.goto(`${url}/s/1/daybook`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const usableMs = await openings(browser, { url: `${url}/s/1/daybook`, usable: usableDaybook, rounds });
    await page.bringToFront();
    await page.reload();
    await page.locator(usableDaybook).first().waitFor();
    await slowDown(page, { hasSlowNetwork: false });
    const ticks = await tickTimes(page, run.isQuick ? 2 : 10);
    const peer = "an empty React page by the same build, warm: its heading is there";
    return [
      atMost({
        what: "daybook usable on a counter PC (4× slower processor, warm cache)",
        measured: Math.round(usableMs / 10) / 100,
        unit: "s",
        bar: 0.6,
        peer: { name: peer, measured: Math.round(peerMs / 10) / 100 },
      }),
      atMost({
        what: "a tick on a task is answered on the screen",
        measured: Math.round(median(ticks)),
        unit: "ms",
        bar: 50,
        peer: { name: peer, measured: Math.round(peerMs) },
        note: "from the click to the frame after the row is drawn as done",
      }),
    ];
  } finally {
    await browser.close();
    empty.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Milliseconds from the beginning of a navigation until what is named is there and drawn: the median. */
export async function openings(
  browser: BrowserContext,
  { url, usable, rounds }: { url: string; usable: string; rounds: number },
): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector) === null) {
        requestAnimationFrame(look);
      } else {
        requestAnimationFrame(() => performance.mark("bench-usable"));
      }
    };
    requestAnimationFrame(look);
  }, usable);
  const durations: number[] = [];
  for (let round = 0; round < openedBefore + rounds; round += 1) {
    if (round === openedBefore) {
      await slowDown(page, { hasSlowNetwork: false });
    }
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("bench-usable").length > 0);
    durations.push(await page.evaluate(() => performance.getEntriesByName("bench-usable")[0]?.startTime ?? Number.NaN));
    await page.waitForLoadState("load");
    // What follows the first drawing, until the page has nothing left to do.
    await untilIdle(page);
  }
  await page.close();
  return median(durations.slice(openedBefore));
}

/** Ticks the first task that can be and takes it back, over and over; both count. */
async function tickTimes(page: Page, times: number): Promise<number[]> {
  const durations: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const answered = page.waitForResponse((response) => response.url().includes("/graphql"));
    durations.push(await page.evaluate(tickOnce, usableDaybook));
    await answered;
  }
  return durations;
}

/** Runs in the page. The box alone turns automatically; the row's own look is the program's response. */
function tickOnce(selector: string): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const box = document.querySelector(selector);
    const row = box?.closest("label");
    if (!(box instanceof HTMLInputElement) || !row) {
      reject(new Error("There is no task to tick"));
      return;
    }
    const before = row.className;
    const from = performance.now();
    const look = () => {
      if (row.className === before) {
        requestAnimationFrame(look);
      } else {
        requestAnimationFrame(() => resolve(performance.now() - from));
      }
    };
    box.click();
    requestAnimationFrame(look);
  });
}
