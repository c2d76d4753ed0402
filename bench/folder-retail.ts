/**
 * A real shop's year through the till's folder: Online Retail cut into daily exports, dropped shuffled, in halves, twice,
 * grown and renamed, while the till is killed twenty times. Each day is compared with a sum of its own.
 * Prints one line of JSON; exits with 1 when a day differs. `node bench/folder-retail.ts [file] [kills]`
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { aStore } from "#tests/kit/a-till.ts";
import { badDrops, dailyExports } from "#tests/kit/folder-till/daily-exports.ts";
import { expectedDays, fedDays, pairingCodeOf, type FedDay } from "#tests/kit/folder-till/fed-days.ts";
import { folderTillProcess } from "#tests/kit/folder-till/till-process.ts";
import { readCursor } from "#till/feed/feed-cursor.ts";
import { serveProgram } from "./served-program.ts";

const root = path.resolve(import.meta.dirname, "..");
const longestMs = 30 * 60_000;

const file = process.argv[2] ?? path.resolve(root, "../shared/data/online-retail.csv.gz");
if (existsSync(file)) {
  await prove(file, Number(process.argv[3] ?? 20));
} else {
  process.stderr.write(`Nothing was proved: ${file} is not there.\n`);
}

async function prove(history: string, kills: number): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), "hangtag-bench-"));
  const log = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };
  const postgres = await startEmbeddedPostgres({ dataFolder: data, log });
  await migrate(postgres.url);
  const program = await serveProgram(postgres.url);
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const folder = path.join(data, "exports");
  await mkdir(folder);
  const tillData = path.join(data, "till");
  const till = folderTillProcess({
    server: program.at,
    code: await pairingCodeOf(program.owner, { store, platform: program.platform }),
    data: tillData,
    folder,
    mapFile: path.join(root, "docs/examples/online-retail.map.json"),
  });
  try {
    const days = await dailyExports(history);
    const expected = expectedDays(days);
    const startedAt = performance.now();
    till.start();
    // The first start pairs: a kill before its token is on the disk would use the code up.
    await until(async () => till.output().includes("till runs"));
    const drops = badDrops(days, 42);
    for (const [at, drop] of drops.entries()) {
      await drop(folder);
      if (Math.floor(((at + 1) * kills) / drops.length) > Math.floor((at * kills) / drops.length)) {
        await wait(1000);
        await till.kill();
        till.start();
      }
    }
    const drained = async () => {
      const { pending, unsent, confirmed } = await readCursor(path.join(tillData, "feed"));
      return pending === null && confirmed === unsent;
    };
    const isEqual = async () => differences(await fedDays(program.owner, store.id), expected).length === 0;
    await until(isEqual);
    const seconds = (performance.now() - startedAt) / 1000;
    // What was still under way must change nothing.
    await until(drained);
    const fed = await fedDays(program.owner, store.id);
    report({ fed, expected, drops: drops.length, kills, seconds });
  } finally {
    await till.kill();
    await program.stop();
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Resolves when it is so, or when it has taken too long: the report then says what differs. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + longestMs;
  while (!(await isSo()) && performance.now() < endMs) {
    await wait(1000);
  }
}

function differences(fed: readonly FedDay[], expected: readonly FedDay[]): FedDay[] {
  const texts = new Set(fed.map((day) => JSON.stringify(day)));
  return expected.filter(
    ({ date, invoices, cents, lines }) => !texts.has(JSON.stringify({ date, invoices, cents, lines })),
  );
}

type Proof = { fed: FedDay[]; expected: FedDay[]; drops: number; kills: number; seconds: number };

function report({ fed, expected, drops, kills, seconds }: Proof): void {
  const sum = (value: (day: FedDay) => number) => fed.reduce((total, day) => total + value(day), 0);
  const different = differences(fed, expected).length + Math.max(0, fed.length - expected.length);
  const lines = sum((day) => day.lines);
  const result = {
    bench: "folder-retail",
    days: fed.length,
    lines,
    invoices: sum((day) => day.invoices),
    amount: sum((day) => day.cents) / 100,
    differentDays: different,
    drops,
    kills,
    seconds: Math.round(seconds),
    linesPerSecond: Math.round(lines / seconds),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exitCode = different === 0 ? 0 : 1;
}
