import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { cachePrincipals } from "./principals.ts";
import { guessLimits } from "#server/platform/auth/guesses.rules.ts";
import { countFailure } from "#server/platform/auth/guesses.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { aRegister, aStore, aUser, anEmployee, testPassword } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aStranger, recordOf, signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
import type { HttpAnswer } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let remembering: { close(): Promise<void> };

beforeAll(async () => {
  program = await testProgram();
  remembering = await cachePrincipals({ database: program.platform.database, log: program.platform.log });
});

afterAll(async () => {
  await remembering.close();
  await program.stop();
});

test("[API-03] [ACC-17] a sign-in returns every field of the contract, and a refresh returns them again", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store], role: roles.manager });
  const employee = await anEmployee(program, store, { user, isManager: true });
  const stranger = aStranger(program);
  const answer = await stranger.call({
    method: "POST",
    path: "/api/vue/auth",
    body: { email: user.email.toUpperCase(), password: testPassword },
  });
  expect(answer.status).toBe(200);
  const body = recordOf(answer.body);
  expect(body).toEqual({
    email: user.email,
    authentication_token: expect.stringMatching(/^[\w-]{43}$/),
    id: user.id,
    role: 1,
    type: "User",
    user_store_employees: { [store.id]: { employee_id: employee.id, is_manager: true } },
    default_store_id: store.id,
    account_id: store.accountId,
    support_desk_restore_id: null,
    support_desk_external_id: null,
    support_desk_email: null,
  });
  const refreshed = await stranger
    .with({ "x-user-email": user.email, "x-user-token": String(body["authentication_token"]) })
    .call({ path: "/api/vue/auth" });
  expect(refreshed.body).toEqual(body);
});

test("[API-05] [ACC-18] the user response holds stores, employee and accessible stores", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store], fullName: "Rosa Lee" });
  const employee = await anEmployee(program, store, { user });
  const person = await signedIn(program, user, { store });
  const answer = await person.call({ path: `/api/vue/user?store_id=${store.id}` });
  expect(answer.body).toMatchObject({
    id: user.id,
    email: user.email,
    default_store_id: store.id,
    account_id: store.accountId,
    full_name: "Rosa Lee",
    role: 0,
    stores: [{ id: store.id, name: store.name, timeZone: "America/Chicago" }],
    employee: { id: employee.id },
    accessibleStores: [{ id: store.id }],
  });
});

test("stores with a number in their name stand by its size", async () => {
  const tenth = await aStore(program, { name: "Branch 10" });
  const second = await aStore(program, { account: { id: tenth.accountId }, name: "Branch 2" });
  const user = await aUser(program, { stores: [tenth, second] });
  const person = await signedIn(program, user, { store: tenth });
  const answer = await person.call({ path: "/api/vue/user" });
  expect(answer.body).toMatchObject({ stores: [{ name: "Branch 2" }, { name: "Branch 10" }] });
});

test("[API-04] the features are entries of feature, variant and value", async () => {
  const store = await aStore(program);
  const person = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  const answer = await person.call({ path: "/api/features" });
  expect(answer.body).toContainEqual({ feature: "checkinFlowVersion", variant: "V2", value: true });
  expect((await aStranger(program).call({ path: "/api/features" })).status).toBe(401);
});

test("[ACC-14] a wrong email, a wrong password, an inactive person and a register's email all get the same response", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  const inactive = await aUser(program, { stores: [store] });
  await program.owner.query("update users set is_active = false where id = $1", [inactive.id]);
  const register = await aRegister(program, store);
  const tries = [
    { email: "nobody@hangtag.test", password: testPassword },
    { email: user.email, password: "wrong" },
    { email: inactive.email, password: testPassword },
    { email: register.email, password: testPassword },
    { email: "", password: "" },
    {},
  ];
  for (const body of tries) {
    const answer = await aStranger(program).call({ method: "POST", path: "/api/vue/auth", body });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ code: "invalid-sign-in", message: "Invalid email or password" });
  }
});

type Try = { email: string; deviceId?: string; address?: string; password?: string };

