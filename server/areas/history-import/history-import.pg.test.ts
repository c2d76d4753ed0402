import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importPartBytes } from "#common/history-import/upload-parts.ts";
import { roles } from "#common/permissions.ts";
import { registerMapping } from "#common/pos-files/register-mapping.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { requestForStore } from "#server/platform/jobs/store-worker.ts";
import { importHistory } from "#server/platform/pos/import/import-history.ts";
import type { ImportSummary } from "#server/platform/pos/import/import-history.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { claimRun, reportProgress } from "./import-runs.ts";
import { runImport } from "./run-import.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  store = await aStore(program);
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
});

function mappingWith(unitPrice: string) {
  const columns = { number: "No", at: "Date", quantity: "Pieces", unitPrice, sku: "Sku" };
  return { exports: [{ kind: "ticketLines", columns, timeZone: "America/Chicago" }] };
}

const mapping = mappingWith("Price");

/** Tickets of two lines each, one piece at $2.50 a line. */
function csvOf(tickets: number, more: readonly string[] = []): Buffer {
  const lines = Array.from({ length: tickets }, (_none, at) => {
    const day = String((at % 28) + 1).padStart(2, "0");
    return [1, 2].map((line) => `T${at},2025-11-${day} 10:15:00,1,2.50,S${line}`).join("\n");
  });
  return Buffer.from(["No,Date,Pieces,Price,Sku", ...lines, ...more, ""].join("\n"));
}

const badLine = "BAD,2025-11-03 10:15:00,one,2.50,S1";

const fields = `id state phase lines totalLines problem missingParts
  summary { lines tickets creditNotes amount cents refusedLines refusedTickets written changed unchanged }`;

type Import = Record<string, unknown> & { state: string };

async function change(
  text: string,
  variables: Record<string, unknown>,
  by = manager,
): Promise<Import | { code: string }> {
  const [name] = /^\w+/.exec(text) ?? [""];
  const types = {
    $id: "Uuid!",
    $fileName: "String!",
    $sizeBytes: "Int!",
    $isPacked: "Boolean!",
    $mapping: "String!",
    $part: "Int!",
    $base64: "String!",
    $isReplacing: "Boolean!",
  };
  const used = Object.entries(types).filter(([variable]) => text.includes(variable));
  const head = used.map(([variable, type]) => `${variable}: ${type}`).join(", ");
  const { data, errors } = await by.graphql(`mutation (${head}) { ${text} { ${fields} } }`, variables);
  const code = errors[0]?.extensions.code;
  const row = data?.[name];
  return code === undefined ? { state: "", ...recordOf(row) } : { code };
}

/** As `npm run import` does it. */
async function importByCommand(at: { id: number }, given: { file: string; map: unknown }): Promise<ImportSummary> {
  const acting = await findActingStore(program.platform, at.id);
  if (acting === null) {
    throw new Error("The store is gone");
  }
  const options = { file: given.file, mapping: registerMapping.parse(given.map), isDryRun: false, replacesAt: null };
  const quiet = { onProgress: () => undefined, onRefused: () => undefined };
  return importHistory(program.platform, { ...options, ...quiet, store: acting });
}

/** The run's own request, as the job makes it. */
async function jobRequest(): Promise<StoreRequest> {
  const request = await requestForStore(program.platform, { storeId: store.id, reason: "test" });
  if (request === null) {
    throw new Error("The store is gone");
  }
  return request;
}

/** The state, or the code of the refusal. */
const outcomeOf = (answer: Import | { code: string }): string =>
  "code" in answer ? String(answer.code) : answer.state;

type Upload = { id?: string; bytes: Buffer; fileName?: string; isPacked?: boolean; map?: unknown };

const begin = (
  { id = randomUUID(), bytes, fileName = "sales.csv", isPacked = false, map = mapping }: Upload,
  by = manager,
) =>
  change(
    "beginHistoryImport(id: $id, fileName: $fileName, sizeBytes: $sizeBytes, isPacked: $isPacked, mapping: $mapping)",
    { id, fileName, sizeBytes: bytes.length, isPacked, mapping: JSON.stringify(map) },
    by,
  );

function put(id: string, bytes: Buffer, part: number) {
  const base64 = bytes.subarray(part * importPartBytes, (part + 1) * importPartBytes).toString("base64");
  return change("putHistoryImportPart(id: $id, part: $part, base64: $base64)", { id, part, base64 });
}

const press = (name: "stop" | "resume" | "drop", id: string) => change(`${name}HistoryImport(id: $id)`, { id });
const start = (id: string, isReplacing = false) =>
  change("startHistoryImport(id: $id, isReplacing: $isReplacing)", { id, isReplacing });

async function upload(given: Upload): Promise<string> {
  const id = given.id ?? randomUUID();
  expect(await begin({ ...given, id })).toMatchObject({ state: "UPLOADING" });
  for (let part = 0; part * importPartBytes < given.bytes.length; part += 1) {
    expect(await put(id, given.bytes, part)).toMatchObject({ id });
  }
  return id;
}

