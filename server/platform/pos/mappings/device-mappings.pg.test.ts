import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { heartbeatPath } from "#common/pos/pos-device.ts";
import { mappingPath } from "#common/pos/pos-mapping.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { aStaffedStore, aStranger, recordOf } from "#tests/kit/signed-in.ts";
import type { GraphqlError, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let register: TestRegister;
let ana: Person;
let marcus: Person;
beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  ({ store, ana, marcus } = await aStaffedStore(program));
  register = await aRegister(program, store);
});
afterAll(() => program.stop());

const columns = { number: "No", at: "Sold", quantity: "Qty", amount: "Amount" };
const lines = { kind: "ticketLines", columns };
const mapping = { exports: [lines] };
const fields = "version mapping fileName savedAt savedBy fromVersion isInUse";

type Saving = { mapping?: unknown; text?: string; baseVersion?: number; fileName?: string | null; deviceId?: string };

async function save(person: Person, saving: Saving = {}) {
  const query = `mutation ($deviceId: Uuid!, $mapping: String!, $fileName: String, $baseVersion: Int!) {
    saveDeviceMapping(deviceId: $deviceId, mapping: $mapping, fileName: $fileName, baseVersion: $baseVersion) { ${fields} }
  }`;
  const answer = await person.graphql(query, {
    deviceId: saving.deviceId ?? register.id,
    mapping: saving.text ?? JSON.stringify(saving.mapping ?? mapping),
    fileName: saving.fileName ?? null,
    baseVersion: saving.baseVersion ?? 0,
  });
  return { saved: answer.data?.["saveDeviceMapping"], error: answer.errors[0] };
}

async function use(person: Person, version: number, baseVersion: number) {
  const query = `mutation ($deviceId: Uuid!, $version: Int!, $baseVersion: Int!) {
    useDeviceMapping(deviceId: $deviceId, version: $version, baseVersion: $baseVersion) { ${fields} }
  }`;
  const answer = await person.graphql(query, { deviceId: register.id, version, baseVersion });
  return { saved: answer.data?.["useDeviceMapping"], error: answer.errors[0] };
}

async function list(person: Person, deviceId: string = register.id) {
  const query = `query ($deviceId: Uuid!) { deviceMappings(deviceId: $deviceId) { ${fields} } }`;
  const answer = await person.graphql(query, { deviceId });
  return { versions: answer.data?.["deviceMappings"], error: answer.errors[0] };
}

const code = (error: GraphqlError | undefined) => error?.extensions.code;
const fieldsOf = (error: GraphqlError | undefined) => Object.keys(recordOf(error?.extensions.errors));
const asRegister = (token: string = register.token) => aStranger(program).with({ authorization: `Bearer ${token}` });

async function beat(reading?: object): Promise<Record<string, unknown>> {
  const body = {
    ...{ agentVersion: "1", deviceTime: "2026-11-20T18:00:00Z", queueLength: 0, terminalNumber: "1", printers: [] },
    ...{ pos: { connected: true, name: "Folder", version: "" } },
    ...(reading && { reading }),
  };
  return recordOf((await asRegister().call({ method: "POST", path: heartbeatPath, body })).body);
}

test("a mapping is saved version by version, and an earlier one is put back into use as the next", async () => {
  const first = await save(marcus, { fileName: "sales.csv" });
  expect(first.saved).toMatchObject({ version: 1, fileName: "sales.csv", savedBy: "Marcus Jones", isInUse: true });
  const other = { exports: [{ ...lines, decimal: "," }] };
  expect((await save(marcus, { mapping: other, baseVersion: 1 })).saved).toMatchObject({ version: 2 });
  expect((await use(marcus, 1, 2)).saved).toMatchObject({ version: 3, fromVersion: 1, fileName: "sales.csv" });
  const { versions } = await list(marcus);
  expect(versions).toMatchObject([
    { version: 3, fromVersion: 1, isInUse: true },
    { version: 2, fromVersion: null, isInUse: false },
    { version: 1, fromVersion: null, isInUse: false },
  ]);
  expect(recordOf(first.saved)["mapping"]).toBe(recordOf([versions].flat()[0])["mapping"]);
});

test("the history names who saved which version for which register", async () => {
  await save(marcus);
  const events = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'device.mapping-saved'",
    [store.id],
  );
  expect(events.rows).toEqual([
    { payload: { deviceId: register.id, name: "Front (v1)", version: 1, fileName: null, fromVersion: null } },
  ]);
});

test("what another person saved meanwhile is not overwritten, and the refusal says who", async () => {
  await save(marcus);
  const other = { exports: [{ ...lines, decimal: "," }] };
  const { error } = await save(marcus, { mapping: other });
  expect(code(error)).toBe("saved-since");
  expect(error?.message).toContain("Marcus Jones saved changes here");
  expect(code((await use(marcus, 1, 0)).error)).toBe("saved-since");
  expect((await list(marcus)).versions).toHaveLength(1);
});

test("of two who save at once one wins, and the same save sent again adds nothing", async () => {
  const other = { exports: [{ ...lines, decimal: "," }] };
  const both = await Promise.all([save(marcus), save(marcus, { mapping: other })]);
  expect(new Set(both.map(({ error }) => code(error)))).toEqual(new Set(["saved-since", undefined]));
  await save(marcus, { baseVersion: 1, fileName: "b.csv" });
  expect((await save(marcus, { baseVersion: 1, fileName: "b.csv" })).saved).toMatchObject({ version: 2 });
  expect((await list(marcus)).versions).toHaveLength(2);
});

