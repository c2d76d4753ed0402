import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { ownTermsVersion } from "#common/people/terms.ts";
import { roles } from "#common/permissions.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { aStore, aUser } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aStranger, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { HttpAnswer, Person } from "#tests/kit/signed-in.ts";
import { programRequest } from "#server/platform/context/system-request.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { sendSignUpMail } from "./sign-up.ts";

let program: TestProgram;
let count = 0;
let email = "";

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

/** Each test has an address of its own, and a network whose earlier tries are long ago. */
beforeEach(() => {
  count += 1;
  email = `nora${count}@elm.test`;
  program.clock.pass(86_400_000);
});

const password = "a good long one 7";
const checkEmail = { message: "Check your email" };

function post(path: string, body: unknown): Promise<HttpAnswer> {
  return aStranger(program).call({ method: "POST", path: `/api/vue/sign-up${path}`, body });
}

type Typed = { full_name?: unknown; company?: unknown; email?: unknown; terms_version?: unknown };

function ask(typed: Typed = {}): Promise<HttpAnswer> {
  const whole = { full_name: "Nora Elm", company: "Elm Resale", email, terms_version: ownTermsVersion };
  return post("", { ...whole, ...typed });
}

async function mailsTo(address: string): Promise<{ subject: string; text: string; account: number | null }[]> {
  await runJobs(program);
  const mails = await program.owner.query(
    `select subject, text_body as text, account_id as account from mailbox where to_address = $1 order by created_at desc, id desc`,
    [address],
  );
  return mails.rows;
}

async function mailedToken(): Promise<string> {
  const [mail] = await mailsTo(email);
  return /sign-up\/confirm\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "no link";
}

async function askForToken(typed: Typed = {}): Promise<string> {
  expect((await ask(typed)).status).toBe(200);
  return mailedToken();
}

const confirm = (token: string, more: Record<string, unknown> = {}) => post("/confirm", { token, password, ...more });

const codeOf = ({ body }: HttpAnswer) => recordOf(body)["code"];
const fieldsOf = ({ body }: HttpAnswer) => recordOf(body)["errors"];

async function rowsOf(sql: string): Promise<unknown[]> {
  return (await program.owner.query(sql, [email])).rows;
}

async function ownerBy(answer: HttpAnswer): Promise<Person> {
  const { email: address, authentication_token: secret } = recordOf(answer.body);
  return aStranger(program).with({ "x-user-email": String(address), "x-user-token": String(secret) });
}

test("an owner signs up by the mailed link: company, owner and terms are there at once, and the owner is signed in", async () => {
  const acceptedAt = program.clock.now;
  const token = await askForToken({ full_name: "  Nora Elm ", email: email.toUpperCase() });
  program.clock.pass(3_600_000);
  const answer = await confirm(token);
  expect(answer.status).toBe(200);
  expect(recordOf(answer.body)).toMatchObject({ email, role: roles.owner, type: "User", default_store_id: null });
  const person = await ownerBy(answer);
  const { body } = await person.call({ path: "/api/vue/user" });
  expect(recordOf(body)).toMatchObject({ full_name: "Nora Elm", stores: [] });
  expect(
    await rowsOf(`select accounts.name, version, accepted_at as at from accounts
      join users on users.account_id = accounts.id
      join terms_acceptances on terms_acceptances.user_id = users.id where users.email = $1`),
  ).toEqual([{ name: "Elm Resale", version: ownTermsVersion, at: acceptedAt }]);
  expect(
    await rowsOf(`select payload ->> 'name' as name, payload::text like '%@%' as "hasAddress" from events
      join users on users.id = events.user_id where events.name = 'company.signed-up' and users.email = $1`),
  ).toEqual([{ name: "Elm Resale", hasAddress: false }]);
  const later = await aStranger(program).call({ method: "POST", path: "/api/vue/auth", body: { email, password } });
  expect(later.status).toBe(200);
});