/** Tries a wrong password unless one is given, from a new browser and a fixed network by default. */
async function tryToSignIn({ email, password = "wrong", deviceId, address }: Try): Promise<HttpAnswer> {
  const from = { "x-device-id": deviceId ?? randomUUID(), "x-forwarded-for": address ?? "203.0.113.7" };
  return aStranger(program, from).call({ method: "POST", path: "/api/vue/auth", body: { email, password } });
}

async function wrongTries(times: number, from: Try): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect((await tryToSignIn(from)).status).toBe(401);
  }
}

test("after ten wrong passwords the right one waits fifteen minutes at that device, and the text stays", async () => {
  const { email } = await aUser(program, { stores: [await aStore(program)] });
  const here = { email, deviceId: randomUUID() };
  await wrongTries(9, here);
  expect((await tryToSignIn({ ...here, password: testPassword })).status).toBe(200);
  await wrongTries(10, here);
  const blocked = await tryToSignIn({ ...here, password: testPassword });
  expect([blocked.status, recordOf(blocked.body)["message"]]).toEqual([401, "Invalid email or password"]);
  program.clock.pass(15 * 60_000 - 1);
  expect((await tryToSignIn({ ...here, password: testPassword })).status).toBe(401);
  program.clock.pass(1);
  expect((await tryToSignIn({ ...here, password: testPassword })).status).toBe(200);
});

test("wrong passwords elsewhere lock nobody out of their own device, not on the same network either", async () => {
  const { email } = await aUser(program, { stores: [await aStore(program)] });
  const own = { email, deviceId: randomUUID(), password: testPassword };
  expect((await tryToSignIn(own)).status).toBe(200);
  await wrongTries(51, { email });
  await wrongTries(10, { email, address: "203.0.113.8" });
  expect((await tryToSignIn(own)).status).toBe(200);
  expect((await tryToSignIn({ email, address: "203.0.113.10", password: testPassword })).status).toBe(200);
});

test("a browser that claims a new device with each try is slowed by its network", async () => {
  const { email } = await aUser(program, { stores: [await aStore(program)] });
  await wrongTries(49, { email, address: "203.0.113.20" });
  const right = { email, address: "203.0.113.20", password: testPassword };
  expect((await tryToSignIn(right)).status).toBe(200);
  await wrongTries(1, { email, address: "203.0.113.20" });
  expect((await tryToSignIn(right)).status).toBe(401);
  program.clock.pass(15 * 60_000);
  expect((await tryToSignIn(right)).status).toBe(200);
});

test("thirty wrong passwords of a whole shop stop nobody else at its address", async () => {
  const store = await aStore(program);
  const address = "203.0.113.30";
  for (let person = 0; person < 4; person += 1) {
    await wrongTries(9, { email: (await aUser(program, { stores: [store] })).email, deviceId: randomUUID(), address });
  }
  const { email } = await aUser(program, { stores: [store] });
  expect((await tryToSignIn({ email, address, password: testPassword })).status).toBe(200);
});

test("one password tried on hundreds of addresses is slowed, and the people of that network are not", async () => {
  const store = await aStore(program);
  const address = "203.0.113.40";
  const { email } = await aUser(program, { stores: [store] });
  const own = { email, deviceId: randomUUID(), address, password: testPassword };
  expect((await tryToSignIn(own)).status).toBe(200);
  const guess = { limit: guessLimits.signInNetwork, key: address };
  await program.platform.database.transaction("system", async (sql) => {
    const context = contextFor(programRequest(program.platform, "test"), sql);
    for (let stranger = 0; stranger < 300; stranger += 1) {
      await countFailure(context, [guess]);
    }
  });
  expect((await tryToSignIn({ email, address, password: testPassword })).status).toBe(401);
  expect((await tryToSignIn(own)).status).toBe(200);
});

