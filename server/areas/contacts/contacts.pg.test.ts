import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aBuyCounter, aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { chooseText, connectContacts, signInToContacts } from "#tests/kit/contacts/connect-list.ts";
import { audienceServices } from "#tests/kit/contacts/some-audiences.ts";
import type { AudienceServices } from "#tests/kit/contacts/some-audiences.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, aStranger, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const minute = 60_000;

let program: TestProgram;
let services: AudienceServices;
let store: TestStore;
let ana: EmployedPerson;
let manager: EmployedPerson;

beforeAll(async () => {
  services = await audienceServices(() => program.clock.now);
  program = await testProgram({ services: services.services });
});
afterAll(async () => {
  await program.stop();
  await services.stop();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-11-20T18:00:00Z");
  services.trouble = null;
  services.requests.length = 0;
  Object.assign(services.audience, { members: [], watches: [] });
  Object.assign(services.audiences, { signIns: [], faults: [], reports: [] });
  services.account.audiences.forEach((audience) => Object.assign(audience, { watches: [] }));
  await program.owner.query("delete from graphile_worker._private_jobs");
  ({ store, ana, manager } = await aBuyCounter(program));
});

const change = (field: string, person: Person = manager) => askFor(person, `mutation { ${field} }`);

/** What became due after a while is done. */
async function pass(ms = minute): Promise<void> {
  program.clock.pass(ms);
  await runJobs(program);
}

let number = 100;

/** A seller who checks in now; with an address, and a yes to email unless it says otherwise. */
async function checkIn(contact: Record<string, unknown> = {}, more: Record<string, unknown> = {}): Promise<string> {
  number += 1;
  const mobile = `2165550${number}`;
  const buy = aCheckIn({
    contact: { email: `seller${number}@shop.test`, mobile, ...contact },
    emailNews: true,
    ...more,
  });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  return buy.customerId;
}

const viewFields = `integration { state needsAction placeName } list { listName isRead }
  figures { onList addedToday changedToday notAgreedToday left refused waiting }
  refused { customerId name email reason } run { state people done added months minutesLeft }`;

type View = {
  integration: Record<string, unknown>;
  list: Record<string, unknown> | null;
  figures: Record<string, number>;
  refused: Record<string, unknown>[];
  run: Record<string, unknown> | null;
};

async function view(): Promise<View> {
  const { contactList } = await askFor(manager, `{ contactList(id: "mailchimp") { ${viewFields} } }`);
  return contactList as View; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

async function emailNews(customerId: string, person: Person = ana): Promise<unknown> {
  const fields = `emailNews(customerId: "${customerId}") { isGiven stop { reason service } }`;
  return (await askFor(person, `{ ${fields} }`))["emailNews"];
}

const onList = () => services.audience.members.map(({ email, status }) => [email, status]);

/** What the service reports goes to the program, as the service posts it. */
async function deliver(): Promise<number[]> {
  const statuses: number[] = [];
  for (const { url, body } of services.audiences.reports.splice(0)) {
    statuses.push(await post(new URL(url).pathname, body));
  }
  return statuses;
}

async function post(path: string, payload: string): Promise<number> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return (await program.http.inject({ method: "POST", url: path, headers, payload })).statusCode;
}

test("[AUT-02] a seller who agrees at check-in is on the list within minutes, and one who did not is not", async () => {
  await connectContacts(manager, services);
  await pass();
  await checkIn({ firstName: "Maya", lastName: "Ruiz", email: "Maya@Shop.test" });
  await checkIn({ email: "silent@shop.test" }, { emailNews: null });
  await checkIn({ email: "no@shop.test" }, { emailNews: false });
  await checkIn({ email: null });
  await pass();
  expect(onList()).toEqual([["maya@shop.test", "subscribed"]]);
  expect(services.audience.members[0]).toMatchObject({
    fields: { FNAME: "Maya", LNAME: "Ruiz", STORE: store.name, LASTVISIT: "2026-11-20" },
    tags: ["Seller"],
  });
  expect(await view()).toMatchObject({
    integration: { state: "ACTIVE", placeName: "Maple Street News" },
    figures: { onList: 1, addedToday: 1, notAgreedToday: 2, waiting: 0 },
  });
});

