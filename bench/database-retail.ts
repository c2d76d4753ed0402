/**
 * A real shop's year out of a database: Online Retail in a MariaDB, read by the real till, which is killed twenty times,
 * into the real program. Each day is compared with a sum of its own. The till's reading alone is measured beside it.
 * Prints one line of JSON; exits with 1 when a day differs. `node bench/database-retail.ts [file] [kills]`
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { dailyExports } from "#tests/kit/folder-till/daily-exports.ts";
import { expectedDays, fedDays, type FedDay } from "#tests/kit/folder-till/fed-days.ts";
import { retailDatabase, retailSettings } from "#tests/kit/folder-till/retail-database.ts";
import { databaseTillProcess } from "#tests/kit/folder-till/till-process.ts";
import { DatabasePos } from "#till/pos/database/database-pos.ts";
import { KeptBoundary } from "#till/pos/sent/kept-boundary.ts";
import { tillLog } from "#till/till-log.ts";
import { missingDays, reportProof, startRetailStore, until } from "./retail-proof.ts";

const root = path.resolve(import.meta.dirname, "..");
const mapFile = path.join(root, "docs/examples/online-retail.map.json");

const file = process.argv[2] ?? path.resolve(root, "../shared/data/online-retail.csv.gz");
if (existsSync(file)) {
  await prove(file, Number(process.argv[3] ?? 20));
} else {
  process.stderr.write(`Nothing was proved: ${file} is not there.\n`);
}

async function prove(history: string, kills: number): Promise<void> {
  const shop = await retailDatabase(history);
  const { data, program, store, code, stop } = await startRetailStore();
  const settingsFile = path.join(data, "database.json");
  await retailSettings(settingsFile, { port: shop.port, map: JSON.parse(await readFile(mapFile, "utf8")) });
  const till = databaseTillProcess({
    server: program.at,
    code,
    data: path.join(data, "till"),
    settingsFile,
  });
  try {
    const days = await dailyExports(history);
    const expected = expectedDays(days);
    const alone = await readAlone(settingsFile, path.join(data, "alone"), expected);
    const linesPerSecondReadAlone = Math.round(expected.reduce((sum, day) => sum + day.lines, 0) / alone);
    const startedAt = performance.now();
    till.start();
    // The first start pairs: a kill before its token is on the disk would use the code up.
    await until(async () => till.output().includes("till runs"));
    for (let killed = 0; killed < kills; killed += 1) {
      await wait(2000);
      await till.kill();
      till.start();
    }
    await until(async () => missingDays(await fedDays(program.owner, store.id), expected).length === 0);
    const seconds = (performance.now() - startedAt) / 1000;
    const fed = await fedDays(program.owner, store.id);
    reportProof({ bench: "database-retail", fed, expected, seconds, more: { kills, linesPerSecondReadAlone } });
  } finally {
    await till.kill();
    await stop();
    await shop.stop();
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