test("an address that has an account gets the same response, and only its mailbox learns so", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  const answer = await ask({ email: user.email });
  expect([answer.status, answer.body]).toEqual([200, checkEmail]);
  expect((await ask()).body).toEqual(checkEmail);
  const [mail, ...others] = await mailsTo(user.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: "You already have a Hangtag account", account: store.accountId });
  expect(mail?.text).not.toContain("token=");
  expect((await mailsTo(email)).map(({ account }) => account)).toEqual([null]);
});

test("a deactivated account is not signed up over, and its mail says whom to ask", async () => {
  const user = await aUser(program, { stores: [await aStore(program)] });
  await program.owner.query("update users set is_active = false where id = $1", [user.id]);
  await ask({ email: user.email });
  expect((await mailsTo(user.email))[0]?.text).toContain("Ask your company's owner to reactivate it");
});

test("a link is looked at as often as one likes, by any device, and works once", async () => {
  const token = await askForToken();
  const open = { state: "open", company: "Elm Resale", full_name: "Nora Elm", email, needs_terms: false };
  expect([(await post("/link", { token })).body, (await post("/link", { token })).body]).toEqual([open, open]);
  expect((await confirm(token)).status).toBe(200);
  expect((await post("/link", { token })).body).toMatchObject({ state: "used" });
  const second = await confirm(token, { password: "another long one 8" });
  expect([second.status, codeOf(second)]).toEqual([422, "sign-up-link-used"]);
});

test("of two presses at once one makes the company and the other is told to sign in", async () => {
  const token = await askForToken();
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422, 422]);
  expect(await rowsOf("select count(*)::int from users where email = $1")).toEqual([{ count: 1 }]);
});

test("two links to one address make one company, also at the same moment", async () => {
  const first = await askForToken({ company: "Elm One" });
  const second = await askForToken({ company: "Elm Two" });
  expect(first).not.toBe(second);
  const before = await rowsOf("select count(*)::int from accounts where $1 <> ''");
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
  const after = await rowsOf("select count(*)::int - 1 as count from accounts where $1 <> ''");
  expect(after).toEqual(before);
  expect([(await post("/link", { token: first })).body, (await post("/link", { token: second })).body]).toMatchObject([
    { state: "used" },
    { state: "used" },
  ]);
});

test("an address that was invited meanwhile keeps its own company", async () => {
  const token = await askForToken();
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  await program.owner.query("update users set email = $1 where id = $2", [email, user.id]);
  expect((await post("/link", { token })).body).toMatchObject({ state: "used" });
  expect(codeOf(await confirm(token))).toBe("sign-up-link-used");
  expect(await rowsOf("select account_id as id from users where email = $1")).toEqual([{ id: store.accountId }]);
});

test("a link ends after 24 hours, and a new one is sent to what was typed", async () => {
  const token = await askForToken();
  program.clock.pass(24 * 3_600_000 - 1);
  expect((await post("/link", { token })).body).toMatchObject({ state: "open" });
  program.clock.pass(1);
  expect((await post("/link", { token })).body).toMatchObject({ state: "expired", company: "Elm Resale" });
  expect(codeOf(await confirm(token))).toBe("sign-up-link-expired");
  expect((await confirm(await askForToken())).status).toBe(200);
});

test("a link that never was is not told from one that is long gone, and guessing has to wait", async () => {
  const wrong = "x".repeat(43);
  expect(codeOf(await post("/link", { token: wrong }))).toBe("sign-up-link-not-valid");
  const codes: unknown[] = [];
  for (let time = 0; time < 11; time += 1) {
    codes.push(codeOf(await confirm(wrong)));
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "sign-up-link-not-valid"));
  expect(codes[10]).toBe("too-many-tries");
});

test("a password that is too short or too common is refused and leaves the link as it is", async () => {
  const token = await askForToken();
  expect(fieldsOf(await confirm(token, { password: "short" }))).toEqual({ password: ["Use at least 10 characters"] });
  expect(fieldsOf(await confirm(token, { password: "password123" }))).toMatchObject({ password: [expect.any(String)] });
  expect((await confirm(token)).status).toBe(200);
});

