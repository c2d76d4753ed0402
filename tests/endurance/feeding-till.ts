/** The real till program with its simulated point of sale, in a process that can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { FeedQueue } from "#till/feed/feed-queue.ts";
import { readCursor } from "#till/feed/feed-cursor.ts";
import { type FeedBookmark, feedBookmark } from "#till/pos/simulator/feed-bookmark.ts";

const program = path.resolve(import.meta.dirname, "../../till/till.ts");

export type FeedKnobs = { seed: number; historyDays: number; mischiefRate: number; failureRate: number };

export type FeedingTill = {
  folder: string;
  knobs: FeedKnobs;
  start(): void;
  kill(): Promise<void>;
  /** Stops it after everything from its point of sale was confirmed. */
  stop(): Promise<void>;
  /** Kills it. */
  end(): void;
  /** Returns whether at least `rows` rows and everything sent are confirmed. Only while it runs. */
  isDrained(rows: number): Promise<boolean>;
  /** Reads its state from disk while it is stopped. */
  written(): Promise<{ rows: number; confirmed: number; bookmark: FeedBookmark; refused: string }>;
  output(): string;
};

export function feedingTill(at: { folder: string; server: string; code: string; knobs: FeedKnobs }): FeedingTill {
  let child: ChildProcess | null = null;
  let ended: Promise<void> = Promise.resolve();
  let output = "";
  const feed = path.join(at.folder, "feed");
  const { seed, historyDays, mischiefRate, failureRate } = at.knobs;
  const parameters = [
    ...["--server", at.server, "--data", at.folder, "--code", at.code, "--kind", "clothing"],
    ...["--seed", String(seed), "--history-days", String(historyDays), "--item-days", String(historyDays)],
    ...["--mischief-rate", String(mischiefRate), "--failure-rate", String(failureRate)],
    ...["--eager", "--around-the-clock"],
  ];
  function start(): void {
    const started = spawn(process.execPath, [program, ...parameters], {
      env: { ...process.env, NODE_OPTIONS: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const hear = (data: Buffer) => {
      output += data.toString();
    };
    started.stdout.on("data", hear);
    started.stderr.on("data", hear);
    ended = new Promise((resolve) => started.once("close", () => resolve()));
    // Its unreliable network may lose the pairing call; a person would start it again.
    started.once("exit", (code) => {
      if (code === 1) {
        start();
      }
    });
    child = started;
  }

  return {
    folder: at.folder,
    knobs: at.knobs,
    start,
    async kill() {
      child?.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child?.kill("SIGTERM");
      await ended;
    },
    end: () => void child?.kill("SIGKILL"),
    async isDrained(rows) {
      const { pending, unsent, confirmed } = await readCursor(feed);
      return pending === null && confirmed === unsent && confirmed > rows;
    },
    async written() {
      const queue = await FeedQueue.open(feed);
      const rows = queue.nextSeq - 1;
      const bookmark = feedBookmark.parse(JSON.parse(queue.bookmark ?? "null"));
      await queue.close();
      const cursor = await readCursor(feed);
      const refusals = path.join(feed, "refused.ndjson");
      const refused = existsSync(refusals) ? await readFile(refusals, "utf8") : "";
      return { rows, confirmed: cursor.confirmed - 1, bookmark, refused };
    },
    output: () => output,
  };
}
