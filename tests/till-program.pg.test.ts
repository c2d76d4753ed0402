import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packagesPath } from "#common/pos/pos-packages.ts";
import { aStore, type TestStore } from "#tests/kit/a-till.ts";
import { dailyExports, type DayExport } from "#tests/kit/folder-till/daily-exports.ts";
import { expectedDays, fedDays, pairingCodeOf } from "#tests/kit/folder-till/fed-days.ts";
import { installTill, type InstalledTill } from "#tests/kit/installed-till/installed-till.ts";
import { packageMaker, type PackageMaker } from "#tests/kit/installed-till/made-packages.ts";
import { programOnPort, type ProgramOnPort } from "#tests/kit/program-on-port.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "..");
const patience = { timeout: 90_000, interval: 300 };

let program: ProgramOnPort;
let folder = "";
let offered = "";
let exports = "";
let packages: PackageMaker;
let store: TestStore;
let till: InstalledTill;
let killTill = async () => {};
let days: DayExport[] = [];
beforeAll(async () => {
  program = await programOnPort();
  folder = await temporaryFolder("till-program");
  offered = path.join(program.folder, "till-packages");
  exports = path.join(folder, "exports");
  await Promise.all([offered, exports].map((name) => mkdir(name)));
  packages = await packageMaker(folder);
  store = await aStore(program.owner, { timeZone: "Europe/London" });
  days = await dailyExports(path.join(root, "tests/data/online-retail-cut-out.csv"));
  const made = path.join(folder, "made");
  await mkdir(made);
  const { zip } = await packages.whole("25.9.2", made);
  till = await installTill(zip, path.join(folder, "installed"), {
    pointOfSale: { kind: "folder", folder: exports, map: path.join(root, "docs/examples/online-retail.map.json") },
    updates: { everyMinutes: 0.02, trialSeconds: 30 },
  });
  killTill = () => till.kill();
});
afterAll(async () => {
  await killTill();
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

async function drop(day: DayExport | undefined): Promise<void> {
  await writeFile(path.join(exports, `${day?.date}.csv`), day?.text ?? "");
}

/** What the server was last told of the register's program. */
async function versionAtServer(): Promise<string | undefined> {
  const rows = await program.owner.query<{ version: string }>(
    "select app_version as version from devices where store_id = $1 and name = 'Counter'",
    [store.id],
  );
  return rows.rows[0]?.version;
}

test("a till is unpacked, started, paired on its own page, and its sales come in", async () => {
  till.start();
  await expect.poll(() => till.readPage().catch(() => ""), patience).toContain("Pair this register");
  const wrong = await till.press("/pair", { code: "ABCD2345", server: program.url, name: "Counter" });
  expect(wrong).toContain("The server refused the pairing code (404)");
  const code = await pairingCodeOf(program.owner, { store, platform: program.platform });
  const paired = await till.press("/pair", { code: code.toLowerCase(), server: program.url, name: "Counter" });
  expect(paired).toContain("Paired");
  await drop(days[0]);
  await expect.poll(() => fedDays(program.owner, store.id), patience).toEqual(expectedDays(days.slice(0, 1)));
  await expect
    .poll(() => till.readPage(), patience)
    .toMatch(/Connected.*Last answer \w{3} \d+, \d{4} · \d+:\d\d [AP]M.*Waiting to be sent Nothing/);
});

test("another site's form, and a name that is made to mean this computer, get nothing", async () => {
  const send = (headers: Record<string, string>) =>
    fetch(`${till.url}/send-log`, { method: "POST", headers, body: new URLSearchParams({ token: "guessed" }) });
  expect((await send({ origin: "https://attacker.example" })).status).toBe(403);
  expect((await send({ origin: till.url })).status).toBe(403);
});

test("the log is sent to the server, where it stands beside the register", async () => {
  expect(await till.press("/send-log")).toContain("Log sent");
  const rows = await program.owner.query<{ log: string; version: string }>(
    "select log, app_version as version from device_logs where store_id = $1",
    [store.id],
  );
  expect(rows.rows).toHaveLength(1);
  expect(rows.rows[0]?.log).toContain("till runs");
  expect(rows.rows[0]?.version).toBe("25.9.2");
});

test("the version that the server offers is taken, and the till goes on where it was", async () => {
  await packages.light("25.9.3", offered);
  await expect.poll(versionAtServer, patience).toBe("25.9.3");
  await expect.poll(() => till.versionInUse(), patience).toBe("25.9.3");
  await drop(days[1]);
  await expect.poll(() => fedDays(program.owner, store.id), patience).toEqual(expectedDays(days.slice(0, 2)));
  await expect.poll(() => till.readPage().catch(() => ""), patience).toContain("Version 25.9.3");
});

test("a version that another key signed is not even fetched", async () => {
  await packages.light("25.9.4", offered, { isForeign: true });
  await expect.poll(() => till.readPage(), patience).toContain("25.9.4 wasn't taken. Its signature isn't ours");
  expect(await till.versionInUse()).toBe("25.9.3");
});

test("a version that does not come up is left again", async () => {
  await packages.light("25.9.5", offered, { main: `console.error("no such table"); process.exit(1);` });
  await expect
    .poll(() => till.readPage(), patience)
    .toMatch(/25\.9\.5 wasn't taken\. It (ended at once|didn't come up)/);
  expect(await till.versionInUse()).toBe("25.9.3");
  await drop(days[2]);
  await expect.poll(() => fedDays(program.owner, store.id), patience).toEqual(expectedDays(days.slice(0, 3)));
});

test("killed in the middle of a trial, the till starts as the version that ran before", async () => {
  await packages.light("25.9.6", offered, { main: "setInterval(() => {}, 1000);" });
  await expect.poll(() => till.readPage().catch(() => ""), patience).toContain("Starting 25.9.6");
  await till.kill();
  await rm(path.join(offered, "linux-x64.json"), { force: true });
  till.start();
  await expect.poll(() => till.readPage().catch(() => ""), patience).toContain("Connected");
  expect(await till.versionInUse()).toBe("25.9.3");
  await drop(days[3]);
  await expect.poll(() => fedDays(program.owner, store.id), patience).toEqual(expectedDays(days.slice(0, 4)));
});

test("an older version is not taken, unless the register's settings say so", async () => {
  await packages.light("25.9.1", offered);
  await till.press("/check-update");
  await expect.poll(() => till.readPage(), patience).toContain("Up to date");
  expect(await till.versionInUse()).toBe("25.9.3");
  const older = await fetch(`${program.url}${packagesPath}`);
  expect(JSON.stringify(await older.json())).toContain("25.9.1");
});
