import type { Page } from "@playwright/test";
import { z } from "zod";
import { pairSmallTill } from "#tests/e2e/small-till.ts";
import type { SmallTill } from "#tests/e2e/small-till.ts";
import { counterScreen, keptSignIn, startBrowser, usableDaybook } from "./browser.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, median, percentile } from "./figure.ts";
import { signInHeaders } from "./sign-in.ts";

/** So much that no sale of the demonstration's own till is taken for it. */
const saleCents = 321_000;

const pairingAnswer = z.object({ data: z.object({ createPairingCode: z.object({ code: z.string() }) }) });
const dayAnswer = z.object({ data: z.object({ daybook: z.object({ date: z.string() }) }) });

/** Two screens of one store, and a till: how long the second screen is behind. */
export async function measureLive(run: BenchRun): Promise<Figure[]> {
  const { url } = await run.program();
  const rounds = run.isQuick ? 2 : 20;
  const browser = await startBrowser();
  try {
    const kept = await keptSignIn(browser, url);
    const open = async () => {
      const context = await browser.newContext({ baseURL: url, viewport: counterScreen, storageState: kept });
      const page = await context.newPage();
      await page.goto("/s/1/daybook");
      await page.locator(usableDaybook).first().waitFor();
      return page;
    };
    const ticks = await tickTimes({ here: await open(), there: await open(), rounds });
    const sales = await saleTimes({ page: await open(), url, rounds });
    return [
      atMost({
        what: "a tick on one screen shows on another of the store: median",
        measured: Math.round(median(ticks.shownMs)),
        unit: "ms",
        bar: 200,
        peer: {
          name: "until the screen that ticked has its answer, median",
          measured: Math.round(median(ticks.answeredMs)),
        },
        note: `p95 ${Math.round(percentile(ticks.shownMs, 95))} ms`,
      }),
      atMost({
        what: "a sale that the till sends moves the figure on the daybook: median",
        measured: Math.round(median(sales.shownMs)),
        unit: "ms",
        bar: 250,
        peer: { name: "until the till has its answer, median", measured: Math.round(median(sales.answeredMs)) },
        note: `p95 ${Math.round(percentile(sales.shownMs, 95))} ms`,
      }),
    ];
  } finally {
    await browser.close();
  }
}

type Times = { shownMs: number[]; answeredMs: number[] };

async function tickTimes({ here, there, rounds }: { here: Page; there: Page; rounds: number }): Promise<Times> {
  const times: Times = { shownMs: [], answeredMs: [] };
  const task = await firstTask(here);
  for (let round = 0; round < rounds; round += 1) {
    const isNowChecked = !(await there.locator(task).isChecked());
    const answered = here.waitForResponse((response) => response.url().includes("/graphql"));
    const from = performance.now();
    await here.locator(task).click();
    const shown = there.waitForFunction(
      ([selector, expected]) => {
        const box = document.querySelector(selector);
        return box instanceof HTMLInputElement && box.checked === expected;
      },
      [task, isNowChecked] as const,
      { polling: "raf" },
    );
    await Promise.all([
      answered.then(() => times.answeredMs.push(performance.now() - from)),
      shown.then(() => times.shownMs.push(performance.now() - from)),
    ]);
  }
  return times;
}

/** By its own address: which of the boxes is the first one changes while the demonstration's people work. */
async function firstTask(page: Page): Promise<string> {
  const row = page.locator("main li").filter({ has: page.locator("input[type=checkbox]:not(:disabled)") });
  const address = await row.first().getByRole("link").getAttribute("href");
  return `main li:has(a[href="${address}"]) input[type=checkbox]`;
}

async function saleTimes({ page, url, rounds }: { page: Page; url: string; rounds: number }): Promise<Times> {
  const { till, businessDate } = await aTill(page, url);
  const times: Times = { shownMs: [], answeredMs: [] };
  const figure = page.getByLabel(/What goes into Sales/);
  for (let round = 0; round < rounds; round += 1) {
    const before = dollars(await figure.getAttribute("aria-label"));
    const from = performance.now();
    const answered = till.ringUp({ businessDate, cents: saleCents });
    const shown = page.waitForFunction(
      (least) => {
        const label = document.querySelector("[aria-label*='What goes into Sales']")?.getAttribute("aria-label");
        return Number(/^\$([\d,]+)/.exec(label ?? "")?.[1]?.replaceAll(",", "")) >= least;
      },
      before + saleCents / 100,
      { polling: "raf" },
    );
    await Promise.all([
      answered.then(() => times.answeredMs.push(performance.now() - from)),
      shown.then(() => times.shownMs.push(performance.now() - from)),
    ]);
  }
  return times;
}

async function aTill(page: Page, url: string): Promise<{ till: SmallTill; businessDate: string }> {
  const headers = await signInHeaders(url);
  const ask = async (query: string): Promise<unknown> =>
    (await page.request.post("/graphql", { headers, data: { query } })).json();
  const { createPairingCode } = pairingAnswer.parse(await ask("mutation { createPairingCode { code } }")).data;
  const { daybook } = dayAnswer.parse(await ask("{ daybook { date } }")).data;
  return { till: await pairSmallTill(page.request, createPairingCode.code), businessDate: daybook.date };
}

function dollars(label: string | null): number {
  return Number(/^\$([\d,]+)/.exec(label ?? "")?.[1]?.replaceAll(",", ""));
}