test("a burst of wrong passwords is mailed to the person and the owner, at most once a day", async () => {
  const store = await aStore(program);
  const owner = await aUser(program, { stores: [store], role: roles.owner, fullName: "Olive Owner" });
  const { email } = await aUser(program, { stores: [store], fullName: "Rosa Lee" });
  const subjects = async () => {
    await runJobs(program);
    const result = await program.owner.query(
      "select to_address as to, subject from mailbox where to_address = any ($1) order by to_address = $2, created_at",
      [[email, owner.email], owner.email],
    );
    return result.rows;
  };
  await wrongTries(9, { email });
  expect(await subjects()).toEqual([]);
  await wrongTries(12, { email });
  const once = [
    { to: email, subject: "Wrong passwords for your Hangtag sign-in" },
    { to: owner.email, subject: "Wrong passwords for Rosa Lee's Hangtag sign-in" },
  ];
  expect(await subjects()).toEqual(once);
  program.clock.pass(23 * 3_600_000);
  await wrongTries(12, { email });
  expect(await subjects()).toEqual(once);
  program.clock.pass(2 * 3_600_000);
  await wrongTries(12, { email });
  expect(await subjects()).toHaveLength(4);
});

test("a clock that is set back makes nobody wait longer", async () => {
  const { email } = await aUser(program, { stores: [await aStore(program)] });
  const here = { email, deviceId: randomUUID() };
  await wrongTries(10, here);
  program.clock.pass(-3 * 86_400_000);
  program.clock.pass(15 * 60_000);
  expect((await tryToSignIn({ ...here, password: testPassword })).status).toBe(200);
});

test("[P-A-7] a till signs in with its device token, reaches its own store alone, and is out at once when revoked", async () => {
  const store = await aStore(program);
  const other = await aStore(program, { account: { id: store.accountId }, name: "Lakeside" });
  const register = await aRegister(program, store);
  const till = await signedInRegister(program, register, store);
  expect((await till.call({ path: "/api/vue/user" })).body).toMatchObject({
    type: "PosUser",
    stores: [{ id: store.id }],
  });
  const agent = aStranger(program, { authorization: `Bearer ${register.token}` });
  expect((await agent.call({ path: "/api/vue/user" })).status).toBe(200);
  expect((await till.with({ "x-user-store": String(other.id) }).call({ path: "/api/vue/user" })).status).toBe(404);
  await program.owner.query("update devices set revoked_at = now() where id = $1", [register.id]);
  await expect.poll(async () => (await till.call({ path: "/api/vue/user" })).status).toBe(401);
  await expect.poll(async () => (await agent.call({ path: "/api/vue/user" })).status).toBe(401);
  const again = await aStranger(program).call({
    method: "POST",
    path: "/api/vue/auth",
    body: { device_token: register.token },
  });
  expect(again.status).toBe(401);
});

test("a signed-out, expired, foreign or partial token is refused", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  const other = await aUser(program, { stores: [store] });
  const person = await signedIn(program, user, { store });
  const status = async (headers: Record<string, string>) =>
    (await person.with(headers).call({ path: "/api/vue/user" })).status;
  expect(await status({})).toBe(200);
  expect(await status({ "x-user-email": other.email })).toBe(401);
  expect(await status({ "x-user-email": "" })).toBe(401);
  expect(await status({ "x-user-token": "x".repeat(43) })).toBe(401);
  const away = await signedIn(program, user, { store });
  expect((await person.call({ method: "DELETE", path: "/api/vue/auth" })).status).toBe(204);
  expect(await status({})).toBe(401);
  expect((await away.call({ path: "/api/vue/user" })).status).toBe(200);
  program.clock.pass(31 * 86_400_000);
  expect((await away.call({ path: "/api/vue/user" })).status).toBe(401);
});

test("a session lives for thirty days after its last use", async () => {
  const store = await aStore(program);
  const person = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  for (let use = 0; use < 3; use += 1) {
    program.clock.pass(20 * 86_400_000);
    expect((await person.call({ path: "/api/vue/user" })).status).toBe(200);
  }
});

test("a user set inactive is refused at the next request with the old token", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  const person = await signedIn(program, user, { store });
  expect((await person.call({ path: "/api/vue/user" })).status).toBe(200);
  await program.owner.query("update users set is_active = false where id = $1", [user.id]);
  await expect.poll(async () => (await person.call({ path: "/api/vue/user" })).status).toBe(401);
});

