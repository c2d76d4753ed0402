import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
import { cachePrincipals } from "#server/platform/auth/principals.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore, TestUser } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aStranger, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let remembering: { close(): Promise<void> };
let store: TestStore;
let second: TestStore;

beforeAll(async () => {
  program = await testProgram();
  remembering = await cachePrincipals({ database: program.platform.database, log: program.platform.log });
  store = await aStore(program);
  second = await aStore(program, { account: { id: store.accountId }, name: "Lakeside" });
});
afterAll(async () => {
  await remembering.close();
  await program.stop();
});

const personOfRole = async (role: Role): Promise<Person> =>
  signedIn(program, await aUser(program, { stores: [store], role }), { store });

let invited = 0;

function invite(person: Person, role: number, storeIds = [store.id]): Promise<GraphqlAnswer> {
  invited += 1;
  const user = { email: `new${invited}@hangtag.test`, fullName: "New Person", role, storeIds };
  return person.graphql(
    `mutation ($user: Invitation!) { inviteUser(user: $user) { id role storeIds defaultStoreId hasPassword } }`,
    { user },
  );
}

function change(person: Person, user: TestUser, changes: Record<string, unknown>): Promise<GraphqlAnswer> {
  return person.graphql(
    `mutation ($id: ID!, $changes: UserChanges!) { changeUser(id: $id, changes: $changes) { role fullName storeIds isActive } }`,
    { id: user.id, changes },
  );
}

const codeOf = (answer: GraphqlAnswer): string | undefined => answer.errors[0]?.extensions.code;

test("nobody gives a role above the own rights", async () => {
  const given = async (role: Role): Promise<(string | undefined)[]> => {
    const person = await personOfRole(role);
    return Promise.all([0, 1, 2, 3, 4].map(async (roleToGive) => codeOf(await invite(person, roleToGive))));
  };
  expect(await given(roles.user)).toEqual(Array.from({ length: 5 }, () => "action-needs-manager"));
  expect(await given(roles.manager)).toEqual([undefined, undefined, "forbidden", "forbidden", "forbidden"]);
  expect(await given(roles.districtManager)).toEqual([undefined, undefined, undefined, "forbidden", "forbidden"]);
  expect(await given(roles.owner)).toEqual([undefined, undefined, undefined, undefined, "forbidden"]);
  expect(await given(roles.support)).toEqual(Array.from({ length: 5 }, () => undefined));
});

test("an invitation does not tell whether its address signs in at another company", async () => {
  const elsewhere = await aUser(program, { stores: [await aStore(program)] });
  const owner = await personOfRole(roles.owner);
  const text = `mutation ($user: Invitation!) { inviteUser(user: $user) { email role isActive hasPassword lastUsedAt } }`;
  const inviteTo = (email: string) =>
    owner.graphql(text, { user: { email, fullName: "New Person", role: 0, storeIds: [store.id] } });
  const [taken, fresh] = [await inviteTo(elsewhere.email), await inviteTo("nobody-has-this@hangtag.test")];
  const fields = { role: 0, isActive: true, hasPassword: false, lastUsedAt: null };
  expect(taken).toMatchObject({ errors: [], data: { inviteUser: { ...fields, email: elsewhere.email } } });
  expect(fresh).toMatchObject({
    errors: [],
    data: { inviteUser: { ...fields, email: "nobody-has-this@hangtag.test" } },
  });
  const listed = await owner.graphql("{ users { email hasPassword } }");
  expect(JSON.stringify(listed.data)).toContain(elsewhere.email);
  for (const email of [elsewhere.email.toUpperCase(), "nobody-has-this@hangtag.test"]) {
    expect((await inviteTo(email)).errors[0]?.extensions.errors).toEqual({
      email: ["Someone at your company already uses this email"],
    });
  }
  await runJobs(program);
  const mails = await program.owner.query("select subject, text_body as text from mailbox where to_address = $1", [
    elsewhere.email,
  ]);
  expect(mails.rows).toEqual([
    { subject: "Pat Smith invited you to Hangtag", text: expect.stringContaining("another company") },
  ]);
  expect(mails.rows[0].text).not.toContain("token=");
  // The person who has the address signs in where they did before.
  await signedIn(program, elsewhere);
});

test("an invited person chooses a password with the mailed link and signs in", async () => {
  const owner = await personOfRole(roles.owner);
  const made = recordOf((await invite(owner, 1, [store.id, second.id])).data?.["inviteUser"]);
  expect(made).toMatchObject({ storeIds: [String(store.id), String(second.id)], hasPassword: false });
  await runJobs(program);
  const mail = await program.owner.query(`select text_body as text from mailbox where to_address = $1`, [
    `new${invited}@hangtag.test`,
  ]);
  const token = /token=([\w-]+)/.exec(String(mail.rows[0]?.text))?.[1];
  const password = "my very own words";
  const chosen = await aStranger(program).call({
    method: "POST",
    path: "/api/vue/auth/reset-password",
    body: { token, password },
  });
  expect(chosen.status).toBe(200);
  const newcomer = {
    id: Number(made["id"]),
    accountId: store.accountId,
    email: `new${invited}@hangtag.test`,
    fullName: "",
  };
  await signedIn(program, newcomer, { store: second, password });
});

