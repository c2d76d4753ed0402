import { randomUUID } from "node:crypto";
import { setImmediate as letOthers } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { heartbeatPath } from "#common/pos/pos-device.ts";
import { payloadsPath, printJobsPath } from "#common/pos/pos-messages.ts";
import { expirePrintJobJob } from "#server/platform/printing/printing.jobs.ts";
import { printingWorkers } from "#server/platform/printing/printing.worker.ts";
import { aBin, aCategory, aFilledBin, findLocations } from "#tests/kit/a-backstock.ts";
import { readCodes, withPdfPages } from "#tests/kit/printing/pdf-pages.ts";
import type { PdfPage } from "#tests/kit/printing/pdf-pages.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let amy: Person;
let marcus: Person;
let register: TestRegister;

beforeAll(async () => {
  program = await testProgram();
});

beforeEach(async () => {
  store = await aStore(program);
  const user = await aUser(program, { stores: [store], role: roles.user });
  await anEmployee(program, store, { firstName: "Amy", user });
  amy = await signedIn(program, user, { store });
  const manager = await aUser(program, { stores: [store], role: roles.manager });
  marcus = await signedIn(program, manager, { store });
  register = await aRegister(program, store);
  await program.owner.query(
    `update devices set printers = '[{"name":"label","displayName":"Label printer","role":"label","type":"zpl"}]' where id = $1`,
    [register.id],
  );
  await program.owner.query("insert into backstock_settings (store_id, bin_prefix) values ($1, 'A-')", [store.id]);
});

afterAll(() => program.stop());

async function fileOf(labels: Record<string, unknown>, layout = "LABEL"): Promise<Buffer> {
  const answer = await marcus.graphql(
    "query ($labels: LabelsInput!, $layout: LabelLayout!) { labelFile(labels: $labels, layout: $layout) { dataBase64 } }",
    { labels, layout },
  );
  expect(answer.errors).toEqual([]);
  return Buffer.from(String(recordOf(answer.data?.["labelFile"])["dataBase64"]), "base64");
}

function words(page: PdfPage | undefined): string[] {
  return (page?.text ?? "").split(/\s+/).filter((word) => word !== "");
}

/** The barcodes that a label printer of 203 dots an inch puts on the page. */
async function codesOf(page: PdfPage | undefined): Promise<string[]> {
  return page ? readCodes(await page.draw(203)) : [];
}

async function storeNumber(): Promise<string> {
  const { rows } = await program.owner.query<{ number: string }>("select number from stores where id = $1", [store.id]);
  return rows[0]?.number ?? "";
}

test("[BACK-08] a bin's label is a page of exactly 4 x 2 inches whose codes name the bin, and holds no contents", async () => {
  const category = await aCategory(program, store, "Boys 2T FW");
  const { backRoomId } = await findLocations(program, store);
  const filled = await aFilledBin(program, store, { number: 212, categoryId: category.id, locationId: backRoomId });
  const code = `RB:${await storeNumber()}:212`;
  await withPdfPages(await fileOf({ binIds: [filled.binId] }), async (pages) => {
    expect(pages.map(({ size }) => size)).toEqual([{ width: 288, height: 144 }]);
    expect(words(pages[0])).toEqual(["A-212", "MPL"]);
    expect(await codesOf(pages[0])).toEqual([code, code]);
  });
});

test("a sheet holds ten labels on Letter, a content slip what the bin holds", async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    await aBin(program, store, number);
  }
  await withPdfPages(await fileOf({ from: 1, to: 11 }, "SHEET"), async (pages) => {
    const letter = { width: 612, height: 792 };
    expect(pages.map(({ size }) => size)).toEqual([letter, letter]);
    expect(words(pages[0]).filter((word) => word.startsWith("A-"))).toHaveLength(10);
  });
  const category = await aCategory(program, store, "Boys 2T FW");
  const { backRoomId } = await findLocations(program, store);
  const fill = { number: 212, categoryId: category.id, locationId: backRoomId, inventoryDate: "2026-03-04" };
  const filled = await aFilledBin(program, store, fill);
  await withPdfPages(await fileOf({ binIds: [filled.binId], isSlip: true }), async ([slip]) => {
    expect(slip?.text).toContain("Boys 2T FW");
    expect(slip?.text).toContain("Mar 4, 2026");
  });
});

test("anybody prints one label; a roll of them is for managers", async () => {
  await aBin(program, store, 1);
  await aBin(program, store, 2);
  const ask = "query ($labels: LabelsInput!) { labelFile(labels: $labels) { labels } }";
  const single = await amy.graphql(ask, { labels: { from: 1, to: 1 } });
  expect(single.data).toEqual({ labelFile: { labels: 1 } });
  const roll = await amy.graphql(ask, { labels: { from: 1, to: 2 } });
  expect(roll.errors).toMatchObject([{ message: "Ask a manager to print several labels at once" }]);
  const byManager = await marcus.graphql(ask, { labels: { from: 1, to: 2 } });
  expect(byManager.data).toEqual({ labelFile: { labels: 2 } });
});