test("a version that is not there cannot be put back", async () => {
  await save(marcus);
  expect(code((await use(marcus, 7, 1)).error)).toBe("not-found");
});

test("only managers of the store see and save it, and only for its registers", async () => {
  const { marcus: stranger } = await aStaffedStore(program);
  expect(code((await save(ana)).error)).toBe("action-needs-manager");
  expect(code((await list(ana)).error)).toBe("action-needs-manager");
  expect(code((await save(stranger)).error)).toBe("not-found");
  expect(code((await list(stranger)).error)).toBe("not-found");
  expect(code((await save(aStranger(program))).error)).toBe("not-signed-in");
  expect(code((await save(marcus, { deviceId: randomUUID() })).error)).toBe("not-found");
  await program.owner.query("update devices set type = 'tablet' where id = $1", [register.id]);
  expect(code((await save(marcus)).error)).toBe("not-found");
});

test.each([
  ["mapping.exports.0.columns.at", { mapping: { exports: [{ ...lines, columns: { ...columns, at: "" } }] } }],
  ["mapping.exports", { mapping: { exports: [] } }],
  ["mapping.exports.0.kind", { mapping: { exports: [{ kind: "guess" }] } }],
  ["mapping.exports.0.columns", { mapping: { exports: [{ ...lines, columns: { ...columns, unitPrice: "P" } }] } }],
  ["mapping.exports.0", { mapping: { exports: [{ ...lines, more: 1 }] } }],
  ["mapping", { text: "" }],
  ["mapping", { text: "{" }],
  ["mapping", { text: "[".repeat(100_000) }],
  ["mapping", { text: JSON.stringify({ exports: [{ ...lines, columns: { ...columns, at: "a\0" } }] }) }],
  ["mapping", { text: String.raw`{"exports":[{"kind":"ticketLines","columns":{"at":"\ud800"}}]}` }],
  ["mapping", { text: JSON.stringify({ exports: [{ ...lines, columns: { ...columns, at: "a".repeat(200_000) } }] }) }],
  ["fileName", { fileName: "a".repeat(256) }],
  ["fileName", { fileName: " " }],
  ["baseVersion", { baseVersion: -1 }],
])("what is wrong is refused at %s", async (field, saving) => {
  const { error } = await save(marcus, saving);
  expect([code(error), fieldsOf(error)]).toEqual(["invalid-input", [field]]);
});

test("the register learns of a version by its heartbeat, and fetches it", async () => {
  await program.owner.query("update store_settings set business_day_boundary_minutes = 240 where store_id = $1", [
    store.id,
  ]);
  expect(await beat()).toMatchObject({ mappingVersion: 0, boundaryMinutes: 240 });
  expect((await asRegister().call({ path: mappingPath })).body).toEqual({ version: 0 });
  await save(marcus);
  expect(await beat()).toMatchObject({ mappingVersion: 1 });
  const { body } = await asRegister().call({ path: mappingPath });
  expect(body).toMatchObject({ version: 1, mapping: { exports: [{ kind: "ticketLines", columns, decimal: "." }] } });
});

test("nobody but a register of the store is given the mapping", async () => {
  await save(marcus);
  expect((await asRegister("no-token-of-anybody").call({ path: mappingPath })).status).toBe(401);
  expect((await marcus.call({ path: mappingPath })).status).toBe(403);
  await program.owner.query("update devices set revoked_at = now(), token_hash = null where id = $1", [register.id]);
  expect((await asRegister().call({ path: mappingPath })).status).toBe(401);
});

const reading = {
  ...{ mappingVersion: 1, lastFile: "day.csv", lastFileAt: "2026-11-20T17:00:00.000Z" },
  ...{ lastRowAt: "2026-11-20T16:59:00.000Z", rowsTaken: 41, rowsRefused: 2, problem: null, files: ["day.csv"] },
};

async function readings(): Promise<unknown> {
  const { data } = await marcus.graphql(`{ devices { reading {
    mappingVersion lastFile lastFileAt lastRowAt rowsTaken rowsRefused problem files stoppedAt } } }`);
  return [data?.["devices"]].flat().map((device) => recordOf(device)["reading"]);
}

test("the devices page shows what the register says of its reading, and since when it does not read", async () => {
  await beat();
  expect(await readings()).toEqual([null]);
  await beat(reading);
  expect(await readings()).toEqual([{ ...reading, stoppedAt: null }]);
  await beat({ ...reading, problem: "The file has no column Amount." });
  const [stopped] = [await readings()].flat();
  expect(stopped).toMatchObject({ problem: "The file has no column Amount.", stoppedAt: expect.any(String) });
  await beat({ ...reading, problem: "The folder cannot be read." });
  expect(await readings()).toMatchObject([{ stoppedAt: recordOf(stopped)["stoppedAt"] }]);
  await beat(reading);
  expect(await readings()).toMatchObject([{ problem: null, stoppedAt: null }]);
});

test.each([
  ["rowsTaken", -1],
  ["files", Array.from({ length: 21 }, () => "a.csv")],
  ["problem", "a".repeat(501)],
  ["lastFile", "a\0"],
  ["mappingVersion", 2 ** 53],
])("a reading with an impossible %s is refused", async (field, value) => {
  expect(await beat({ ...reading, [field]: value })).toMatchObject({ code: "bad-request" });
});
