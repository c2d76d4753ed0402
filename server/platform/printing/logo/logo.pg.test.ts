import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { heartbeatPath } from "#common/pos/pos-device.ts";
import { logoPath } from "#common/pos/pos-logo.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestRegister, TestStore } from "#tests/kit/people.ts";
import { aStaffedStore, aStranger, recordOf } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
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

const logo = { width: 16, height: 2, dataBase64: Buffer.from([1, 2, 3, 4]).toString("base64") };

function set(person: Person, change: object = {}): Promise<GraphqlAnswer> {
  return person.graphql(
    `mutation ($width: Int!, $height: Int!, $dataBase64: String!) {
      setStoreLogo(width: $width, height: $height, dataBase64: $dataBase64) { width height dataBase64 }
    }`,
    { ...logo, ...change },
  );
}

async function shown(person: Person): Promise<unknown> {
  const { data, errors } = await person.graphql("{ storeLogo { width height dataBase64 } }");
  expect(errors).toEqual([]);
  return data?.["storeLogo"];
}

function asRegister(token = register.token): Person {
  return aStranger(program, { authorization: `Bearer ${token}` });
}

async function versionOfHeartbeat(): Promise<unknown> {
  const beat = {
    ...{ agentVersion: "1.1.0", deviceTime: program.clock.now.toISOString(), queueLength: 0, terminalNumber: "1" },
    ...{ pos: { connected: true, name: "Folder", version: "" }, printers: [] },
  };
  const { body } = await asRegister().call({ method: "POST", path: heartbeatPath, body: beat });
  return recordOf(body)["logoVersion"];
}

async function changes(): Promise<unknown[]> {
  const { rows } = await program.owner.query<{ payload: unknown }>(
    "select payload from events where store_id = $1 and name = 'store.logo-changed' order by id",
    [store.id],
  );
  return rows.map(({ payload }) => payload);
}

test("a manager's logo is seen by the people of the store and fetched by its register", async () => {
  expect([await shown(ana), await versionOfHeartbeat()]).toEqual([null, 0]);
  expect((await asRegister().call({ path: logoPath })).body).toEqual({ version: 0, logo: null });
  expect((await set(marcus)).data).toEqual({ setStoreLogo: logo });
  expect([await shown(ana), await versionOfHeartbeat()]).toEqual([logo, 1]);
  expect((await asRegister().call({ path: logoPath })).body).toEqual({ version: 1, logo });
  expect(await changes()).toEqual([{ isThere: true }]);
});

test("a logo that is taken away is a version too, and taking it away twice is none", async () => {
  await set(marcus);
  const remove = "mutation { removeStoreLogo }";
  expect((await marcus.graphql(remove)).data).toEqual({ removeStoreLogo: true });
  expect((await marcus.graphql(remove)).errors).toEqual([]);
  expect([await shown(ana), await versionOfHeartbeat()]).toEqual([null, 2]);
  expect((await asRegister().call({ path: logoPath })).body).toEqual({ version: 2, logo: null });
  await set(marcus, { dataBase64: Buffer.from([9, 9, 9, 9]).toString("base64") });
  expect(await versionOfHeartbeat()).toBe(3);
  expect(await changes()).toEqual([{ isThere: true }, { isThere: false }, { isThere: true }]);
});

test.each([
  ["a dot too few", { dataBase64: Buffer.from([1, 2, 3]).toString("base64") }],
  ["a width that is no multiple of eight", { width: 12 }],
  ["no height", { height: 0 }],
  ["more than paper is wide", { width: 392, height: 1, dataBase64: Buffer.alloc(49).toString("base64") }],
  ["a megabyte", { dataBase64: "A".repeat(1_000_000) }],
  ["no base64", { dataBase64: "\0\uD800" }],
])("a picture with %s is refused, and the logo stays", async (_what, change) => {
  await set(marcus);
  expect((await set(marcus, change)).errors).toHaveLength(1);
  expect(await shown(ana)).toEqual(logo);
});

test("employees look at it, and only managers change it", async () => {
  expect((await set(ana)).errors).toMatchObject([{ extensions: { code: "action-needs-manager" } }]);
  expect((await ana.graphql("mutation { removeStoreLogo }")).errors).toHaveLength(1);
});

test("another company's people and registers have their own", async () => {
  await set(marcus);
  const other = await aStaffedStore(program);
  const theirs = await aRegister(program, other.store);
  expect(await shown(other.ana)).toBeNull();
  expect((await asRegister(theirs.token).call({ path: logoPath })).body).toEqual({ version: 0, logo: null });
});

test("nothing but a register that is paired fetches it", async () => {
  expect((await asRegister("no-token-of-anybody").call({ path: logoPath })).status).toBe(401);
  expect((await marcus.call({ path: logoPath })).status).toBe(403);
  await marcus.graphql("mutation ($id: Uuid!) { revokeDevice(id: $id) { id } }", { id: register.id });
  expect((await asRegister().call({ path: logoPath })).status).toBe(401);
});