test("managers change and switch off their own people, and nobody of higher rights or of other stores", async () => {
  const manager = await personOfRole(roles.manager);
  const colleague = await aUser(program, { stores: [store, second] });
  const elsewhere = await aUser(program, { stores: [second] });
  const district = await aUser(program, { stores: [store], role: roles.districtManager });
  const foreign = await aUser(program, { stores: [await aStore(program)] });
  expect(
    (await change(manager, colleague, { fullName: "Sam", role: 1, storeIds: [store.id] })).data?.["changeUser"],
  ).toEqual({
    fullName: "Sam",
    role: 1,
    storeIds: [String(store.id), String(second.id)],
    isActive: true,
  });
  expect(codeOf(await change(manager, elsewhere, { fullName: "Sam" }))).toBe("forbidden");
  expect(codeOf(await change(manager, district, { fullName: "Sam" }))).toBe("forbidden");
  expect(codeOf(await change(manager, colleague, { role: 2 }))).toBe("forbidden");
  expect(codeOf(await change(manager, colleague, { storeIds: [second.id] }))).toBe("not-found");
  expect(codeOf(await change(manager, foreign, { fullName: "Sam" }))).toBe("not-found");
});

test("nobody changes the own role or switches the own login off", async () => {
  const user = await aUser(program, { stores: [store], role: roles.owner });
  const owner = await signedIn(program, user, { store });
  expect(codeOf(await change(owner, user, { role: 1 }))).toBe("forbidden");
  expect(codeOf(await owner.graphql(`mutation { deactivateUser(id: ${user.id}) { id } }`))).toBe("forbidden");
});

test("[P-A-7] who is switched off is refused at the very next request, and a role taken away counts at once", async () => {
  const owner = await personOfRole(roles.owner);
  const user = await aUser(program, { stores: [store], role: roles.manager });
  const person = await signedIn(program, user, { store });
  const listing = async (): Promise<string | undefined> => codeOf(await person.graphql("{ users { id } }"));
  expect(await listing()).toBe(undefined);
  await change(owner, user, { role: 0 });
  expect(await listing()).toBe("action-needs-manager");
  await owner.graphql(`mutation { deactivateUser(id: ${user.id}) { isActive } }`);
  expect((await person.call({ path: "/api/vue/user" })).status).toBe(401);
  await expect(signedIn(program, user, { store })).rejects.toThrow("refused");
  await owner.graphql(`mutation { reactivateUser(id: ${user.id}) { isActive } }`);
  await signedIn(program, user, { store });
});

test("people see where they are signed in and sign out there; managers sign their people out", async () => {
  const user = await aUser(program, { stores: [store] });
  const [here, there] = [await signedIn(program, user, { store }), await signedIn(program, user, { store })];
  const answer = await here.graphql("{ ownSessions { id isThisOne } }");
  const sessions = [answer.data?.["ownSessions"]].flat().map(recordOf);
  expect(new Set(sessions.map((session) => session["isThisOne"]))).toEqual(new Set([false, true]));
  const other = sessions.find((session) => session["isThisOne"] === false)?.["id"];
  expect((await here.graphql(`mutation { endOwnSession(id: "${String(other)}") }`)).errors).toEqual([]);
  expect((await there.call({ path: "/api/vue/user" })).status).toBe(401);
  const stranger = await signedIn(program, await aUser(program, { stores: [store] }), { store });
  const mine = sessions.find((session) => session["isThisOne"] === true)?.["id"];
  expect(codeOf(await stranger.graphql(`mutation { endOwnSession(id: "${String(mine)}") }`))).toBe("not-found");
  const manager = await personOfRole(roles.manager);
  expect((await manager.graphql(`mutation { endSessionsOfUser(id: ${user.id}) { id } }`)).errors).toEqual([]);
  expect((await here.call({ path: "/api/vue/user" })).status).toBe(401);
});

test("of two owners who change one sign-in the second is told who saved, and nothing of the first is lost", async () => {
  const [owner, other] = [await personOfRole(roles.owner), await personOfRole(roles.owner)];
  const user = await aUser(program, { stores: [store] });
  const listed = JSON.stringify((await owner.graphql("{ users { id version } }")).data);
  const version = new RegExp(`"id":"${user.id}","version":"([^"]+)"`).exec(listed)?.[1];
  expect((await change(other, user, { fullName: "Ana Maria Ruiz", version })).errors).toEqual([]);
  const refused = await change(owner, user, { fullName: "A. Ruiz", version });
  expect(refused.errors[0]?.message).toMatch(/^\S.* saved changes here at .*Yours are still here\.$/);
  expect(codeOf(refused)).toBe("saved-since");
  expect((await change(owner, user, { role: 1 })).data).toMatchObject({
    changeUser: { fullName: "Ana Maria Ruiz", role: 1 },
  });
});
