import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aStore } from "#tests/kit/a-till.ts";
import { badDrops, dailyExports } from "#tests/kit/folder-till/daily-exports.ts";
import { expectedDays, fedDays, pairingCodeOf } from "#tests/kit/folder-till/fed-days.ts";
import { folderTillProcess, type TillProcess } from "#tests/kit/folder-till/till-process.ts";
import { programOnPort } from "#tests/kit/program-on-port.ts";
import type { ProgramOnPort } from "#tests/kit/program-on-port.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "..");

let program: ProgramOnPort;
let folder = "";
let till: TillProcess | null = null;
beforeAll(async () => {
  program = await programOnPort();
  folder = await temporaryFolder("till-folder");
});
afterAll(async () => {
  await till?.kill();
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  "exports that come shuffled, in halves, twice, grown and renamed make each day once, though the till is killed",
  { timeout: 300_000 },
  async () => {
    const store = await aStore(program.owner, { timeZone: "Europe/London" });
    const exports = path.join(folder, "exports");
    await mkdir(exports);
    till = folderTillProcess({
      server: program.url,
      code: await pairingCodeOf(program.owner, { store, platform: program.platform }),
      data: path.join(folder, "till"),
      folder: exports,
      mapFile: path.join(root, "docs/examples/online-retail.map.json"),
    });
    const days = await dailyExports(path.join(root, "tests/data/online-retail-cut-out.csv"));
    till.start();
    await expect.poll(() => till?.output(), { timeout: 60_000 }).toContain("till runs");
    const drops = badDrops(days, 42);
    const third = Math.ceil(drops.length / 3);
    for (const part of [drops.slice(0, third), drops.slice(third, 2 * third), drops.slice(2 * third)]) {
      for (const drop of part) {
        await drop(exports);
      }
      await till.kill();
      till.start();
    }
    await expect
      .poll(() => fedDays(program.owner, store.id), { timeout: 120_000, interval: 500 })
      .toEqual(expectedDays(days));
  },
);
