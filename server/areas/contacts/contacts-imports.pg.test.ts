import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { chooseText, connectContacts, signInToContacts } from "#tests/kit/contacts/connect-list.ts";
import { aMember, accountAt, audienceServices } from "#tests/kit/contacts/some-audiences.ts";
import type { AudienceServices } from "#tests/kit/contacts/some-audiences.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

/** A contact list at a service whose tokens end, that reports nothing, and that takes many people at once. */
const id = "constant-contact";
const minute = 60_000;
const day = 24 * 60 * minute;

let program: TestProgram;
let services: AudienceServices;
let store: TestStore;
let ana: EmployedPerson;
let manager: EmployedPerson;

beforeAll(async () => {
  services = await audienceServices(() => program.clock.now, id);
  program = await testProgram({ services: services.services });
});
afterAll(async () => {
  await program.stop();
  await services.stop();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  services.account.audiences.forEach((audience) => Object.assign(audience, { members: [] }));
  Object.assign(services.audiences, { signIns: [], faults: [], importEnds: [] });
  services.requests.length = 0;
  await program.owner.query("delete from graphile_worker._private_jobs");
  ({ store, ana, manager } = await aBuyCounter(program));
});

const change = (field: string) => askFor(manager, `mutation { ${field} }`);

/** What became due after a while is done; an import is asked after each time. */
async function pass(ms = minute, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    program.clock.pass(ms);
    await runJobs(program);
  }
}

let number = 300;

async function checkIn(contact: Record<string, unknown> = {}): Promise<string> {
  number += 1;
  const buy = aCheckIn({
    contact: { email: `seller${number}@shop.test`, mobile: `2165550${number}`, ...contact },
    emailNews: true,
  });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  return buy.customerId;
}

type View = {
  integration: Record<string, unknown>;
  figures: Record<string, number>;
  refused: Record<string, unknown>[];
  run: Record<string, unknown> | null;
};

async function view(): Promise<View> {
  const fields = `integration { state needsAction } figures { onList left refused waiting }
    refused { name email reason } run { state people done added perMinute minutesLeft }`;
  const { contactList } = await askFor(manager, `{ contactList(id: "${id}") { ${fields} } }`);
  return contactList as View; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

const onList = () => services.audience.members.map(({ email, status }) => [email, status]);
const importsIn = (requests: readonly string[]) =>
  requests.filter((request) => request.endsWith("/activities/contacts_json_import"));

/** The look of the night, as the schedule starts it. */
async function nightly(): Promise<void> {
  const payload = JSON.stringify({ storeId: store.id, date: "2026-11-21", id: null });
  await program.owner.query("select graphile_worker.add_job('contacts.catch-up', $1::json)", [payload]);
  await pass();
}

test("[AUT-02] a first push goes in one import, and each person of it has an outcome of their own", async () => {
  await checkIn({ email: "maya@shop.test", firstName: "Maya" });
  await checkIn({ email: "m.quinones@gmial.com", firstName: "Mia", lastName: "Quinones" });
  await checkIn({ email: "held@shop.test" });
  services.audience.members.push(aMember({ email: "held@shop.test", status: "cleaned" }));
  await connectContacts(manager, services, { months: 3 });
  await pass();
  expect((await view()).run).toMatchObject({ state: "RUNNING", people: 3, done: 0 });
  await pass(minute, 3);
  expect(importsIn(services.requests)).toHaveLength(1);
  expect(await view()).toMatchObject({
    integration: { state: "ACTIVE" },
    figures: { onList: 1, refused: 2, waiting: 0 },
    run: { state: "DONE", people: 3, done: 3, added: 1, perMinute: 2 },
  });
  expect((await view()).refused).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "Mia Quinones", reason: "m.quinones@gmial.com is not a valid email address." }),
    ]),
  );
});

test("[AUT-02] a seller who agrees is on the list within minutes, also while an import is under way", async () => {
  await checkIn();
  await connectContacts(manager, services, { months: 3 });
  await pass();
  await checkIn({ email: "today@shop.test", firstName: "Maya" });
  await pass();
  const today = services.audience.members.find(({ email }) => email === "today@shop.test");
  expect(today).toMatchObject({ status: "subscribed", fields: { first_name: "Maya", Store: store.name } });
  await pass(minute, 2);
  expect((await view()).figures).toMatchObject({ onList: 2, waiting: 0 });
});

test("a run that is stopped sends nobody more; whom the service has already is counted, and it goes on with the rest", async () => {
  await checkIn();
  await connectContacts(manager, services, { months: 3 });
  await pass();
  await change(`stopFirstPush(id: "${id}") { run { state } }`);
  await pass(minute, 3);
  expect((await view()).run).toMatchObject({ state: "STOPPED", people: 1, done: 1 });
  expect((await view()).figures).toMatchObject({ onList: 1, waiting: 0 });
});