test("terms that changed are agreed to again, on the page and with the link", async () => {
  expect(fieldsOf(await ask({ terms_version: "2001-01-01" }))).toMatchObject({ terms: [expect.any(String)] });
  const token = await askForToken();
  const open = program.platform.signUp;
  program.platform.signUp = { termsVersion: "2027-05-01", termsUrl: null };
  try {
    expect((await post("/link", { token })).body).toMatchObject({ state: "open", needs_terms: true });
    expect(fieldsOf(await confirm(token))).toMatchObject({ terms: [expect.any(String)] });
    expect((await confirm(token, { terms_version: "2027-05-01" })).status).toBe(200);
  } finally {
    Object.assign(program.platform, { signUp: open });
  }
  expect(
    await rowsOf(`select version, accepted_at as at from terms_acceptances
      join users on users.id = user_id where email = $1`),
  ).toEqual([{ version: "2027-05-01", at: program.clock.now }]);
});

test("five mails an hour go to one address; the sixth is told when to try again", async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await ask()).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo(email)).toHaveLength(5);
  const answer = await ask();
  expect(answer.headers["retry-after"]).toBe("3600");
  expect(recordOf(answer.body)).toMatchObject({
    code: "too-many-tries",
    message: "Too many tries. Try again in 60 minutes.",
  });
  program.clock.pass(3_600_000);
  expect((await ask()).status).toBe(200);
});

test.each<[string, Typed, string]>([
  ["no name", { full_name: " " }, "fullName"],
  ["a NUL in the company", { company: "Elm\0Resale" }, "company"],
  ["half a character in the name", { full_name: "Nora \ud800" }, "fullName"],
  ["a name of a page", { full_name: "N".repeat(81) }, "fullName"],
  ["half a megabyte of company", { company: "E".repeat(500_000) }, "company"],
  ["no address", { email: "nora at elm" }, "email"],
  ["an address with a line break", { email: "nora@elm.test\r\nBcc: eve@elm.test" }, "email"],
  ["a number for a name", { full_name: 7 }, "fullName"],
])("%s is refused at its field", async (_name, typed, field) => {
  const answer = await ask(typed);
  expect([answer.status, Object.keys(recordOf(fieldsOf(answer)))]).toEqual([422, [field]]);
});

test("more than a megabyte, no JSON and no body at all are refused before anything is read", async () => {
  expect((await ask({ company: "E".repeat(1_100_000) })).status).toBe(413);
  expect((await post("", null)).status).toBe(422);
  expect((await post("/confirm", [])).status).toBe(422);
  expect((await post("/link", { token: "\0" })).status).toBe(422);
});

test("the job that mails may run twice, and mails once", async () => {
  await ask();
  expect(await mailsTo(email)).toHaveLength(1);
  const [row] = await rowsOf("select id from sign_ups where email = $1");
  await sendSignUpMail(programRequest(program.platform, "again"), { signUpId: String(recordOf(row)["id"]) });
  expect(await mailsTo(email)).toHaveLength(1);
});

test("where sign-up is switched off there is no such page", async () => {
  const token = await askForToken();
  const open = program.platform.signUp;
  delete program.platform.signUp;
  try {
    expect((await aStranger(program).call({ path: "/api/vue/sign-up" })).status).toBe(404);
    expect([(await ask()).status, (await post("/link", { token })).status, (await confirm(token)).status]).toEqual([
      404, 404, 404,
    ]);
  } finally {
    Object.assign(program.platform, { signUp: open });
  }
  expect((await aStranger(program).call({ path: "/api/vue/sign-up" })).body).toEqual({
    terms_version: ownTermsVersion,
    terms_url: null,
    is_demo: false,
  });
});