test("[ACC-13] managers reach their stores, district managers and owners the company's, support all", async () => {
  const store = await aStore(program);
  const second = await aStore(program, { account: { id: store.accountId }, name: "Lakeside" });
  const foreign = await aStore(program);
  const reach = async (role: 0 | 1 | 2 | 3 | 4) => {
    const person = await signedIn(program, await aUser(program, { stores: [store], role }), { store });
    const status = async (storeId: number) =>
      (await person.with({ "x-user-store": String(storeId) }).call({ path: "/api/vue/user" })).status;
    return [await status(store.id), await status(second.id), await status(foreign.id), await status(999_999)];
  };
  expect(await reach(roles.user)).toEqual([200, 404, 404, 404]);
  expect(await reach(roles.manager)).toEqual([200, 404, 404, 404]);
  expect(await reach(roles.districtManager)).toEqual([200, 200, 404, 404]);
  expect(await reach(roles.owner)).toEqual([200, 200, 404, 404]);
  expect(await reach(roles.support)).toEqual([200, 200, 200, 404]);
});

test("[API-01] [API-02] malformed headers are refused with a sentence, and header and query must name the same store", async () => {
  const store = await aStore(program);
  const person = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  const tried = async (headers: Record<string, string>, path = "/api/vue/user") =>
    recordOf((await person.with(headers).call({ path })).body)["message"];
  expect(await tried({ "x-user-store": "maple" })).toBe("X-User-Store must be the number of a store");
  expect(await tried({ "x-device-id": "till" })).toBe("X-Device-Id must be a UUID");
  expect(await tried({ "x-user-employee": "-1" })).toBe("X-User-Employee must be the number of an employee");
  expect(await tried({ "idempotency-key": "once" })).toBe("Idempotency-Key must be a UUID");
  expect(await tried({ "x-user-email": "" })).toBe("X-User-Email and X-User-Token belong together");
  expect(await tried({}, "/api/vue/user?store_id=77")).toBe("X-User-Store and store_id must name the same store");
});

test("[ACC-16] a changed password signs out everywhere else", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  const person = await signedIn(program, user, { store });
  const elsewhere = await signedIn(program, user, { store });
  const change = (body: Record<string, string>) =>
    person.call({ method: "POST", path: "/api/vue/auth/change-password", body });
  const wrong = await change({ old_password: "wrong", password: "a good long one 7" });
  expect([wrong.status, recordOf(wrong.body)["message"]]).toEqual([422, "There was an error processing your request"]);
  const weak = await change({ old_password: testPassword, password: "Password1234" });
  expect(recordOf(weak.body)["errors"]).toEqual({ password: ["This password is too easy to guess"] });
  const right = await change({ old_password: testPassword, password: "a good long one 7" });
  expect(right.body).toEqual({ message: "Password changed successfully" });
  expect((await person.call({ path: "/api/vue/user" })).status).toBe(200);
  expect((await elsewhere.call({ path: "/api/vue/user" })).status).toBe(401);
  await signedIn(program, user, { store, password: "a good long one 7" });
});

test("[P-A-9] a register's user has no password to change", async () => {
  const store = await aStore(program);
  const till = await signedInRegister(program, await aRegister(program, store), store);
  const answer = await till.call({
    method: "POST",
    path: "/api/vue/auth/change-password",
    body: { old_password: testPassword, password: "a good long one 7" },
  });
  expect(answer.status).toBe(403);
});

test("a device id of another store's register cannot be claimed by a till", async () => {
  const store = await aStore(program);
  const register = await aRegister(program, store);
  const till = await signedInRegister(program, register, store);
  const claimed = till.with({ "x-device-id": randomUUID() });
  expect((await claimed.call({ path: "/api/vue/user" })).status).toBe(200);
  const sessions = await program.owner.query("select device_id from sessions where user_id = $1", [register.userId]);
  expect(sessions.rows).toEqual([{ device_id: register.id }]);
});