test("a long roll is drawn without a connection to the database", async () => {
  await program.owner.query(
    "insert into bins (store_id, id, number, created_at) select $1, gen_random_uuid(), n, now() from generate_series(1, 250) as n",
    [store.id],
  );
  const { pool } = program.platform.database;
  const roll = { isDone: false, turnsWithoutConnection: 0 };
  const drawn = fileOf({ from: 1, to: 250 }).finally(() => (roll.isDone = true));
  while (!roll.isDone) {
    await letOthers();
    roll.turnsWithoutConnection += Number(pool.idleCount === pool.totalCount);
  }
  expect((await drawn).byteLength).toBeGreaterThan(100_000);
  // It lets others have their turn after every tenth label.
  expect(roll.turnsWithoutConnection).toBeGreaterThanOrEqual(25);
});

async function printed(binId: string): Promise<string> {
  const id = randomUUID();
  const answer = await amy.graphql(
    `mutation ($id: Uuid!, $labels: LabelsInput!, $deviceId: Uuid!) {
      printLabels(id: $id, labels: $labels, deviceId: $deviceId) { state title deviceName }
    }`,
    { id, labels: { binIds: [binId] }, deviceId: register.id },
  );
  expect(answer.data).toEqual({ printLabels: { state: "QUEUED", title: "Bin label A-7", deviceName: "Front" } });
  return id;
}

async function jobOf(id: string) {
  const answer = await amy.graphql("query ($id: Uuid!) { printJob(id: $id) { state reason printerName } }", { id });
  return answer.data?.["printJob"];
}

async function byTill(method: "GET" | "POST", url: string, payload?: object) {
  const headers = { authorization: `Bearer ${register.token}` };
  const answer = await program.http.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(200);
  return recordOf(answer.json());
}

test("a register fetches the label in its printer's language and says that it came out, once", async () => {
  const bin = await aBin(program, store, 7);
  const id = await printed(bin.id);
  const fetched = await byTill("GET", `${payloadsPath}/${id}`);
  const payload = recordOf(fetched["payload"]);
  expect(payload).toMatchObject({ jobId: id, role: "label", format: "zpl", printerName: "label", copies: 1 });
  expect(Buffer.from(String(payload["dataBase64"]), "base64").toString()).toContain("^FDA-7^FS");
  const report = { printerName: "label", failure: null };
  expect(await byTill("POST", `${printJobsPath}/${id}`, report)).toEqual({ isTaken: true });
  expect(await byTill("POST", `${printJobsPath}/${id}`, report)).toEqual({ isTaken: false });
  expect(await jobOf(id)).toEqual({ state: "DONE", reason: null, printerName: "label" });
});

test("a printer that is out of paper fails the job with its own words", async () => {
  const bin = await aBin(program, store, 7);
  const id = await printed(bin.id);
  await byTill("POST", `${printJobsPath}/${id}`, { printerName: null, failure: "Out of labels" });
  expect(await jobOf(id)).toMatchObject({ state: "FAILED", reason: "Out of labels" });
});

test("a label job for a register that is offline waits 15 minutes, then has failed", async () => {
  program.clock.now = new Date("2026-11-22T18:00:00Z");
  const bin = await aBin(program, store, 7);
  const id = await printed(bin.id);
  await runJobs(program);
  expect(await jobOf(id)).toMatchObject({ state: "QUEUED" });
  const expire = printingWorkers.find(({ job }) => job.name === expirePrintJobJob.name);
  program.clock.now = new Date("2026-11-22T18:14:59Z");
  await expire?.handle(program.platform, { storeId: store.id, id });
  expect(await jobOf(id)).toMatchObject({ state: "QUEUED" });
  program.clock.now = new Date("2026-11-22T18:15:00Z");
  await expire?.handle(program.platform, { storeId: store.id, id });
  expect(await jobOf(id)).toEqual({ state: "FAILED", reason: "Front was not online", printerName: "label" });
});

test("a register that comes back is told of what it has not printed", async () => {
  const bin = await aBin(program, store, 7);
  await printed(bin.id);
  await runJobs(program);
  const alive = {
    agentVersion: "1",
    deviceTime: new Date().toISOString(),
    pos: { connected: true, name: "POS", version: "1" },
    queueLength: 0,
    terminalNumber: "1",
    printers: [],
  };
  await byTill("POST", heartbeatPath, alive);
  expect(await runJobs(program)).toContain("printing.send-print-job");
});
