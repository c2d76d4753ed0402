import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { standsAt } from "#tests/kit/counter/at-a-till.ts";
import { aRegister, aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore, TestUser } from "#tests/kit/people.ts";
import { aPerson, signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let maple: TestStore;
let lake: TestStore;
let owner: TestUser;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

beforeEach(async () => {
  maple = await aStore(program);
  lake = await aStore(program, { account: { id: maple.accountId }, name: "Lakeside" });
  owner = await aUser(program, { stores: [maple, lake], role: roles.owner });
});

const at = (person: Person, store: TestStore): Person => person.with({ "x-user-store": String(store.id) });

async function switchIdle(person: Person, key: string, idleSeconds: number): Promise<GraphqlAnswer> {
  const text = "mutation ($changes: StoreSwitchChanges!) { changeStoreSwitches(changes: $changes) { idleSeconds } }";
  return person.with({ "idempotency-key": key }).graphql(text, { changes: { idleSeconds } });
}

async function readIdleSeconds(store: TestStore): Promise<number> {
  const result = await program.owner.query("select idle_seconds from store_settings where store_id = $1", [store.id]);
  return result.rows[0].idle_seconds;
}

const problem = (response: GraphqlAnswer): string | undefined => response.errors[0]?.extensions.code;

test("a repeated key changes nothing and gets the first response", async () => {
  const person = await signedIn(program, owner, { store: maple });
  const key = randomUUID();
  expect((await switchIdle(person, key, 120)).data).toEqual({ changeStoreSwitches: { idleSeconds: 120 } });
  await program.owner.query("update store_settings set idle_seconds = 200 where store_id = $1", [maple.id]);
  expect((await switchIdle(person, key, 120)).data).toEqual({ changeStoreSwitches: { idleSeconds: 120 } });
  expect(await readIdleSeconds(maple)).toBe(200);
  expect(problem(await switchIdle(person, key, 150))).toBe("key-used-before");
});

test("the same key at another store acts there", async () => {
  const person = await signedIn(program, owner, { store: maple });
  const key = randomUUID();
  expect((await switchIdle(person, key, 120)).errors).toEqual([]);
  expect((await switchIdle(at(person, lake), key, 120)).errors).toEqual([]);
  expect([await readIdleSeconds(maple), await readIdleSeconds(lake)]).toEqual([120, 120]);
});

test("another user with the same key acts for themselves and never gets the first response", async () => {
  const manager = await aUser(program, { stores: [maple], role: roles.manager });
  const [first, second] = [await signedIn(program, owner, { store: maple }), await signedIn(program, manager)];
  const key = randomUUID();
  expect((await switchIdle(first, key, 120)).errors).toEqual([]);
  await program.owner.query("update store_settings set idle_seconds = 200 where store_id = $1", [maple.id]);
  expect((await switchIdle(at(second, maple), key, 120)).errors).toEqual([]);
  expect(await readIdleSeconds(maple)).toBe(120);
});

test("another employee at the same register is refused a used key", async () => {
  const [amy, ben] = [await anEmployee(program, maple), await anEmployee(program, maple)];
  const till = await signedInRegister(program, await aRegister(program, maple), maple);
  const key = randomUUID();
  const punch = (person: Person) => person.with({ "idempotency-key": key }).graphql("mutation { clockIn { id } }");
  expect((await punch(await standsAt(till, amy))).errors).toEqual([]);
  expect(problem(await punch(await standsAt(till, ben)))).toBe("key-used-before");
  expect((await punch(await standsAt(till, amy))).data).toEqual({ clockIn: { id: String(amy.id) } });
  const punches = await program.owner.query("select employee_id from punches where store_id = $1", [maple.id]);
  expect(punches.rows).toEqual([{ employee_id: amy.id }]);
});

test("concurrent requests with one key act once", async () => {
  const person = await signedIn(program, owner, { store: maple });
  const key = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => switchIdle(person, key, 120)));
  expect(responses.map(({ data }) => data)).toEqual(
    [1, 2, 3].map(() => ({ changeStoreSwitches: { idleSeconds: 120 } })),
  );
  const events = await program.owner.query("select name from events where store_id = $1", [maple.id]);
  expect(events.rows).toHaveLength(1);
});

test("a user who writes faster than any person is limited with the seconds to wait; reads and other users are not", async () => {
  const [fast, calm] = [
    await signedIn(program, owner, { store: maple }),
    await aPerson(program, maple, { role: roles.manager }),
  ];
  const { writeLimit } = program.platform;
  Object.assign(program.platform, { writeLimit: { burst: 20, perSecond: 0.1 } });
  try {
    const responses = await Promise.all(Array.from({ length: 25 }, () => switchIdle(fast, randomUUID(), 120)));
    const refused = responses.filter((answer) => problem(answer) === "too-many-changes");
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]?.errors[0]?.message).toBe("Too many changes at once. Wait a moment, then try again.");
    expect((await fast.graphql("{ storeSwitches { idleSeconds } }")).errors).toEqual([]);
    expect((await switchIdle(calm, randomUUID(), 130)).errors).toEqual([]);
    const byRest = await fast.call({
      method: "POST",
      path: "/api/vue/auth/change-password",
      body: { old_password: "wrong", password: "a good long one 7" },
    });
    expect([byRest.status, Number(byRest.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await fast.call({ method: "DELETE", path: "/api/vue/auth" })).status).toBe(204);
  } finally {
    Object.assign(program.platform, { writeLimit });
  }
});

test("a request that an older version of the program answered is not run again", async () => {
  const person = await signedIn(program, owner, { store: maple });
  const key = randomUUID();
  const inputHash = createHmac("sha256", program.platform.secretKey).update('{"idleSeconds":120}').digest();
  await program.owner.query(
    `insert into idempotency_keys (account_id, key, operation, input_hash, answer)
     values ($1, $2, 'settings.changeStoreSwitches', $3, '{"value": {"idleSeconds": 77}}')`,
    [maple.accountId, key, inputHash],
  );
  expect((await switchIdle(person, key, 120)).data).toEqual({ changeStoreSwitches: { idleSeconds: 77 } });
  expect(problem(await switchIdle(person, key, 150))).toBe("key-used-before");
  expect(await readIdleSeconds(maple)).toBe(90);
});
