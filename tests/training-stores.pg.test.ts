import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { globSync } from "node:fs";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { areaSchedules, areaWorkers } from "#server/app/areas.ts";
import { identify } from "#server/platform/auth/identify.ts";
import { platformAt } from "#server/platform/context/platform-at.ts";
import type { Request } from "#server/platform/context/context.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import { sendMail } from "#server/platform/emails/emails.jobs.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { registeredOperations } from "#server/platform/operations/operation.ts";
import type { Operation } from "#server/platform/operations/operation.ts";
import type { Provider } from "#server/platform/providers/provider.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { aTrainingStore } from "#tests/kit/training/a-training-store.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { everyProvider, trappedServices } from "#tests/kit/providers/trapped-services.ts";
import type { TrappedServices } from "#tests/kit/providers/trapped-services.ts";
import { runQueue } from "#tests/kit/run-jobs.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { aConsent, aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let trap: TrappedServices;
let program: TestProgram;
let store: TestStore;
let copy: TestStore;
let owner: Person;
/** Wherever the process goes by HTTP, the trap or elsewhere. */
const left: string[] = [];

const requestMessage = z.object({ request: z.object({ origin: z.unknown() }) });

function noteRequest(message: unknown): void {
  left.push(JSON.stringify(requestMessage.parse(message).request.origin));
}

beforeAll(async () => {
  subscribe("undici:request:create", noteRequest);
  trap = await trappedServices();
  program = await testProgram({ services: trap.services });
  program.clock.now = new Date("2026-11-24T18:00:00Z");
  store = await aStore(program, { name: "Maple Street" });
  copy = await aTrainingStore(program, store);
  await aTextingNumber(program, store);
  const account = { id: store.accountId };
  owner = await signedIn(program, await aUser(program, { account, role: roles.owner }), { store });
});

beforeEach(forgetRequests);

function forgetRequests(): void {
  trap.requests.length = 0;
  left.length = 0;
}

afterAll(async () => {
  unsubscribe("undici:request:create", noteRequest);
  await program.stop();
  await trap.stop();
});

/** What the owner sends at a store. */
async function requestAt(at: TestStore): Promise<Request> {
  const nothing = { employeeId: null, deviceId: null, deviceToken: null, appVersion: null, idempotencyKey: null };
  const claims = { ...nothing, address: "::1", requestId: uuidv7(), storeId: String(at.id) };
  const [email = null, token = null] = [owner.headers["x-user-email"], owner.headers["x-user-token"]];
  const caller = await identify(program.platform, { ...claims, email, token });
  return { ...caller, platform: platformAt(program.platform, caller.store) };
}

async function systemAt({ id }: TestStore): Promise<ReturnType<typeof systemRequest>> {
  const acting = await findActingStore(program.platform, id);
  if (acting === null) {
    throw new Error("The store is not there");
  }
  return systemRequest(program.platform, { store: acting, reason: "test", requestId: uuidv7() });
}

const sendText = `mutation ($id: Uuid!) {
  sendText(id: $id, phone: "6085550177", kind: CONVERSATION, body: "Hello") { status blockCode } }`;

async function sendFrom(at: TestStore): Promise<string> {
  const employee = await anEmployee(program, at, { pin: "4816" });
  await aConsent(program, at, { phone: "+16085550177", purpose: "buys" });
  const there = owner.with({ "x-user-store": String(at.id) });
  const confirm = 'mutation ($id: ID!) { confirmEmployee(employeeId: $id, pin: "4816") { __typename } }';
  expect((await there.graphql(confirm, { id: String(employee.id) })).errors).toEqual([]);
  const id = uuidv7();
  const { errors } = await there.with({ "x-user-employee": String(employee.id) }).graphql(sendText, { id });
  expect(errors).toEqual([]);
  await runQueue(program);
  const { rows } = await program.owner.query<{ status: string }>("select status from texting_messages where id = $1", [
    id,
  ]);
  return String(rows[0]?.status);
}

test("every provider that there is stands in the trap", () => {
  const lists = globSync("server/adapters/*/*-providers.ts").map((file) => String(file.split("/")[2]));
  expect(new Set(everyProvider.map(({ card }) => card.need.id))).toEqual(new Set(lists));
});

test("a text of a real store goes to the carrier, and one of a training store to nobody", async () => {
  await sendFrom(store);
  expect(trap.requests).toContainEqual(expect.stringContaining("Messages.json"));
  forgetRequests();
  expect(await sendFrom(copy)).toBe("sent");
  program.clock.pass(6000);
  await runQueue(program);
  expect({ trapped: trap.requests, left }).toEqual({ trapped: [], left: [] });
});

/** The ids of the services that a request reaches, and the program-wide ones. */
function reachedServices({ platform: { services } }: Request): {
  stores: string[];
  programWide: string[];
  cards: number;
} {
  const isReached = ({ card: { need, id } }: Provider) =>
    services.find(need, id) !== null || services.findSignIn(id) !== null;
  const wide = everyProvider.map(({ card: { need } }) => services.findProgramWide(need)?.id);
  return {
    stores: everyProvider.filter(isReached).map(({ card }) => card.id),
    programWide: [...new Set(wide.filter((id) => id !== undefined))],
    cards: services.cards.length,
  };
}

