import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import "#server/app/areas.ts";
import { pairPath } from "#common/pos/pos-device.ts";
import { roles } from "#common/permissions.ts";
import { ownTermsVersion } from "#common/people/terms.ts";
import { registeredOperations } from "#server/platform/operations/operation.ts";
import { aCheckIn, createBuy } from "./kit/a-buy.ts";
import { booksServices } from "./kit/bookkeeping/some-books.ts";
import type { BooksServices } from "./kit/bookkeeping/some-books.ts";
import { aRegister, aStore, aUser, testPassword } from "./kit/people.ts";
import type { TestStore } from "./kit/people.ts";
import { runJobs } from "./kit/run-jobs.ts";
import { aPerson, aStranger, recordOf } from "./kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer, Person } from "./kit/signed-in.ts";
import { testProgram } from "./kit/test-program.ts";
import type { TestProgram } from "./kit/test-program.ts";

let program: TestProgram;
let books: BooksServices;
let store: TestStore;
let manager: EmployedPerson;

beforeAll(async () => {
  books = await booksServices(() => program.clock.now);
  program = await testProgram({ services: books.services });
});
afterAll(async () => {
  await program.stop();
  await books.stop();
});

beforeEach(async () => {
  store = await aStore(program);
  manager = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
});

/** The outcome of a repeated request: the secret that it showed, or the code of its refusal. */
type Shown = { secret: string | null; refused: string | null };
type SecretCase = { refusedAgain: string | null; twice: () => Promise<[Shown, Shown]> };

const idNumber = "RB123456";
const shownNumber: Shown = { secret: idNumber, refused: null };

/** One case per operation with `secretAnswer`; a new operation fails the first test until it is listed here. */
const cases: Record<string, SecretCase> = {
  "automations.beginPageSignIn": { refusedAgain: null, twice: () => twice(keyed(manager), beginSignIn) },
  "buys.exportSecondHand": { refusedAgain: null, twice: () => twice(keyed(manager), exportRegister) },
  "buys.pairKiosk": { refusedAgain: null, twice: pairKioskTwice },
  "companyExport.openExport": { refusedAgain: null, twice: openExportTwice },
  "customers.showIdNumber": { refusedAgain: null, twice: showTwice },
  "devices.createPairingCode": { refusedAgain: "answer-not-kept", twice: () => twice(keyed(manager), createCode) },
  "devices.pair": { refusedAgain: null, twice: pairTwice },
  "signUp.confirmSignUp": { refusedAgain: "sign-up-link-used", twice: confirmSignUpTwice },
  "auth.signIn": { refusedAgain: null, twice: signInTwice },
  "auth.signInRegister": { refusedAgain: null, twice: signInRegisterTwice },
};

test("every operation that says its answer is a secret is tried here", () => {
  const secret = registeredOperations().filter(({ definition }) => definition.secretAnswer !== undefined);
  expect(secret.map(({ definition }) => definition.name).toSorted()).toEqual(Object.keys(cases).toSorted());
});

/** Files that create or open a secret, and why it is never in a stored response. */
const secretHandlers = new Map([
  ["server/areas/automations/integration-health.ts", "credentials are opened for reads alone, which keep no answer"],
  ["server/areas/company-export/company-export.ts", "companyExport.openExport says so"],
  ["server/areas/customers/id-numbers.ts", "customers.showIdNumber says so"],
  ["server/areas/orders/shop-service.ts", "opened to judge a webhook's signature, and never answered"],
  ["server/areas/texting/registration/ein.ts", "opened by a job between its operations, for the texting service alone"],
  ["server/areas/sign-up/sign-up.ts", "the link is in the mail and in no answer"],
  ["server/platform/auth/open-session.ts", "called by operations that say so"],
  ["server/platform/auth/password-mails.ts", "the link is in the mail and in no answer"],
  ["server/platform/pos/pairing.ts", "both operations say so"],
]);

