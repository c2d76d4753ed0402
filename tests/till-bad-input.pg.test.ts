import { appendFile, mkdir, rename, rm, truncate, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listDevices, type Device } from "#server/platform/pos/devices.ts";
import { saveDeviceMapping } from "#server/platform/pos/mappings/device-mappings.ts";
import type { Request } from "#server/platform/context/context.ts";
import { aStore } from "#tests/kit/a-till.ts";
import { fedDays, managerOf, pairingCodeOf } from "#tests/kit/folder-till/fed-days.ts";
import { folderTillProcess, type TillProcess } from "#tests/kit/folder-till/till-process.ts";
import { programOnPort } from "#tests/kit/program-on-port.ts";
import type { ProgramOnPort } from "#tests/kit/program-on-port.ts";
import { temporaryFolder } from "#tests/kit/temporary-folder.ts";

let program: ProgramOnPort;
let folder = "";
let till: TillProcess | null = null;
beforeAll(async () => {
  program = await programOnPort();
  folder = await temporaryFolder("till-bad-input");
});
afterAll(async () => {
  await till?.kill();
  await program.stop();
  await rm(folder, { recursive: true, force: true });
});

const columns = { number: "No", at: "Sold", quantity: "Qty", amount: "Amount" };
const mapping = JSON.stringify({ exports: [{ kind: "ticketLines", columns }] });
const header = "No,Sold,Qty,Amount\n";

/** The one register that reads files. */
async function findRegister(manager: Request): Promise<Device | undefined> {
  const devices = await listDevices(manager, {});
  return devices.find((device) => device.reading !== null);
}

test(
  "a folder that vanishes, a file of two gigabytes, a renamed column and a clock that jumps are said, and no sale is lost",
  { timeout: 240_000 },
  async () => {
    const store = await aStore(program.owner, { timeZone: "America/Chicago" });
    const manager = await managerOf(program.owner, { store, platform: program.platform });
    const exports = path.join(folder, "exports");
    await mkdir(exports);
    const code = await pairingCodeOf(program.owner, { store, platform: program.platform });
    till = folderTillProcess({ server: program.url, code, data: path.join(folder, "till"), folder: exports });
    till.start();
    await expect.poll(() => findRegister(manager), { timeout: 60_000 }).toBeDefined();
    const deviceId = String((await findRegister(manager))?.id);
    await saveDeviceMapping(manager, { deviceId, mapping, fileName: null, baseVersion: 0 });
    const sold = () =>
      fedDays(program.owner, store.id).then((days) => days.map(({ date, cents }) => `${date} ${cents}`));
    const problem = async () => (await findRegister(manager))?.reading?.problem;
    const soon = { timeout: 90_000, interval: 300 };

    const day = path.join(exports, "day.csv");
    await writeFile(day, `${header}1,2026-11-20 10:00,1,12.00\n`);
    await expect.poll(sold, soon).toEqual(["2026-11-20 1200"]);

    await rename(exports, `${exports}-away`);
    await expect.poll(problem, soon).toContain("The folder cannot be read");
    await rename(`${exports}-away`, exports);
    await expect.poll(problem, soon).toBeNull();
    await appendFile(day, "2,2026-11-20 11:00,1,8.00\n");
    await expect.poll(sold, soon).toEqual(["2026-11-20 2000"]);

    const large = path.join(exports, "all-years.csv");
    await writeFile(large, header);
    await truncate(large, 2_000_000_000);
    await expect.poll(problem, soon).toContain("all-years.csv is larger than 200 MB");
    await rm(large);

    await writeFile(path.join(exports, "next.csv"), `No,Sold,Qty,Net amount\n3,2026-11-21 10:00,1,5.00\n`);
    await expect.poll(problem, soon).toContain("The file has no column Amount");
    const renamed = JSON.stringify({
      exports: [
        { kind: "ticketLines", columns: { ...columns, amount: "Net amount" } },
        { kind: "ticketLines", columns },
      ],
    });
    await saveDeviceMapping(manager, { deviceId, mapping: renamed, fileName: null, baseVersion: 1 });
    await expect.poll(sold, soon).toEqual(["2026-11-20 2000", "2026-11-21 500"]);
    await expect.poll(problem, soon).toBeNull();

    // The clock of the machine that writes them was years ahead, and then years behind.
    await writeFile(day, `${header}1,2026-11-20 10:00,1,10.00\n2,2026-11-20 11:00,1,8.00\n`);
    await utimes(day, new Date("2031-01-01"), new Date("2031-01-01"));
    await expect.poll(sold, soon).toEqual(["2026-11-20 1800", "2026-11-21 500"]);
    await writeFile(day, `${header}1,2026-11-20 10:00,1,9.00\n2,2026-11-20 11:00,1,8.00\n`);
    await utimes(day, new Date("1980-01-01"), new Date("1980-01-01"));
    await expect.poll(sold, soon).toEqual(["2026-11-20 1700", "2026-11-21 500"]);
  },
);
