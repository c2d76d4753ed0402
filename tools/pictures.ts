/**
 * `npm run pictures`: today's screens for the documents, into docs/pictures. `npm run pictures -- buys` takes one again.
 * HANGTAG_URL names a demonstration that runs already; without it one is started on a fresh data folder. One that has
 * traded for some minutes shows more: figures of the day, and sellers who wait.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { chromiumPath } from "#tests/e2e/chromium.ts";
import { follow, screens, sizes } from "#tests/e2e/screens.ts";
import { signIn } from "#tests/e2e/sign-in.ts";
import { startRunningProgram } from "#tests/kit/running-program.ts";

type Picture = {
  /** Of the file. */
  name: string;
  /** One of tests/e2e/screens.ts; the name when absent. */
  screen?: string;
  size?: keyof typeof sizes;
  /** What a person does on the screen before it is worth a picture. */
  act?: (page: Page) => Promise<void>;
  /** Of a screen that is words from edge to edge. */
  mostBytes?: number;
};

const pictures: readonly Picture[] = [
  { name: "daybook" },
  { name: "daybook-phone", screen: "daybook", size: "phone" },
  { name: "buys" },
  { name: "check-in" },
  { name: "backstock" },
  { name: "coupon" },
  { name: "campaign" },
  { name: "pull-list" },
  { name: "weekly-report" },
  { name: "stores" },
  { name: "ledger" },
  { name: "goals", screen: "goal-month" },
  { name: "team" },
  { name: "timecards" },
  { name: "clock", screen: "timecard" },
  { name: "pins", screen: "daybook-register", act: tickFirstTask },
  { name: "search", screen: "daybook", act: searchForWeek },
  { name: "customers", screen: "buys", act: openFirstCustomer },
  { name: "history" },
  { name: "settings" },
  { name: "users" },
  { name: "automations" },
  { name: "scheduling", screen: "schedule" },
  { name: "nightly-mail", screen: "nightly-report" },
  { name: "texting", screen: "texting-thread" },
  { name: "software-updates" },
  { name: "register-exports", act: dropCounterLines, mostBytes: 80_000 },
  { name: "support" },
  { name: "mailbox" },
];

const folder = path.resolve(import.meta.dirname, "../docs/pictures");
const usualBytes = 60_000;
/** The first that is small enough is taken. */
const qualities = [86, 78, 70, 60, 50];

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const given = process.env["HANGTAG_URL"];
  const program = given ? null : await startRunningProgram();
  await program?.ready;
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  try {
    for (const picture of pictures.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
      const bytes = await take(browser, given ?? program?.url ?? "", picture);
      process.stdout.write(`${picture.name}: ${Math.ceil(bytes / 1000)} kB\n`);
    }
  } finally {
    await browser.close();
    await program?.stop();
  }
}

async function take(
  browser: Browser,
  baseURL: string,
  { name, screen: screenName = name, size, act, mostBytes = usualBytes }: Picture,
): Promise<number> {
  const screen = screens.find((candidate) => candidate.name === screenName);
  if (screen === undefined) {
    throw new Error(`tests/e2e/screens.ts has no ${screenName}`);
  }
  const context = await browser.newContext({
    baseURL,
    viewport: sizes[size ?? "counter"],
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    if (screen.as !== null) {
      await signIn(page, screen.as);
    }
    await page.goto(screen.path);
    await follow(page, screen.follows);
    await page.getByText(screen.shows).first().waitFor({ timeout: 60_000 });
    await act?.(page);
    const bytes = await settledPicture(page, await context.newCDPSession(page), mostBytes);
    await writeFile(path.join(folder, `${name}.webp`), bytes);
    return bytes.length;
  } finally {
    await context.close();
  }
}

/** Waits until everything is there and two pictures in a row are the same. */
async function settledPicture(page: Page, session: CDPSession, mostBytes: number): Promise<Buffer> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector("[aria-busy=true]") !== null || document.fonts.status !== "loaded";
    return !isLoading && [...document.images].every((image) => image.complete && image.naturalWidth > 0);
  });
  const problems = await page.getByRole("alert").allTextContents();
  if (problems.some((problem) => problem.trim() !== "")) {
    throw new Error(`${page.url()} shows a problem: ${problems.join(", ")}`);
  }
  let last = "";
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const picture = await webp(session, 100);
    if (picture.toString("base64") === last) {
      return await smallPicture(session, mostBytes);
    }
    last = picture.toString("base64");
    await page.waitForTimeout(500);
  }
  throw new Error(`${page.url()} does not stand still`);
}

async function smallPicture(session: CDPSession, mostBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const picture = await webp(session, quality);
    if (picture.length <= mostBytes) {
      return picture;
    }
  }
  throw new Error("The picture stays too large");
}

async function webp(session: CDPSession, quality: number): Promise<Buffer> {
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
  return Buffer.from(data, "base64");
}

/** At a register nobody stands at, the first task asks who it is. */
async function tickFirstTask(page: Page): Promise<void> {
  await page.getByRole("checkbox", { checked: false }).first().click();
  await page.getByRole("list", { name: "Employees" }).waitFor();
}

async function searchForWeek(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Search" }).first().click();
  // Faster keys would be a scanner's.
  await page.keyboard.type("week", { delay: 80 });
  await page.getByRole("option").first().waitFor();
}

async function dropCounterLines(page: Page): Promise<void> {
  await page.getByLabel("The file").first().setInputFiles(path.resolve(folder, "../examples/counter-lines.csv"));
  await page.getByText("419 of 421 rows go in").waitFor();
}

async function openFirstCustomer(page: Page): Promise<void> {
  await page.getByRole("link", { name: /, buy/ }).first().click();
  await page.getByRole("dialog").getByRole("link").first().click();
  await page.getByRole("link", { name: "Open customer page" }).click();
  await page.waitForURL(/\/customers\/detail\/show\//);
}

await main();
