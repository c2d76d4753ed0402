/**
 * A real shop's year through the till's folder: Online Retail cut into daily exports, dropped shuffled, in halves, twice,
 * grown and renamed, while the till is killed twenty times. Each day is compared with a sum of its own.
 * Prints one line of JSON; exits with 1 when a day differs. `node bench/folder-retail.ts [file] [kills]`
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { badDrops, dailyExports } from "#tests/kit/folder-till/daily-exports.ts";
import { expectedDays, fedDays } from "#tests/kit/folder-till/fed-days.ts";
import { folderTillProcess } from "#tests/kit/folder-till/till-process.ts";
import { readCursor } from "#till/feed/feed-cursor.ts";
import { missingDays, reportProof, startRetailStore, until } from "./retail-proof.ts";

const root = path.resolve(import.meta.dirname, "..");

const file = process.argv[2] ?? path.resolve(root, "../shared/data/online-retail.csv.gz");
if (existsSync(file)) {
  await prove(file, Number(process.argv[3] ?? 20));
} else {
  process.stderr.write(`Nothing was proved: ${file} is not there.\n`);
}

async function prove(history: string, kills: number): Promise<void> {
  const { data, program, store, code, stop } = await startRetailStore();
  const folder = path.join(data, "exports");
  await mkdir(folder);
  const tillData = path.join(data, "till");
  const till = folderTillProcess({
    server: program.at,
    code,
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
    const isEqual = async () => missingDays(await fedDays(program.owner, store.id), expected).length === 0;
    await until(isEqual);
    const seconds = (performance.now() - startedAt) / 1000;
    // What was still under way must change nothing.
    await until(drained);
    const fed = await fedDays(program.owner, store.id);
    reportProof({ bench: "folder-retail", fed, expected, seconds, more: { drops: drops.length, kills } });
  } finally {
    await till.kill();
    await stop();
  }
}
