/**
 * A real shop's year out of a database: Online Retail in a MariaDB, read by the real till, which is killed twenty times,
 * into the real program. Each day is compared with a sum of its own. The till's reading alone is measured beside it.
 * Prints one line of JSON; exits with 1 when a day differs. `node bench/database-retail.ts [file] [kills]`
 */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { aStore } from "#tests/kit/a-till.ts";
import { dailyExports } from "#tests/kit/folder-till/daily-exports.ts";
import { expectedDays, fedDays, type FedDay, pairingCodeOf } from "#tests/kit/folder-till/fed-days.ts";
import { retailDatabase, retailSettings } from "#tests/kit/folder-till/retail-database.ts";
import { databaseTillProcess } from "#tests/kit/folder-till/till-process.ts";
import { DatabasePos } from "#till/pos/database/database-pos.ts";
import { KeptBoundary } from "#till/pos/sent/kept-boundary.ts";
import { tillLog } from "#till/till-log.ts";
import { serveProgram } from "./served-program.ts";

const root = path.resolve(import.meta.dirname, "..");
const longestMs = 30 * 60_000;
const mapFile = path.join(root, "docs/examples/online-retail.map.json");

const file = process.argv[2] ?? path.resolve(root, "../shared/data/online-retail.csv.gz");
if (existsSync(file)) {
  await prove(file, Number(process.argv[3] ?? 20));
} else {
  process.stderr.write(`Nothing was proved: ${file} is not there.\n`);
}

async function prove(history: string, kills: number): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), "hangtag-bench-"));
  const shop = await retailDatabase(history);
  const log = { info: () => undefined, warn: (message: string) => void process.stderr.write(`${message}\n`) };
  const postgres = await startEmbeddedPostgres({ dataFolder: data, log });
  await migrate(postgres.url);
  const program = await serveProgram(postgres.url);
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const settingsFile = path.join(data, "database.json");
  await retailSettings(settingsFile, { port: shop.port, map: JSON.parse(await readFile(mapFile, "utf8")) });
  const till = databaseTillProcess({
    server: program.at,
    code: await pairingCodeOf(program.owner, { store, platform: program.platform }),
    data: path.join(data, "till"),
    settingsFile,
  });
  try {
    const days = await dailyExports(history);
    const expected = expectedDays(days);
    const alone = await readAlone(settingsFile, path.join(data, "alone"), expected);
    const startedAt = performance.now();
    till.start();
    // The first start pairs: a kill before its token is on the disk would use the code up.
    await until(async () => till.output().includes("till runs"));
    for (let killed = 0; killed < kills; killed += 1) {
      await wait(2000);
      await till.kill();
      till.start();
    }
    await until(async () => differences(await fedDays(program.owner, store.id), expected).length === 0);
    const seconds = (performance.now() - startedAt) / 1000;
    const fed = await fedDays(program.owner, store.id);
    report({ fed, expected, kills, seconds, alone });
  } finally {
    await till.kill();
    await program.stop();
    await postgres.stop();
    await shop.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Seconds in which the adapter reads everything, with a till that keeps nothing of it but the days. */
async function readAlone(settingsFile: string, data: string, expected: readonly FedDay[]): Promise<number> {
  const invoices = expected.reduce((sum, day) => sum + day.invoices, 0);
  const ended = new AbortController();
  const log = tillLog("alone", (line) => void process.stderr.write(line));
  const pos = new DatabasePos({
    settingsFile,
    data,
    timeZone: "Europe/London",
    boundary: new KeptBoundary(data, 180),
    log: { ...log, info: () => undefined },
  });
  const startedAt = performance.now();
  let left = invoices;
  const send = async (facts: readonly unknown[]) => {
    left -= facts.length;
    if (left <= 0) {
      ended.abort();
    }
  };
  await pos.run({ bookmark: null, room: async () => undefined, send }, ended.signal);
  return (performance.now() - startedAt) / 1000;
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
  return expected.filter((day) => !texts.has(JSON.stringify(day)));
}

type Proof = { fed: FedDay[]; expected: FedDay[]; kills: number; seconds: number; alone: number };

function report({ fed, expected, kills, seconds, alone }: Proof): void {
  const sum = (value: (day: FedDay) => number) => fed.reduce((total, day) => total + value(day), 0);
  const different = differences(fed, expected).length + Math.max(0, fed.length - expected.length);
  const lines = sum((day) => day.lines);
  const result = {
    bench: "database-retail",
    days: fed.length,
    lines,
    invoices: sum((day) => day.invoices),
    amount: sum((day) => day.cents) / 100,
    differentDays: different,
    kills,
    seconds: Math.round(seconds),
    linesPerSecond: Math.round(lines / seconds),
    linesPerSecondReadAlone: Math.round(lines / alone),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exitCode = different === 0 ? 0 : 1;
}