test("[AUT-02] [done 7 of integrations] an unsubscribe there is shown on the customer, and no later push changes it", async () => {
  await connectContacts(manager, services);
  await pass();
  const customerId = await checkIn({ email: "maya@shop.test", mobile: "2165550180" });
  await pass();
  services.leave("maya@shop.test");
  expect(await deliver()).toEqual([200]);
  await pass();
  expect(await emailNews(customerId)).toEqual({
    isGiven: false,
    stop: { reason: "UNSUBSCRIBED", service: "Mailchimp" },
  });
  services.requests.length = 0;
  await createBuy(
    ana,
    aCheckIn({ customerId, emailNews: true, contact: { email: "maya@shop.test", firstName: "May" } }),
  );
  await change(`answerEmailNews(id: "${randomUUID()}", customerId: "${customerId}", isGiven: true)`, ana);
  await pass();
  expect(services.requests.filter((request) => request.startsWith("PUT"))).toEqual([]);
  expect(onList()).toEqual([["maya@shop.test", "unsubscribed"]]);
  expect((await view()).figures).toMatchObject({ onList: 0, left: 1 });
});

test("[AUT-02] who left holds after another list is chosen, and after the store has disconnected", async () => {
  await connectContacts(manager, services);
  await pass();
  await checkIn({ email: "maya@shop.test", mobile: "2165550181" });
  await pass();
  services.leave("maya@shop.test");
  await deliver();
  await pass();
  await change(`disconnectContacts(id: "mailchimp") { list { listId } }`);
  await connectContacts(manager, services, { listId: "f6a7b8c9d0", months: 3 });
  await pass();
  await checkIn({ email: "MAYA@shop.test", mobile: "2165550181" });
  await pass();
  expect(services.account.audiences.find(({ id }) => id === "f6a7b8c9d0")?.members).toEqual([]);
});

test("[done 8 of integrations] an empty last name here leaves the value there, and so does an edit there", async () => {
  await connectContacts(manager, services);
  await pass();
  const customerId = await checkIn({ email: "maya@shop.test", mobile: "2165550182", lastName: "Ruiz" });
  await pass();
  Object.assign(Object(services.audience.members[0]?.fields), { LNAME: "Ortiz", STORE: "My own" });
  await program.owner.query("update customers set first_name = 'May', last_name = '' where id = $1", [customerId]);
  await change(`answerEmailNews(id: "${randomUUID()}", customerId: "${customerId}", isGiven: true)`, ana);
  await pass();
  expect(services.audience.members[0]?.fields).toMatchObject({ FNAME: "May", LNAME: "Ortiz", STORE: "My own" });
});

test("a report comes once, late or twice, and only to who knows the secret of the address", async () => {
  await connectContacts(manager, services);
  await pass();
  const customerId = await checkIn({ email: "maya@shop.test", mobile: "2165550183" });
  await pass();
  services.leave("maya@shop.test");
  const [report] = services.audiences.reports;
  const path = new URL(String(report?.url)).pathname;
  expect((await program.http.inject({ method: "GET", url: path })).statusCode).toBe(200);
  const [, , , , key = ""] = path.split("/").slice(1);
  const forged = [
    path.replace(key, `${key.slice(0, -1)}_`),
    path.replace(key, "x"),
    path.replace("mailchimp", "other"),
  ];
  for (const wrong of forged) {
    expect(await post(wrong, String(report?.body))).toBe(404);
    expect((await program.http.inject({ method: "GET", url: wrong })).statusCode).toBe(404);
  }
  expect(await post(path, String(report?.body))).toBe(200);
  expect(await post(path, String(report?.body))).toBe(200);
  expect(await post(path, "\u0000=\u0000")).not.toBe(500);
  await pass();
  const { rows } = await program.owner.query(
    "select from contact_reports where store_id = $1 and (body <> '' or handled_at is null)",
    [store.id],
  );
  expect(rows).toEqual([]);
  const { rows: history } = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'contacts.email-stopped'",
    [store.id],
  );
  expect(history).toEqual([{ payload: { name: "Ana Ruiz", service: "Mailchimp", stop: "unsubscribed" } }]);
  expect(JSON.stringify(history)).not.toContain("maya@");
  expect(await emailNews(customerId)).toMatchObject({ stop: { reason: "UNSUBSCRIBED" } });
});