async function newest(): Promise<Import> {
  const { data } = await manager.graphql(`{ historyImports { ${fields} } }`);
  const [first] = Array.isArray(data?.["historyImports"]) ? data["historyImports"] : [];
  return { state: "", ...recordOf(first) };
}

async function ticketsKept(): Promise<number> {
  const result = await program.owner.query<{ count: number }>(
    "select count(*)::int as count from pos_transactions where store_id = $1",
    [store.id],
  );
  return result.rows[0]?.count ?? 0;
}

test("a file is uploaded in parts, checked whole without a write, and imported", async () => {
  const id = await upload({ bytes: csvOf(40, [badLine]) });
  expect(await newest()).toMatchObject({ state: "RUNNING", phase: "CHECK" });
  await runJobs(program);
  const figures = { lines: 81, tickets: 41, cents: 20_000, amount: "200.00", refusedLines: 1, refusedTickets: 1 };
  expect(await newest()).toMatchObject({ state: "CHECKED", lines: 81, summary: { ...figures, written: 0 } });
  expect(await ticketsKept()).toBe(0);
  expect(await start(id)).toMatchObject({ state: "RUNNING", phase: "IMPORT" });
  await runJobs(program);
  expect(await newest()).toMatchObject({ state: "DONE", totalLines: 81, summary: { ...figures, written: 40 } });
  expect(await ticketsKept()).toBe(40);
  const parts = await program.owner.query("select from history_import_parts where import_id = $1", [id]);
  expect(parts.rowCount).toBe(0);
});

test("the refused lines are a file, as the command writes it", async () => {
  const id = await upload({ bytes: csvOf(1, [badLine, 'Q,never,1,2.50,"a ""quoted"" one"']) });
  await runJobs(program);
  const { status, body, headers } = await manager.call({ path: `/api/vue/history-imports/${id}/refused` });
  expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  const [head, ...lines] = String(body).trim().split("\n");
  expect(head).toBe("line,reason,record");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d+,".+","\{""No"":""BAD"",/);
  const employee = await aPerson(program, store);
  expect((await employee.call({ path: `/api/vue/history-imports/${id}/refused` })).status).toBe(403);
});

test("the same file by the command, or by the page again, changes nothing", async () => {
  const bytes = csvOf(30);
  const folder = await mkdtemp(path.join(tmpdir(), "hangtag-import-test-"));
  const file = path.join(folder, "sales.csv");
  await writeFile(file, bytes);
  await importByCommand(store, { file, map: mapping });
  await rm(folder, { recursive: true });
  expect(await ticketsKept()).toBe(30);
  for (const bytesSent of [gzipSync(bytes), gzipSync(bytes)]) {
    const id = await upload({ bytes: bytesSent, isPacked: true });
    await runJobs(program);
    await start(id);
    await runJobs(program);
    expect(await newest()).toMatchObject({ state: "DONE", summary: { written: 0, unchanged: 30 } });
  }
  const devices = await program.owner.query("select from devices where store_id = $1 and type = 'import'", [store.id]);
  expect(devices.rowCount, "one file is one device, whoever brings it").toBe(1);
});

test("an upload that was cut off knows what is missing; a part that comes twice is one", async () => {
  const bytes = Buffer.concat([csvOf(5), Buffer.alloc(importPartBytes, "\n")]);
  const id = randomUUID();
  expect(await begin({ id, bytes })).toMatchObject({ missingParts: [0, 1] });
  expect(await begin({ id, bytes }), "the same press again").toMatchObject({ missingParts: [0, 1] });
  await Promise.all([put(id, bytes, 1), put(id, bytes, 1)]);
  expect(await newest()).toMatchObject({ state: "UPLOADING", missingParts: [0] });
  expect(await put(id, bytes, 0)).toMatchObject({ state: "RUNNING" });
  expect(await put(id, bytes, 0)).toMatchObject({ state: "RUNNING" });
  await runJobs(program);
  expect(await newest()).toMatchObject({ state: "CHECKED", summary: { tickets: 5 } });
});

test("a part of another file is refused, and so is one beyond the end", async () => {
  const bytes = csvOf(3);
  const id = randomUUID();
  await begin({ id, bytes });
  expect(await put(id, bytes.subarray(1), 0)).toEqual({ code: "invalid-input" });
  expect(await put(id, bytes, 1)).toEqual({ code: "invalid-input" });
});

test("a run that is stopped ends, and goes on from there; what is in is found and not written again", async () => {
  const id = await upload({ bytes: csvOf(20) });
  await runJobs(program);
  await start(id);
  expect(await press("stop", id)).toMatchObject({ state: "STOPPED" });
  await runJobs(program);
  expect([(await newest()).state, await ticketsKept()]).toEqual(["STOPPED", 0]);
  expect(await press("stop", id)).toEqual({ code: "changed-meanwhile" });
  expect(await press("resume", id)).toMatchObject({ state: "RUNNING", phase: "IMPORT" });
  await runJobs(program);
  expect(await newest()).toMatchObject({ state: "DONE", summary: { written: 20 } });
});

