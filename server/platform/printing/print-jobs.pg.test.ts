import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
import { payloadsPath, printJobsPath } from "#common/pos/pos-messages.ts";
import { aBin } from "#tests/kit/a-backstock.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let register: TestRegister;
let amy: Person;
let ben: Person;
let marcus: Person;

beforeAll(async () => {
  program = await testProgram();
});

beforeEach(async () => {
  program.clock.now = new Date("2026-11-22T18:00:00Z");
  store = await aStore(program);
  register = await aRegister(program, store);
  await program.owner.query(
    `update devices set printers = '[{"name":"label","displayName":"Label printer","role":"label","type":"zpl"}]' where id = $1`,
    [register.id],
  );
  await aBin(program, store, 7);
  amy = await somebody("Amy", roles.user);
  ben = await somebody("Ben", roles.user);
  marcus = await somebody("Marcus", roles.manager);
});

afterAll(() => program.stop());

async function somebody(firstName: string, role: Role): Promise<Person> {
  const user = await aUser(program, { stores: [store], role });
  await anEmployee(program, store, { firstName, user, isManager: role === roles.manager });
  return signedIn(program, user, { store });
}

/** Amy prints the label of bin 7. */
async function printLabel(): Promise<string> {
  const id = randomUUID();
  const response = await amy.graphql(
    `mutation ($id: Uuid!, $labels: LabelsInput!, $deviceId: Uuid!) {
      printLabels(id: $id, labels: $labels, deviceId: $deviceId) { id }
    }`,
    { id, labels: { from: 7, to: 7 }, deviceId: register.id },
  );
  expect(response.errors).toEqual([]);
  return id;
}

function cancelAs(person: Person, id: string) {
  return person.graphql("mutation ($id: Uuid!) { cancelPrintJob(id: $id) { state } }", { id });
}

function printAgainAs(person: Person, jobId: string, id: string = randomUUID()) {
  return person.graphql("mutation ($id: Uuid!, $jobId: Uuid!) { printAgain(id: $id, jobId: $jobId) { id state } }", {
    id,
    jobId,
  });
}

async function callAsTill(method: "GET" | "POST", url: string, payload?: object) {
  const headers = { authorization: `Bearer ${register.token}` };
  const response = await program.http.inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode).toBe(200);
  return recordOf(response.json());
}

async function reportFailure(id: string): Promise<void> {
  await callAsTill("POST", `${printJobsPath}/${id}`, { printerName: null, failure: "Out of labels" });
}

test("a job can be canceled only by its creator or a manager", async () => {
  const [own, others] = [await printLabel(), await printLabel()];
  expect((await cancelAs(ben, own)).errors).toMatchObject([
    { message: expect.stringMatching(/^Only Amy .*or a manager can take this back$/) },
  ]);
  expect((await cancelAs(amy, own)).data).toEqual({ cancelPrintJob: { state: "CANCELLED" } });
  expect((await cancelAs(marcus, others)).data).toEqual({ cancelPrintJob: { state: "CANCELLED" } });
});

test("a failed job is reprinted as a new job with the same bytes, once", async () => {
  const first = await printLabel();
  const readBytes = async (id: string) =>
    recordOf((await callAsTill("GET", `${payloadsPath}/${id}`))["payload"])["dataBase64"];
  expect((await printAgainAs(ben, first)).errors).toMatchObject([{ message: "Front hasn't printed it yet" }]);
  await reportFailure(first);
  program.clock.now = new Date("2026-11-22T18:01:00Z");
  const next = randomUUID();
  expect((await printAgainAs(ben, first, next)).data).toEqual({ printAgain: { id: next, state: "QUEUED" } });
  expect((await printAgainAs(ben, first, next)).data).toEqual({ printAgain: { id: next, state: "QUEUED" } });
  expect(await readBytes(next)).toBe(await readBytes(first));
  const queue = await ben.graphql("{ printJobs { id title state reason createdBy } }");
  expect(queue.data?.["printJobs"]).toMatchObject([
    { id: next, title: "Bin label 7", state: "QUEUED", reason: null },
    { id: first, title: "Bin label 7", state: "FAILED", reason: "Out of labels" },
  ]);
});

test("a job is kept for a day to be reprinted or saved as a PDF", async () => {
  const id = await printLabel();
  await reportFailure(id);
  const file = await amy.graphql("query ($id: Uuid!) { printJobFile(id: $id) { fileName dataBase64 } }", { id });
  const { fileName, dataBase64 } = recordOf(file.data?.["printJobFile"]);
  expect(fileName).toBe("bin-label-7.pdf");
  expect(Buffer.from(String(dataBase64), "base64").subarray(0, 5).toString()).toBe("%PDF-");
  program.clock.now = new Date("2026-11-23T18:00:01Z");
  expect((await printAgainAs(amy, id)).errors).toMatchObject([
    { message: "We keep print jobs for one day. Print it again from where you first did." },
  ]);
});

test("a revoked register reprints nothing", async () => {
  const id = await printLabel();
  await reportFailure(id);
  await program.owner.query("update devices set revoked_at = now() where id = $1", [register.id]);
  expect((await printAgainAs(amy, id)).errors).toMatchObject([{ message: "Front is no longer paired" }]);
});