test("[AUT-02] the first push sends who agreed and came in those months, and nobody else", async () => {
  const customerId = await checkIn({ email: "old@shop.test" });
  await program.owner.query("update buys set business_date = '2026-05-02' where customer_id = $1", [customerId]);
  await checkIn({ email: "new@shop.test" });
  await checkIn({ email: "silent@shop.test" }, { emailNews: null });
  await connectContacts(manager, services, { months: 3 });
  await pass();
  expect(onList()).toEqual([["new@shop.test", "subscribed"]]);
  expect((await view()).run).toMatchObject({ state: "DONE", people: 1, done: 1, added: 1, months: 3 });
  await change(`startFirstPush(id: "mailchimp", runId: "${randomUUID()}", months: 12) { run { people } }`);
  await pass();
  expect(onList()).toHaveLength(2);
});

test("a store that wants only new people sends nobody who came before, not at night either", async () => {
  await checkIn({ email: "old@shop.test" });
  program.clock.pass(2 * 24 * 60 * minute);
  await connectContacts(manager, services);
  await pass();
  await nightly();
  expect(onList()).toEqual([]);
});

/** The look of the night, as the schedule starts it. */
async function nightly(): Promise<void> {
  const payload = JSON.stringify({ storeId: store.id, date: "2026-11-21", id: null });
  await program.owner.query("select graphile_worker.add_job('contacts.catch-up', $1::json)", [payload]);
  await pass();
}

test("who left there before the store connected is never sent", async () => {
  services.audience.members.push({
    ...{ email: "maya@shop.test", status: "unsubscribed", fields: {}, tags: [], reason: "", changedAt: new Date(0) },
  });
  const customerId = await checkIn({ email: "maya@shop.test" });
  await connectContacts(manager, services, { months: 3 });
  await pass();
  expect(services.requests.filter((request) => request.startsWith("PUT"))).toEqual([]);
  expect(await emailNews(customerId)).toMatchObject({ stop: { reason: "UNSUBSCRIBED" } });
});

test("the first push stops, goes on where it was, and survives a program that was killed", async () => {
  for (let count = 0; count < 6; count += 1) {
    await checkIn();
  }
  await connectContacts(manager, services, { months: 3 });
  await change(`stopFirstPush(id: "mailchimp") { run { state } }`);
  await pass();
  expect(onList()).toEqual([]);
  expect((await view()).run).toMatchObject({ state: "STOPPED", people: 6, done: 0 });
  // A change of the day is no part of the run and goes out all the same.
  await checkIn({ email: "today@shop.test" });
  await pass();
  expect(onList()).toEqual([["today@shop.test", "subscribed"]]);
  await change(`resumeFirstPush(id: "mailchimp") { run { state } }`);
  // The connection breaks after the service has taken a person: the answer is lost, the person is sent again.
  services.audiences.faults.push("lost", "lost", "lost");
  await pass();
  await pass(2 * minute);
  expect(onList()).toHaveLength(7);
  expect((await view()).run).toMatchObject({ state: "DONE", people: 6, done: 6, added: 6 });
});

test("a run that was stopped can be left as it is, and then another begins", async () => {
  await checkIn();
  await checkIn();
  await connectContacts(manager, services, { months: 3 });
  const start = `startFirstPush(id: "mailchimp", runId: "${randomUUID()}", months: 3) { run { state } }`;
  await expect(change(start)).rejects.toThrow("People are still being sent");
  await change(`stopFirstPush(id: "mailchimp") { run { state } }`);
  await change(`dropFirstPush(id: "mailchimp") { run { state } }`);
  await pass();
  expect(onList()).toEqual([]);
  await change(start);
  await pass();
  expect(onList()).toHaveLength(2);
});

