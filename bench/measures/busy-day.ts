import { rm } from "node:fs/promises";
import { print } from "graphql";
import pg from "pg";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";
import { dayGoalQuery, dayNotesQuery, dayPeopleQuery, dayTasksQuery } from "#web/areas/daybook/daybook.queries.ts";
import { keptSignIn, signIn, startBrowser, startKeptBrowser, usableDaybook } from "./browser.ts";
import { employees, fillBusyDay, notes, tasks } from "./busy-day-store.ts";
import { openings } from "./counter.ts";
import { emptyPage } from "./empty-page.ts";
import type { BenchRun, Figure } from "./figure.ts";
import { atMost, p95Of } from "./figure.ts";
import { visits } from "./first-page.ts";
import { signInHeaders } from "./sign-in.ts";

const size = `${employees} employees, ${tasks} tasks and ${notes} notes`;

/** A large store's day: what its screen asks for, how soon a phone paints it, and how soon a counter can work with it. */
export async function measureBusyDay(run: BenchRun): Promise<Figure[]> {
  const { url, databaseUrl } = await run.program();
  await fillBusyDay(databaseUrl);
  const answers = await answerTimes(run, { url, databaseUrl });
  const empty = await emptyPage();
  try {
    return [
      ...answers,
      await coldPaint(run, { url, empty: empty.url }),
      await warmCounter(run, { url, empty: empty.url }),
    ];
  } finally {
    empty.close();
  }
}

/** Exactly what the screen asks, one request after the other. */
async function answerTimes(
  run: BenchRun,
  { url, databaseUrl }: { url: string; databaseUrl: string },
): Promise<Figure[]> {
  const headers = await signInHeaders(url);
  const questions = [dayTasksQuery, dayGoalQuery, dayNotesQuery, dayPeopleQuery];
  const body = JSON.stringify(questions.map((question) => ({ query: print(question), variables: { date: null } })));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const rounds = run.isQuick ? 10 : 100;
    const ours = await p95Of(rounds, async () => {
      const response = await fetch(`${url}/graphql`, { method: "POST", headers, body });
      const text = await response.text();
      if (!response.ok || text.includes('"errors":')) {
        throw new Error(`${response.status}: ${text.slice(0, 300)}`);
      }
    });
    const raw = await p95Of(rounds, async () => {
      await pool.query(
        "select * from task_occurrences where store_id = 1 and business_date = hangtag.business_date_at(1, now())",
      );
      await pool.query("select * from notes where store_id = 1 and business_date = hangtag.business_date_at(1, now())");
      await pool.query(
        "select * from punches where store_id = 1 and business_date = hangtag.business_date_at(1, now())",
      );
    });
    const peer = { name: "raw pg: its tasks, notes and punches alone", measured: raw };
    return [atMost({ what: `the whole day over the API, ${size}: p95`, measured: ours, unit: "ms", bar: 50, peer })];
  } finally {
    await pool.end();
  }
}

async function coldPaint(run: BenchRun, { url, empty }: { url: string; empty: string }): Promise<Figure> {
  const browser = await startBrowser();
  try {
    const rounds = run.isQuick ? 1 : 5;
    const kept = await keptSignIn(browser, url);
    const peer = await visits(browser, { url: empty, ready: "h1" }, rounds);
    const visit = await visits(browser, { url: `${url}/s/1/daybook`, ready: usableDaybook, kept }, rounds);
    return atMost({
      what: `largest paint of that day, cold, 4× slower processor, 1.6 Mbit/s`,
      measured: Math.round(visit.lcpMs / 10) / 100,
      unit: "s",
      bar: 3,
      peer: { name: "an empty React page by the same build", measured: Math.round(peer.lcpMs / 10) / 100 },
    });
  } finally {
    await browser.close();
  }
}

async function warmCounter(run: BenchRun, { url, empty }: { url: string; empty: string }): Promise<Figure> {
  const profile = await temporaryFolder("busy-day");
  const browser = await startKeptBrowser(profile);
  try {
    const rounds = run.isQuick ? 1 : 5;
    const peerMs = await openings(browser, { url: empty, usable: "h1", rounds });
    const page = await browser.newPage();
    await signIn(page, url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const usableMs = await openings(browser, { url: `${url}/s/1/daybook`, usable: usableDaybook, rounds });
    return atMost({
      what: "that day usable on a counter PC (4× slower processor, warm cache)",
      measured: Math.round(usableMs / 10) / 100,
      unit: "s",
      bar: 1,
      peer: { name: "an empty React page by the same build, warm", measured: Math.round(peerMs / 10) / 100 },
    });
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}