test("whatever code runs for a training store is given none of the services", async () => {
  const nothing = { stores: [], programWide: ["training"], cards: 0 };
  expect(reachedServices(await requestAt(copy))).toEqual(nothing);
  expect(reachedServices(await systemAt(copy))).toEqual(nothing);
  const { stores } = reachedServices(await requestAt(store));
  expect(stores).toEqual(everyProvider.map(({ card }) => card.id));
});

const outside = [
  "automations:manage",
  "billing:manage",
  "users:manage",
  "devices:manage",
  "company:export",
  "company:close",
];

function outsideOperations(): readonly Operation[] {
  return registeredOperations().filter(
    ({ definition: { on, kind, permission } }) => on === "store" && kind === "write" && outside.includes(permission),
  );
}

async function refusalOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "done",
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}

test("every way to connect a service, to bill or to add people is refused with one code", async () => {
  const request = await requestAt(copy);
  const operations = outsideOperations();
  expect(operations.length).toBeGreaterThan(40);
  for (const call of operations) {
    const code = await refusalOf(call(request, {}));
    expect({ [call.definition.name]: code }).toEqual({ [call.definition.name]: "training-store" });
  }
});

test("the database keeps no service's key, no real number and no bill for a training store", async () => {
  for (const { card } of everyProvider) {
    const kept = program.owner.query("insert into integrations (store_id, provider, need) values ($1, $2, $3)", [
      ...[copy.id, card.id, card.need.id],
    ]);
    await expect(kept).rejects.toMatchObject({ code: "TR001" });
  }
  const number = program.owner.query("update texting_numbers set provider = 'twilio' where store_id = $1", [copy.id]);
  await expect(number).rejects.toMatchObject({ code: "TR002" });
  const practice = program.owner.query("update texting_numbers set provider = 'training' where store_id = $1", [
    store.id,
  ]);
  await expect(practice).rejects.toMatchObject({ code: "TR002" });
  for (const table of ["billing_accounts", "billing_subscriptions"]) {
    const { rows } = await program.owner.query<{ name: string }>(
      "select tgname as name from pg_trigger where tgrelid = $1::regclass",
      [table],
    );
    expect(rows).toContainEqual({ name: "refuse_training" });
  }
});

/** Runs what takes a store, whether there is anything to work on or not: what matters is where it goes. */
async function runEveryJob(at: TestStore): Promise<string[]> {
  const ids = { storeId: at.id, id: uuidv7(), messageId: uuidv7(), facts: [] };
  const payload = { ...ids, date: "2026-11-23", requestedAt: program.clock.now.toISOString() };
  const jobs = areaWorkers.flatMap(({ job, handle }) => {
    const parsed = job.payload.safeParse(payload);
    const isOfStore = parsed.success && JSON.stringify(parsed.data).includes("storeId");
    return isOfStore ? [{ name: job.name, run: () => handle(program.platform, parsed.data) }] : [];
  });
  for (const { run } of jobs) {
    await run().catch(() => undefined);
  }
  return jobs.map(({ name }) => name);
}

test("every job and every night of a training store leaves nothing behind that goes out", async () => {
  const tried = await runEveryJob(copy);
  expect(tried.length).toBeGreaterThan(30);
  expect(areaSchedules.map(({ job }) => job.name).filter((name) => !tried.includes(name))).toEqual([]);
  await runQueue(program);
  expect({ trapped: trap.requests, left }).toEqual({ trapped: [], left: [] });
  const mails = await program.owner.query("select subject from mailbox where account_id = $1", [copy.accountId]);
  expect(mails.rows).toEqual([]);
});

test("no mail is queued by a training store, and one that was is not sent", async () => {
  const document = { subject: "The night", paragraphs: ["Figures"] };
  const mail = { accountId: copy.accountId, to: "owner@example.com", document };
  for (const [at, expected] of [
    [copy, 0],
    [store, 1],
  ] as const) {
    const request = await systemAt(at);
    await program.platform.database.transaction(request.scope, (sql) =>
      postMail(contextFor(request, sql), { ...mail, accountId: at.accountId }),
    );
    await runQueue(program);
    const { rowCount } = await program.owner.query("select from mailbox where account_id = $1", [at.accountId]);
    expect(rowCount).toBe(expected);
  }
  const { document: _document, ...rest } = mail;
  await program.owner.query("select graphile_worker.add_job($1, $2::json)", [
    sendMail.name,
    JSON.stringify({ ...rest, id: uuidv7(), subject: "Late", text: "", html: "" }),
  ]);
  await runQueue(program);
  const mails = await program.owner.query("select subject from mailbox where account_id = $1", [copy.accountId]);
  expect(mails.rows).toEqual([]);
});
