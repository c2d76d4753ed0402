import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { logPath, mostLogBytes } from "#common/pos/pos-log.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { aStaffedStore, aStranger } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
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

function send(text: unknown, token: string = register.token) {
  const till = aStranger(program).with({ authorization: `Bearer ${token}` });
  return till.call({ method: "POST", path: logPath, body: { text } });
}

async function read(person: Person, deviceId: string = register.id) {
  const query = "query ($deviceId: Uuid!) { deviceLogs(deviceId: $deviceId) { log appVersion receivedAt } }";
  const { data, errors } = await person.graphql(query, { deviceId });
  return { logs: data?.["deviceLogs"], code: errors[0]?.extensions.code };
}

test("a register's log is read by its manager, the newest first, and three are kept", async () => {
  for (const text of ["one", "two", "three", "four"]) {
    expect((await send(text)).body).toEqual({ isTaken: true });
    program.clock.pass(60_000);
  }
  expect((await read(marcus)).logs).toMatchObject([{ log: "four" }, { log: "three" }, { log: "two" }]);
});

test("each register keeps its own", async () => {
  const other = await aRegister(program, store);
  await send("of the first");
  await send("of the second", other.token);
  expect((await read(marcus)).logs).toMatchObject([{ log: "of the first" }]);
  expect((await read(marcus, other.id)).logs).toMatchObject([{ log: "of the second" }]);
});

test.each([
  ["as long as one may be", "x".repeat(mostLogBytes), 200],
  ["longer than that", "x".repeat(mostLogBytes + 1), 400],
  ["with a sign that no database keeps", "a\0b", 400],
  ["with half a sign", "a\uD800b", 400],
  ["that is no text", 7, 400],
])("a log %s", async (_name, text, status) => {
  expect((await send(text)).status).toBe(status);
});

test("nobody but a paired register sends one", async () => {
  expect((await send("x", "not a token")).status).toBe(401);
  expect((await marcus.call({ method: "POST", path: logPath, body: { text: "x" } })).status).not.toBe(200);
  expect((await read(marcus)).logs).toEqual([]);
});

test("neither an employee nor another store's manager reads it", async () => {
  await send("ours");
  expect((await read(ana)).code).toBe("action-needs-manager");
  const elsewhere = await aStaffedStore(program);
  expect((await read(elsewhere.marcus)).logs).toEqual([]);
});