test("[AUT-02] whom the service refuses is listed with its reason, and goes once the address is mended", async () => {
  await connectContacts(manager, services);
  await pass();
  const customerId = await checkIn({
    firstName: "Mia",
    lastName: "Quinones",
    email: "m.quinones@gmial.com",
    mobile: "2165550184",
  });
  await pass();
  expect(await view()).toMatchObject({
    integration: { state: "ACTIVE" },
    refused: [
      {
        ...{ customerId, name: "Mia Quinones", email: "m.quinones@gmial.com" },
        reason: "m.quinones@gmial.com looks fake or invalid, please enter a real email address.",
      },
    ],
  });
  await nightly();
  expect(services.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
  const edit = "mutation ($id: Uuid!, $contact: CustomerContact!) { editCustomer(id: $id, contact: $contact) { id } }";
  const contact = { firstName: "Mia", lastName: "Quinones", mobile: "2165550184", email: "m.quinones@shop.test" };
  expect((await ana.graphql(edit, { id: customerId, contact })).errors).toEqual([]);
  await pass();
  expect(onList()).toEqual([["m.quinones@shop.test", "subscribed"]]);
  expect((await view()).refused).toEqual([]);
});

test("a list that was deleted there stops the work until a person chooses another, and nobody is lost", async () => {
  await connectContacts(manager, services);
  await pass();
  const { audiences } = services.account;
  services.account.audiences = audiences.filter(({ id }) => id !== services.audience.id);
  await checkIn({ email: "maya@shop.test" });
  await pass();
  expect(await view()).toMatchObject({
    integration: { state: "ERROR", needsAction: "CHOOSE_PLACE" },
    figures: { waiting: 1 },
  });
  services.account.audiences = audiences;
  await change(chooseText({ listId: "f6a7b8c9d0" }));
  await pass();
  expect(audiences.find(({ id }) => id === "f6a7b8c9d0")?.members).toMatchObject([
    { email: "maya@shop.test", status: "pending" },
  ]);
  expect((await view()).integration).toMatchObject({ state: "ACTIVE", needsAction: null });
  audiences.forEach((audience) => Object.assign(audience, { members: [] }));
});

test("a sign-in that was taken away there waits with everybody, and a new one goes on", async () => {
  await connectContacts(manager, services);
  await pass();
  services.audiences.signIns.forEach((signIn) => Object.assign(signIn, { isRevoked: true }));
  await checkIn({ email: "maya@shop.test" });
  await pass();
  expect((await view()).integration).toMatchObject({ state: "ERROR", needsAction: "SIGN_IN" });
  await signInToContacts(manager, services);
  await pass();
  expect(onList()).toEqual([["maya@shop.test", "subscribed"]]);
});

test("a service that slows us down is left alone for its time, then everybody goes", async () => {
  await connectContacts(manager, services);
  await pass();
  services.trouble = { status: 429, error: "Too many", retryAfterSeconds: 120, only: /^PUT/ };
  await checkIn({ email: "maya@shop.test" });
  await pass();
  const before = services.requests.length;
  await checkIn({ email: "ana@shop.test" });
  await pass();
  expect(services.requests).toHaveLength(before);
  services.trouble = null;
  await pass(2 * minute);
  expect(onList()).toHaveLength(2);
});

test("a service that doesn't respond says since when, and goes on at once when a manager asks", async () => {
  await connectContacts(manager, services);
  await pass();
  services.trouble = { status: 503, error: "Down for maintenance" };
  await checkIn({ email: "leo@shop.test" });
  await pass();
  const since = program.clock.now;
  await pass(5 * minute);
  await pass(15 * minute);
  const card = "id state needsAction outage { tries since nextTryAt }";
  const failing = await manager.graphql(`{ integrations { ${card} } }`);
  expect(failing.data?.["integrations"]).toContainEqual({
    id: "mailchimp",
    state: "ERROR",
    needsAction: null,
    outage: { tries: 3, since: since.toISOString(), nextTryAt: expect.any(String) },
  });
  services.trouble = null;
  await runJobs(program);
  expect(onList()).toEqual([]);
  const tried = await manager.graphql(`mutation { tryServiceNow(id: "mailchimp") { ${card} } }`);
  expect(tried.data).toMatchObject({
    tryServiceNow: { outage: { tries: 3, nextTryAt: program.clock.now.toISOString() } },
  });
  await runJobs(program);
  expect(onList()).toHaveLength(1);
  const well = await manager.graphql(`{ integrations { ${card} } }`);
  expect(well.data?.["integrations"]).toContainEqual({
    ...{ id: "mailchimp", state: "ACTIVE", needsAction: null, outage: null },
  });
});

test("of two customers with one address the first stays on the list with the own name", async () => {
  await connectContacts(manager, services);
  await pass();
  await checkIn({ firstName: "Maya", email: "both@shop.test" });
  await pass();
  await checkIn({ firstName: "Leo", email: "both@shop.test" });
  await pass();
  expect(services.audience.members).toMatchObject([{ email: "both@shop.test", fields: { FNAME: "Maya" } }]);
});

test("a customer who is deleted leaves no address behind, and stays off the list", async () => {
  await connectContacts(manager, services);
  await pass();
  const customerId = await checkIn({ email: "maya@shop.test", mobile: "2165550185" });
  await pass();
  services.leave("maya@shop.test");
  await deliver();
  await pass();
  await program.owner.query("update customers set erased_at = now(), mobile = '', email = null where id = $1", [
    customerId,
  ]);
  const { rows } = await program.owner.query(
    `select (select count(*)::int from contact_members where customer_id = $1) as members,
       (select count(*)::int from contact_stops where store_id = $2) as stops`,
    [customerId, store.id],
  );
  expect(rows).toEqual([{ members: 0, stops: 1 }]);
  await checkIn({ email: "maya@shop.test", mobile: "2165550186" });
  await pass();
  expect(onList()).toEqual([["maya@shop.test", "unsubscribed"]]);
});

test("[AUT-11] the store's account for the contact list is kept with its list, beside the others", async () => {
  await connectContacts(manager, services);
  const { integrations } = await askFor(manager, "{ integrations { id need state accountName placeName } }");
  expect(integrations).toContainEqual({
    ...{ id: "mailchimp", need: "contacts", state: "ACTIVE" },
    ...{ accountName: "Second Story Resale", placeName: "Maple Street News" },
  });
});

test("hostile choices are refused: no source, another account's list, a store without a sign-in", async () => {
  await expect(change(chooseText())).rejects.toThrow("Sign in to Mailchimp first");
  await signInToContacts(manager, services);
  await expect(change(chooseText({ listId: "zzz" }))).rejects.toThrow("List");
  const none = chooseText().replace("hasSellers: true, hasShoppers: true", "hasSellers: false, hasShoppers: false");
  await expect(change(none)).rejects.toThrow("Refused");
  await expect(change(chooseText({ months: 9_007_199_254 }))).rejects.toThrow("Refused");
  await expect(change(chooseText({ months: 0 }))).rejects.toThrow("Refused");
  const start = `startFirstPush(id: "mailchimp", runId: "${randomUUID()}", months: 3) { run { state } }`;
  await expect(change(start)).rejects.toThrow("not active");
});

test("an employee neither sees nor changes the list, and a stranger sees nothing of it", async () => {
  await connectContacts(manager, services);
  const query = `{ contactList(id: "mailchimp") { list { listName } } }`;
  expect((await ana.graphql(query)).errors).toHaveLength(1);
  expect((await aStranger(program).graphql(query)).errors).toHaveLength(1);
  const customerId = await checkIn();
  const other = await aPerson(program, await aStore(program), { role: roles.manager });
  expect((await other.graphql(query)).data?.["contactList"]).toMatchObject({ list: null });
  expect((await other.graphql(`{ emailNews(customerId: "${customerId}") { isGiven } }`)).data).toBeNull();
});

async function ownPage(fields?: Record<string, string>): Promise<string> {
  const { buySettings } = await askFor(ana, "{ buySettings { checkInUrl } }");
  const { pathname } = new URL(String(recordOf(buySettings)["checkInUrl"]));
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const path = `${pathname}?lang=es`;
  const { body } = await (fields === undefined
    ? program.http.inject({ url: path })
    : program.http.inject({ method: "POST", url: path, headers, payload: new URLSearchParams(fields).toString() }));
  return body;
}

test("a seller agrees on the own page in its language; the counter sees the tick, and the ledger keeps the words that were read", async () => {
  await program.owner.query(
    "insert into buy_settings (store_id, takes_requests) values ($1, true) on conflict (store_id) do update set takes_requests = true",
    [store.id],
  );
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
     select $1, day, 0, 1440 from generate_series(0, 6) as day on conflict do nothing`,
    [store.id],
  );
  expect(await ownPage()).not.toContain('name="emailNews"');
  await connectContacts(manager, services);
  await pass();
  const html = await ownPage();
  expect(html).toMatch(/name="emailNews" value="yes"><span>[^<]*puede enviarme noticias/);
  expect(html).not.toMatch(/name="emailNews"[^>]*(checked|required)/);
  const id = randomUUID();
  const typed = { id, firstName: "Mia", lastName: "Lane", mobile: "2165550199", email: "mia@shop.test" };
  await ownPage({ ...typed, containers: "2", isDropOff: "no", language: "es", emailNews: "yes" });
  const { checkinRequest } = await askFor(ana, `{ checkinRequest(id: "${id}") { saysYesToEmail } }`);
  expect(checkinRequest).toEqual({ saysYesToEmail: true });
  const customerId = await checkIn({ email: typed.email, mobile: typed.mobile }, { checkinRequestId: id });
  const { rows } = await program.owner.query("select source, wording from email_consents where customer_id = $1", [
    customerId,
  ]);
  expect(rows).toEqual([{ source: "check_in", wording: expect.stringContaining("puede enviarme noticias y cupones") }]);
  await pass();
  expect(onList()).toEqual([["mia@shop.test", "subscribed"]]);
});
