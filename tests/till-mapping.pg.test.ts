import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Request } from "#server/platform/context/context.ts";
import { listDevices } from "#server/platform/pos/devices.ts";
import { saveDeviceMapping } from "#server/platform/pos/mappings/device-mappings.ts";
import { askForHeartbeat } from "#server/platform/pos/mappings/read-mapping.ts";
import { aStore } from "#tests/kit/a-till.ts";
import type { TestStore } from "#tests/kit/a-till.ts";
import { fedDays, managerOf, pairingCodeOf } from "#tests/kit/folder-till/fed-days.ts";
import { folderTillProcess, type TillProcess } from "#tests/kit/folder-till/till-process.ts";
import { programOnPort } from "#tests/kit/program-on-port.ts";
import type { ProgramOnPort } from "#tests/kit/program-on-port.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

const noMapping = "This register has no mapping yet: drop a file on its page";

let program: ProgramOnPort;
let folder = "";
let store: TestStore;
let manager: Request;
let till: TillProcess;
beforeAll(async () => {
  program = await programOnPort();
  folder = await temporaryFolder("till-mapping");
  store = await aStore(program.owner);
  manager = await managerOf(program.owner, { store, platform: program.platform });
  await mkdir(path.join(folder, "exports"));
  till = folderTillProcess({
    server: program.url,
    code: await pairingCodeOf(program.owner, { store, platform: program.platform }),
    data: path.join(folder, "till"),
    folder: path.join(folder, "exports"),
  });
});
afterAll(async () => {
  await till.kill();
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

const columns = { number: "No", at: "Sold", quantity: "Qty", amount: "Amount" };
const mappingOf = (amount: string) =>
  JSON.stringify({ exports: [{ kind: "ticketLines", columns: { ...columns, amount } }] });

function drop(name: string, header: string): Promise<void> {
  const day = header.includes("Total") ? "21" : "20";
  return writeFile(path.join(folder, "exports", name), `${header}\n1,2026-11-${day} 10:00,1,12.00\n`);
}

async function readingOf() {
  const devices = await listDevices(manager, {});
  return devices.find(({ posName }) => posName === "Folder");
}

const waiting = { timeout: 30_000, interval: 500 };

test(
  "a mapping that is saved is read by within seconds, a changed export stops the register, and the next version lets it go on",
  { timeout: 240_000 },
  async () => {
    await drop("friday.csv", "No,Sold,Qty,Amount");
    till.start();
    await expect.poll(() => till.output(), waiting).toContain("seat taken");
    await expect
      .poll(async () => (await readingOf())?.reading, waiting)
      .toMatchObject({ problem: noMapping, files: ["friday.csv"], mappingVersion: null });
    const deviceId = String((await readingOf())?.id);
    await saveDeviceMapping(manager, { deviceId, mapping: mappingOf("Amount"), baseVersion: 0 });
    await askForHeartbeat(manager, { deviceId });
    await expect.poll(() => fedDays(program.owner, store.id), waiting).toMatchObject([{ cents: 1200, invoices: 1 }]);
    await expect
      .poll(async () => (await readingOf())?.reading, waiting)
      .toMatchObject({ problem: null, mappingVersion: 1, lastFile: "friday.csv", rowsTaken: 1 });

    await drop("saturday.csv", "No,Sold,Qty,Total");
    await expect.poll(async () => (await readingOf())?.reading?.problem, waiting).toContain("saturday.csv");
    expect((await readingOf())?.readingStoppedAt).toBeInstanceOf(Date);
    await rm(path.join(folder, "exports", "friday.csv"));
    await saveDeviceMapping(manager, { deviceId, mapping: mappingOf("Total"), baseVersion: 1 });
    await askForHeartbeat(manager, { deviceId });
    await expect.poll(async () => (await fedDays(program.owner, store.id)).length, waiting).toBe(2);
    await expect
      .poll(async () => (await readingOf())?.reading, waiting)
      .toMatchObject({ problem: null, mappingVersion: 2, lastFile: "saturday.csv" });
    expect(JSON.parse(await readFile(path.join(folder, "till/pos/mapping.json"), "utf8"))).toMatchObject({
      version: 2,
    });
  },
);