test("no other file creates or opens a secret", () => {
  const root = join(import.meta.dirname, "../server");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      /(?<!function )\b(newToken|openText|newPairingCode)\(/.test(readFileSync(join(root, file), "utf8")),
    )
    .map((file) => `server/${file}`)
    .toSorted();
  expect(files, "say `secretAnswer` in the operation, then name the file and the reason here").toEqual(
    [...secretHandlers.keys()].toSorted(),
  );
});

test.each(Object.entries(cases))(
  "%s: the secret is kept nowhere, and a repeat never gets it from a kept answer",
  async (_name, secretCase) => {
    const [first, second] = await secretCase.twice();
    const secrets = [first.secret, second.secret].filter((secret) => secret !== null);
    expect(secrets[0]?.length).toBeGreaterThan(7);
    expect(second.refused).toBe(secretCase.refusedAgain);
    const result = await program.owner.query("select to_jsonb(row)::text as text from idempotency_keys as row");
    const text = JSON.stringify(result.rows);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  },
);

test("each look at an ID number leaves its line, also a repeated one, and nothing shows it once it was purged", async () => {
  const { ask, customerId } = await anIdNumber();
  const look = () => ask(keyed(manager, "0192f0c1-2f4b-7a00-8000-00000000000a"));
  expect([await look(), await look()]).toEqual([shownNumber, shownNumber]);
  const looks = await program.owner.query(
    "select payload from events where name = 'customer.id-number-shown' and store_id = $1",
    [store.id],
  );
  expect(looks.rows).toEqual([{ payload: { name: "Ana Ruiz" } }, { payload: { name: "Ana Ruiz" } }]);
  await program.owner.query("update customers set id_number_sealed = null, id_number_hash = null where id = $1", [
    customerId,
  ]);
  expect(await look()).toEqual({ secret: null, refused: "not-found" });
});

const keyed = (person: Person, key: string = randomUUID()): Person => person.with({ "idempotency-key": key });

async function twice(person: Person, ask: (by: Person) => Promise<Shown>): Promise<[Shown, Shown]> {
  return [await ask(person), await ask(person)];
}

function readShown(response: GraphqlAnswer, [field, name]: [string, string]): Shown {
  const code = response.errors[0]?.extensions.code;
  return code === undefined
    ? { secret: String(recordOf(response.data?.[field])[name]), refused: null }
    : { secret: null, refused: code };
}

async function beginSignIn(by: Person): Promise<Shown> {
  const { data } = await by.graphql(`mutation { beginPageSignIn(id: "quickbooks") }`);
  return { secret: new URL(String(data?.["beginPageSignIn"])).searchParams.get("state"), refused: null };
}

/** Names, addresses and what was paid of each seller. */
async function exportRegister(by: Person): Promise<Shown> {
  const { data } = await by.graphql(`mutation { exportSecondHand(from: "2026-01-01", to: "2026-01-31") }`);
  return { secret: String(data?.["exportSecondHand"]), refused: null };
}

/** The link that downloads everything of the company. */
async function openExportTwice(): Promise<[Shown, Shown]> {
  const owner = await aPerson(program, store, { firstName: "Pat", role: roles.owner });
  await owner.graphql("mutation { startCompanyExport { id } }");
  await runJobs(program);
  return twice(keyed(owner), async (by) => {
    const { data } = await by.graphql("mutation { openCompanyExport }");
    return { secret: String(data?.["openCompanyExport"]), refused: null };
  });
}

async function createCode(by: Person): Promise<Shown> {
  return readShown(await by.graphql("mutation { createPairingCode { code } }"), ["createPairingCode", "code"]);
}

