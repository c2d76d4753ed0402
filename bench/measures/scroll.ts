import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { bins, fillBigStore } from "./backstock-store.ts";
import { counterScreen, keptSignIn, startBrowser } from "./browser.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost } from "./figure.ts";

/** The longest page a list shows. */
const rows = 100;
/** Pixels a second: a wheel turned in earnest, about three screens. */
const speed = 2400;

const trace = z.object({ traceEvents: z.array(z.looseObject({ name: z.string() })) });

/** The home list of a large backstock at the counter, scrolled to its end and back: frames that were due and not drawn. */
export async function measureScroll(run: BenchRun): Promise<Figure[]> {
  const { url, databaseUrl } = await run.program();
  await fillBigStore(databaseUrl);
  const browser = await startBrowser();
  const folder = await temporaryFolder("scroll");
  try {
    const storageState = await keptSignIn(browser, url);
    const context = await browser.newContext({ viewport: counterScreen, storageState });
    const page = await context.newPage();
    await page.goto(`${url}/s/1/backstock?size=${rows}`);
    await page
      .locator("tbody tr")
      .nth(rows - 1)
      .waitFor();
    const ours = await droppedShare({ browser, page, file: path.join(folder, "list.json") });
    const text = await page.locator("table").first().innerText();
    const plain = await context.newPage();
    await plain.setContent(`<pre style="font: 14px/40px sans-serif"></pre>`);
    await plain.evaluate((lines) => document.querySelector("pre")?.append(lines), text);
    const peer = await droppedShare({ browser, page: plain, file: path.join(folder, "plain.json") });
    return [
      atMost({
        what: `home list, ${rows} rows of ${bins.toLocaleString("en-US")} bins, scrolled at the counter: frames not drawn in time`,
        measured: ours.percent,
        unit: "%",
        bar: 0,
        peer: { name: "the same words as plain text", measured: peer.percent },
        note: `${ours.dropped} of ${ours.frames}`,
      }),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Frames = { dropped: number; frames: number; percent: number };

async function droppedShare({ browser, page, file }: { browser: Browser; page: Page; file: string }): Promise<Frames> {
  await page.bringToFront();
  await page.waitForLoadState("networkidle");
  await scroll(page);
  await browser.startTracing(page, {
    path: file,
    categories: ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"],
  });
  await scroll(page);
  await browser.stopTracing();
  const { traceEvents } = trace.parse(JSON.parse(await readFile(file, "utf8")));
  const count = (name: string) => traceEvents.filter((event) => event.name === name).length;
  const dropped = count("DroppedFrame");
  const frames = dropped + count("DrawFrame");
  return { dropped, frames, percent: Math.round((1000 * dropped) / Math.max(1, frames)) / 10 };
}

/** As a hand does it: the browser makes the steps, one for each frame. */
async function scroll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (const yDistance of [-height, height]) {
    await session.send("Input.synthesizeScrollGesture", {
      x: 700,
      y: 500,
      yDistance,
      speed,
      gestureSourceType: "mouse",
    });
  }
  await session.detach();
}
