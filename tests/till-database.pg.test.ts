import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aStore } from "#tests/kit/a-till.ts";
import { dailyExports } from "#tests/kit/folder-till/daily-exports.ts";
import { expectedDays, fedDays, pairingCodeOf } from "#tests/kit/folder-till/fed-days.ts";
import { retailDatabase, retailSettings } from "#tests/kit/folder-till/retail-database.ts";
import { databaseTillProcess, type TillProcess } from "#tests/kit/folder-till/till-process.ts";
import { programOnPort, type ProgramOnPort } from "#tests/kit/program-on-port.ts";
import type { Mariadb } from "#tests/kit/servers/mariadb.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "..");
const history = path.join(root, "tests/data/online-retail-cut-out.csv");

let program: ProgramOnPort;
let shop: Mariadb;
let folder = "";
let till: TillProcess | null = null;
beforeAll(async () => {
  program = await programOnPort();
  shop = await retailDatabase(history);
  folder = await temporaryFolder("till-database");
});
afterAll(async () => {
  await till?.kill();
  await shop.stop();
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

test("a register's database makes each day once, though the till is killed twice while it reads", async () => {
  const store = await aStore(program.owner, { timeZone: "Europe/London" });
  const settingsFile = path.join(folder, "database.json");
  const map: unknown = JSON.parse(await readFile(path.join(root, "docs/examples/online-retail.map.json"), "utf8"));
  await retailSettings(settingsFile, { port: shop.port, map });
  till = databaseTillProcess({
    server: program.url,
    code: await pairingCodeOf(program.owner, { store, platform: program.platform }),
    data: path.join(folder, "till"),
    settingsFile,
  });
  for (const reading of [1, 2]) {
    till.start();
    await expect.poll(() => till?.output().split("the database is read").length).toBe(reading + 1);
    await till.kill();
  }
  till.start();
  const days = expectedDays(await dailyExports(history));
  await expect.poll(() => fedDays(program.owner, store.id), { timeout: 120_000, interval: 500 }).toEqual(days);
});