const elmStreet = {
  ...{ name: "Elm Street", initials: "ELM", brandKind: "KIDS", phoneNumber: "2165550142" },
  ...{ timeZone: "America/Chicago", address: "5 Elm St", city: "Madison", state: "WI", zip: "53703", country: "US" },
};

const storesMade = ({ data }: { data: Record<string, unknown> | null }) =>
  data === null ? [] : [recordOf(data["addFirstStore"])];

const addFirst = "mutation ($store: NewStore!) { addFirstStore(store: $store) { id name } }";

test("the new owner makes the first store, once, and its setup can begin", async () => {
  const owner = await ownerBy(await confirm(await askForToken()));
  const store = { ...elmStreet, number: String(40_000 + count) };
  const answers = await Promise.all([
    owner.graphql(addFirst, { store }),
    owner.graphql(addFirst, { store: { ...store, number: String(60_000 + count) } }),
  ]);
  const made = answers.flatMap(storesMade);
  expect(made).toEqual([{ id: expect.any(String), name: "Elm Street" }]);
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(["has-store"]);
  const { body } = await owner.call({ path: "/api/vue/user" });
  expect(recordOf(body)["stores"]).toMatchObject([{ name: "Elm Street" }]);
  const inStore = owner.with({ "x-user-store": String(made[0]?.["id"]) });
  const { data } = await inStore.graphql("mutation { startStoreSetup { startedAt steps { id state } } }");
  expect(recordOf(data?.["startStoreSetup"])["steps"]).toContainEqual({ id: "welcome", state: "OPEN" });
});

/** At half past one the business date is still yesterday's. */
test.each([90, 720])("at minute %i the new owner is the team's first manager, without a PIN", async (minute) => {
  const { timeZone } = elmStreet;
  const tomorrow = addDays(localTimeAt(program.clock.now, timeZone).date, 1);
  program.clock.now = instantOf(tomorrow, minute, timeZone);
  const owner = await ownerBy(await confirm(await askForToken()));
  const made = storesMade(await owner.graphql(addFirst, { store: { ...elmStreet, number: String(10_000 + count) } }));
  const inStore = owner.with({ "x-user-store": String(made[0]?.["id"]) });
  const { data } = await inStore.graphql("{ employees { id fullName isManager hasPin } employeeIdsWithoutPayRate }");
  const own = { id: expect.any(String), fullName: "Nora Elm", isManager: true, hasPin: false };
  expect(data).toEqual({ employees: [own], employeeIdsWithoutPayRate: [] });
  const { employees } = z.object({ employees: z.array(z.object({ id: z.string() })) }).parse(data);
  const atWork = inStore.with({ "x-user-employee": employees.map(({ id }) => id).join("") });
  const added = await atWork.graphql("mutation { addStarterLists { list { name } } }");
  expect(added.data?.["addStarterLists"]).toEqual([{ list: { name: "Opening" } }, { list: { name: "Closing" } }]);
});

test("a first store is refused at its fields, and for everybody but the owner of a company without one", async () => {
  const owner = await ownerBy(await confirm(await askForToken()));
  const wrong = await owner.graphql(addFirst, { store: { ...elmStreet, number: "31234" } });
  expect(wrong.errors[0]?.extensions).toMatchObject({
    code: "invalid-input",
    errors: { number: [expect.any(String)] },
  });
  const store = await aStore(program);
  const manager = await signedIn(program, await aUser(program, { stores: [store], role: roles.manager }), { store });
  const first = { store: { ...elmStreet, number: String(80_000 + count) } };
  expect((await manager.graphql(addFirst, first)).errors[0]?.extensions.code).toBe("forbidden");
  expect((await aStranger(program).graphql(addFirst, first)).errors[0]?.extensions.code).toBe("not-signed-in");
  const other = await signedIn(program, await aUser(program, { stores: [store], role: roles.owner }), { store });
  expect((await other.graphql(addFirst, first)).errors[0]?.extensions.code).toBe("has-store");
});