test("a run whose program was killed is taken over, and the first one ends when it hears of it", async () => {
  const id = await upload({ bytes: csvOf(20) });
  await runJobs(program);
  await start(id);
  const request = await jobRequest();
  const dead = randomUUID();
  expect(await claimRun(request, { id, runId: dead })).not.toBeNull();
  const progress = { id, runId: dead, lines: 3, totalLines: 40, refusals: [] };
  expect(await reportProgress(request, progress)).toBe(true);
  expect(await newest()).toMatchObject({ lines: 3, totalLines: 40 });
  await runImport(request, { importId: id });
  expect(await reportProgress(request, progress)).toBe(false);
  expect(await newest()).toMatchObject({ state: "DONE", lines: 40, summary: { written: 20 } });
  await runImport(request, { importId: id });
  expect(await ticketsKept()).toBe(20);
});

test("what cannot be read at all is said in a sentence, and the file can be dropped", async () => {
  const cut = gzipSync(csvOf(50)).subarray(0, 60);
  const id = await upload({ bytes: cut, isPacked: true });
  await runJobs(program);
  expect(await newest()).toMatchObject({ state: "FAILED", problem: expect.stringMatching(/^The upload is damaged/) });
  expect(await press("drop", id)).toMatchObject({ state: "DROPPED" });
  program.clock.pass(1000);
  const other = await upload({ bytes: Buffer.from("Nothing,of,that\n1,2,3\n"), fileName: "../../etc/other.csv" });
  await runJobs(program);
  const { state, problem } = await newest();
  expect(state).toBe("FAILED");
  expect(String(problem)).not.toContain(tmpdir());
  expect(await press("resume", other)).toMatchObject({ state: "RUNNING", phase: "CHECK" });
});

test("a file that was made to fill the disk is not unpacked to its end", async () => {
  const bomb = gzipSync(Buffer.alloc(100 * importPartBytes));
  await upload({ bytes: bomb, isPacked: true });
  await runJobs(program);
  expect(await newest()).toMatchObject({
    state: "FAILED",
    problem: "This file is too large when it is unpacked. Import it with the command on the server.",
  });
});

test("a store has one open import; a map without sales is none; an employee may not", async () => {
  const bytes = csvOf(1);
  const both = await Promise.all([begin({ bytes }), begin({ bytes })]);
  expect(both.map(outcomeOf).toSorted((left, right) => left.localeCompare(right))).toEqual([
    "import-open",
    "UPLOADING",
  ]);
  const people = { exports: [{ kind: "customers", columns: { id: "No", name: "Sku" } }] };
  expect(await begin({ bytes, map: people })).toEqual({ code: "invalid-input" });
  expect(await begin({ bytes, map: "\0" })).toEqual({ code: "invalid-input" });
  expect(await begin({ bytes, fileName: "a\0.csv" })).toEqual({ code: "invalid-input" });
  const employee = await aPerson(program, store);
  expect(await begin({ bytes }, employee)).toEqual({ code: "action-needs-manager" });
});

test("a corrected map wins over an earlier import where that is asked for", async () => {
  const bytes = csvOf(10);
  const first = await upload({ bytes, map: mappingWith("Pieces") });
  await runJobs(program);
  await start(first);
  await runJobs(program);
  expect(await newest()).toMatchObject({ summary: { cents: 2000, written: 10 } });
  program.clock.pass(60_000);
  const second = await upload({ bytes });
  await runJobs(program);
  await start(second, true);
  await runJobs(program);
  expect(await newest()).toMatchObject({ state: "DONE", summary: { written: 10, changed: 10 } });
  const sum = await program.owner.query(
    "select sum(total_cents)::int as cents from pos_transactions where store_id = $1",
    [store.id],
  );
  expect(sum.rows).toEqual([{ cents: 5000 }]);
});

test("a cut-out of a real shop's history comes to the figures of the command", async () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  const file = path.join(root, "tests/data/online-retail-cut-out.csv");
  const map: unknown = JSON.parse(readFileSync(path.join(root, "docs/examples/online-retail.map.json"), "utf8"));
  const byCommand = await importByCommand(await aStore(program), { file, map: { exports: [map] } });
  const id = await upload({ bytes: gzipSync(readFileSync(file)), isPacked: true, map: { exports: [map] } });
  await runJobs(program);
  await start(id);
  await runJobs(program);
  const { amount, ...figures } = byCommand;
  expect(await newest()).toMatchObject({ state: "DONE", summary: figures });
  expect(figures.written).toBeGreaterThan(10);
  expect(amount).toBeGreaterThan(0n);
});