/** A seller whose license was scanned, where the store keeps numbers. */
async function anIdNumber(): Promise<{ customerId: string; ask: (by: Person) => Promise<Shown> }> {
  const settings = { requiresPosCode: false, requiresIdNumber: true, idRetention: "DAYS_30" };
  const changes = "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { requiresEmail } }";
  expect((await manager.graphql(changes, { changes: settings })).errors).toEqual([]);
  const seenId = { type: "DRIVER_LICENSE", state: "OH", number: idNumber, birthDate: "1990-04-12" };
  const buy = aCheckIn({ seenId });
  expect((await createBuy(manager, buy)).errors).toEqual([]);
  const text = "mutation ($id: Uuid!) { showIdNumber(id: $id) { number } }";
  const ask = async (by: Person) =>
    readShown(await by.graphql(text, { id: buy.customerId }), ["showIdNumber", "number"]);
  return { customerId: buy.customerId, ask };
}

async function showTwice(): Promise<[Shown, Shown]> {
  const { ask } = await anIdNumber();
  return twice(keyed(manager), ask);
}

/** Through REST, as a browser or a machine that sends a key with everything, signed in or not. */
async function postTwice(url: string, body: unknown, read: (body: Record<string, unknown>) => unknown) {
  const ask = async (by: Person): Promise<Shown> => {
    const response = await by.call({ method: "POST", path: url, body });
    expect(response.status).toBe(200);
    return { secret: String(read(recordOf(response.body))), refused: null };
  };
  await twice(keyed(aStranger(program)), ask);
  return twice(keyed(manager), ask);
}

/** A tablet's form, sent again with the same key and another code: its secret is a cookie. */
async function pairKioskTwice(): Promise<[Shown, Shown]> {
  const key = randomUUID();
  const ask = async (): Promise<Shown> => {
    const { secret: code } = await createCode(keyed(manager));
    const { statusCode, headers } = await program.http.inject({
      method: "POST",
      url: "/kiosk/pair",
      headers: { "content-type": "application/x-www-form-urlencoded", "idempotency-key": key },
      payload: new URLSearchParams({ code: String(code) }).toString(),
    });
    expect(statusCode).toBe(303);
    return { secret: String(/hangtag_kiosk=[^.]+\.([^;]+)/.exec(String(headers["set-cookie"]))?.[1]), refused: null };
  };
  return [await ask(), await ask()];
}

async function pairTwice(): Promise<[Shown, Shown]> {
  const code = await createCode(manager);
  const pos = { connected: true, name: "DRS", version: "1" };
  const device = { deviceId: randomUUID(), name: "Front", terminalNumber: "1", agentVersion: "1.0.0", pos };
  const body = { ...device, code: code.secret };
  return postTwice(pairPath, body, ({ deviceToken }) => deviceToken);
}

/** The owner's session; the link that gave it works once, so a repeat is told to sign in. */
async function confirmSignUpTwice(): Promise<[Shown, Shown]> {
  const stranger = keyed(aStranger(program));
  const post = (path: string, body: unknown) => stranger.call({ method: "POST", path, body });
  const email = `${randomUUID()}@elm.test`;
  const terms = { terms_version: ownTermsVersion };
  await post("/api/vue/sign-up", { full_name: "Nora Elm", company: "Elm Resale", email, ...terms });
  await runJobs(program);
  const mail = await program.owner.query("select text_body as text from mailbox where to_address = $1", [email]);
  const token = /token=([\w-]{43})/.exec(String(mail.rows[0]?.text))?.[1];
  const ask = async (): Promise<Shown> => {
    const { body } = await post("/api/vue/sign-up/confirm", { token, password: "a good long one 7" });
    const { authentication_token: secret, code } = recordOf(body);
    return { secret: typeof secret === "string" ? secret : null, refused: typeof code === "string" ? code : null };
  };
  return [await ask(), await ask()];
}

async function signInTwice(): Promise<[Shown, Shown]> {
  const user = await aUser(program, { stores: [store] });
  const body = { email: user.email, password: testPassword };
  return postTwice("/api/vue/auth", body, ({ authentication_token: token }) => token);
}

async function signInRegisterTwice(): Promise<[Shown, Shown]> {
  const { token } = await aRegister(program, store);
  return postTwice("/api/vue/auth", { device_token: token }, ({ authentication_token: session }) => session);
}