test("a run that is let be while the service has its people leaves none of them behind", async () => {
  await checkIn();
  await connectContacts(manager, services, { months: 3 });
  await pass();
  await change(`stopFirstPush(id: "${id}") { run { state } }`);
  await change(`dropFirstPush(id: "${id}") { run { state } }`);
  const late = await checkIn();
  await change(`startFirstPush(id: "${id}", runId: "${randomUUID()}", months: 3) { run { people } }`);
  await pass(minute, 5);
  expect((await view()).figures).toMatchObject({ onList: 2, waiting: 0 });
  expect((await view()).run).toMatchObject({ state: "DONE" });
  expect(late).not.toBe("");
});

test("an import that failed is said on the card, and its people go again", async () => {
  await checkIn();
  await checkIn();
  services.audiences.importEnds.push("failed");
  await connectContacts(manager, services, { months: 3 });
  await pass(minute, 3);
  expect(onList()).toEqual([]);
  const { integrationLog } = await askFor(manager, `{ integrationLog(id: "${id}") { lines { text } } }`);
  expect(JSON.stringify(integrationLog)).toContain("The import could not be completed.");
  await pass(2 * minute, 4);
  expect(onList()).toHaveLength(2);
  expect((await view()).run).toMatchObject({ state: "DONE", people: 2, done: 2, added: 2 });
});

test("a program that was killed after the service had taken an import takes nobody twice", async () => {
  await checkIn();
  await connectContacts(manager, services, { months: 3 });
  await pass();
  // As if the program had died before it noted the import.
  await program.owner.query(
    "update contact_waiting set import_id = null, imported = null, imported_at = null where store_id = $1",
    [store.id],
  );
  await pass(minute, 4);
  expect(onList()).toHaveLength(1);
  expect((await view()).run).toMatchObject({ state: "DONE", people: 1, done: 1 });
});

test("a list that is chosen while the old one's import is under way begins without its people", async () => {
  await checkIn();
  await connectContacts(manager, services, { months: 3 });
  await pass();
  const other = String(services.account.audiences[1]?.id);
  await change(chooseText({ id, listId: other }));
  await pass(minute, 3);
  expect(services.account.audiences[1]?.members).toEqual([]);
  expect((await view()).figures).toMatchObject({ onList: 0, waiting: 0 });
});

test("[AUT-02] who unsubscribes there is known with the night, and nothing puts them back", async () => {
  await connectContacts(manager, services);
  await pass();
  const customerId = await checkIn({ email: "maya@shop.test", mobile: "2165550280" });
  await pass();
  services.leave("maya@shop.test");
  program.clock.pass(day);
  await nightly();
  const ask = `{ emailNews(customerId: "${customerId}") { isGiven stop { reason service } } }`;
  expect(await askFor(ana, ask)).toEqual({
    emailNews: { isGiven: false, stop: { reason: "UNSUBSCRIBED", service: "Constant Contact" } },
  });
  const again = { customerId, emailNews: true, contact: { email: "maya@shop.test", firstName: "May" } };
  await createBuy(ana, aCheckIn(again));
  await pass();
  expect(onList()).toEqual([["maya@shop.test", "unsubscribed"]]);
  expect((await view()).figures).toMatchObject({ onList: 0, left: 1 });
});

test("tokens that have ended are renewed on the way, and a sign-in that was taken away asks for another", async () => {
  await connectContacts(manager, services);
  await pass();
  program.clock.pass(3 * day);
  await checkIn({ email: "maya@shop.test" });
  await pass();
  expect(onList()).toEqual([["maya@shop.test", "subscribed"]]);
  services.audiences.signIns.forEach((signIn) => Object.assign(signIn, { isRevoked: true }));
  await checkIn({ email: "ana@shop.test" });
  await pass();
  expect(await view()).toMatchObject({
    integration: { state: "ERROR", needsAction: "SIGN_IN" },
    figures: { waiting: 1 },
  });
  await signInToContacts(manager, services);
  await pass(minute, 2);
  expect(onList()).toContainEqual(["ana@shop.test", "subscribed"]);
  expect((await view()).integration).toMatchObject({ state: "ACTIVE", needsAction: null });
});

test("a store has one contact list: the other service says which to disconnect first", async () => {
  await connectContacts(manager, services);
  const account = accountAt(services, "mailchimp");
  const [list] = account.audiences;
  const elsewhere = { ...services, id: "mailchimp", account };
  await signInToContacts(manager, elsewhere);
  await expect(change(chooseText({ listId: String(list?.id) }))).rejects.toThrow(
    "Disconnect Constant Contact first: a store has one contact list",
  );
  expect(list?.watches).toEqual([]);
});
