import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices, SignedReport } from "#tests/kit/texting/a-carrier.ts";
import { orderNumberJob } from "#server/areas/texting/texting.jobs.ts";

/** A Wednesday, noon in Ohio. */
const noon = new Date("2026-11-18T17:00:00Z");
const minute = 60_000;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: Person;
/** The store's own number, and the phone at its counter. */
let number = "";
const counter = "+16145550000";
let customers = 100;
let customer = "";

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = noon;
  customers += 1;
  customer = `+1614555${String(customers).padStart(4, "0")}`;
  carrier.carrier.answering.clear();
  carrier.carrier.available.push(`+1614444${String(customers).padStart(4, "0")}`);
  store = await aStore(program, { name: "Kids & Co", timeZone: "America/New_York" });
  await program.owner.query("update stores set phone_number = '6145550000' where id = $1", [store.id]);
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
  await program.owner.query(
    "insert into texting_numbers (store_id, provider, asked_at, registration_state) values ($1, 'twilio', now(), 'active')",
    [store.id],
  );
  await orderNumber();
  number = String((await rows("select phone from texting_numbers where store_id = $1"))[0]?.["phone"]);
});

async function orderNumber(): Promise<void> {
  const payload = JSON.stringify({ storeId: store.id, date: "2026-11-18" });
  await program.owner.query("select hangtag.add_job($1, $2::json, null, 1, null)", [orderNumberJob.name, payload]);
  await runJobs(program);
}

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  const result = await program.owner.query<Record<string, unknown>>(statement, [store.id]);
  return result.rows;
}

async function post({ url, headers, fields }: SignedReport): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await program.http.inject({
    method: "POST",
    url: url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: statusCode, body };
}

/** The customer calls, and what the carrier has to report waits for the test. */
async function ring({ from = customer, hangsUp = false } = {}) {
  const { call, asking, obey } = carrier.call({ from, to: number });
  const { status, body } = await post(asking);
  expect(status).toBe(200);
  return { call, asking, reports: obey(body, { hangsUp }) };
}

async function report(reports: readonly SignedReport[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const signed of reports) {
    const { status, body } = await post(signed);
    expect(status).toBe(200);
    bodies.push(body);
  }
  await runJobs(program);
  return bodies;
}

async function pass(ms: number): Promise<void> {
  program.clock.pass(ms);
  await runJobs(program);
}

type Shown = Record<string, unknown> | null;

async function thread(phone = customer): Promise<Shown> {
  const { data } = await ana.graphql(
    `query ($phone: String!) { textThread(phone: $phone) { id state unreadCount needsReply lastKind lastCallSeconds
       messages { kind isIncoming body status callSeconds } } }`,
    { phone },
  );
  return (data as { textThread: Shown }).textThread; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for above
}

const missed = { kind: "call", isIncoming: true, body: "", status: "received", callSeconds: null };

async function hiddenCalls(): Promise<unknown> {
  const { data } = await ana.graphql("{ textRegistration { hiddenCallCount lastHiddenCallAt } }");
  return data;
}

test("a call rings the store's phone for 25 seconds with the caller's number, and shows as missed when nobody picks up", async () => {
  const { call, reports } = await ring();
  expect(call.spoken).toEqual(["Thanks for calling Kids & Co. One moment, please."]);
  expect(call.rang).toEqual({ phone: counter, callerId: customer, seconds: 25 });
  const [goodbye] = await report(reports);
  expect(goodbye).toContain("Sorry we missed you. Please text this number");
  const shown = { state: "open", unreadCount: 1, needsReply: true, lastKind: "call", lastCallSeconds: null };
  expect(await thread()).toMatchObject({ ...shown, messages: [missed] });
});

test("an answered call stands in the thread with its length, and nobody has to reply", async () => {
  carrier.carrier.answering.set(counter, 190);
  const { reports } = await ring();
  const [after] = await report(reports);
  expect(after).not.toContain("<Say");
  const shown = { unreadCount: 0, needsReply: false, lastKind: "call", lastCallSeconds: 190 };
  expect(await thread()).toMatchObject({ ...shown, messages: [{ ...missed, callSeconds: 190 }] });
});

test("a missed call opens a done thread, and the text back clears it", async () => {
  await report((await ring()).reports);
  const id = String((await thread())?.["id"]);
  await ana.graphql("mutation ($id: Uuid!) { finishTextThread(id: $id) { id } }", { id });
  expect(await thread()).toMatchObject({ state: "done", unreadCount: 0, needsReply: false });
  program.clock.pass(minute);
  await report((await ring()).reports);
  expect(await thread()).toMatchObject({ state: "open", unreadCount: 1, needsReply: true, messages: [missed, missed] });
  const { data } = await ana.graphql(
    `mutation ($id: Uuid!, $phone: String!) {
       sendText(id: $id, phone: $phone, kind: CONVERSATION, body: "Sorry we missed you") { blockCode } }`,
    { id: "0193a6f0-0000-7000-8000-0000000000c1", phone: customer },
  );
  expect(data).toEqual({ sendText: { blockCode: null } });
  expect(await thread()).toMatchObject({ needsReply: false });
});

test("each report twice is one line, and nothing is kept of a wrong signature", async () => {
  const { call, asking, obey } = carrier.call({ from: customer, to: number });
  expect(await post({ ...asking, fields: { ...asking.fields, From: "+16145559999" } })).toMatchObject({ status: 403 });
  expect(await post({ ...asking, headers: {} })).toMatchObject({ status: 403 });
  expect(await rows("select id from texting_webhooks where store_id = $1")).toEqual([]);
  const first = await post(asking);
  expect(await post(asking)).toEqual(first);
  const reports = obey(first.body);
  const forged = reports.map((signed) => ({ ...signed, fields: { ...signed.fields, DialCallStatus: "completed" } }));
  const refused = await Promise.all(forged.map((signed) => post(signed)));
  expect(refused.map(({ status }) => status)).toEqual([403, 403]);
  await report([...reports, ...reports]);
  await program.owner.query("delete from texting_webhooks where store_id = $1", [store.id]);
  await report([asking, ...reports]);
  expect(await thread()).toMatchObject({ unreadCount: 1, messages: [missed] });
  expect(await rows("select provider_id, outcome from texting_calls where store_id = $1")).toEqual([
    { provider_id: call.id, outcome: "missed" },
  ]);
});

test("the reports of a call come in any order, and an answered one is never called missed", async () => {
  carrier.carrier.answering.set(counter, 61);
  const { reports } = await ring();
  await report(reports.toReversed());
  await pass(10 * minute);
  expect(await thread()).toMatchObject({ unreadCount: 0, messages: [{ callSeconds: 61 }] });
});

test("a report that comes when the call was given up makes it answered, and missed never comes back", async () => {
  carrier.carrier.answering.set(counter, 61);
  const { reports } = await ring();
  await report(reports.slice(1));
  expect(await thread()).toBeNull();
  await pass(2 * minute);
  expect(await thread()).toMatchObject({ unreadCount: 1, messages: [missed] });
  await report(reports.slice(0, 1));
  await pass(10 * minute);
  expect(await thread()).toMatchObject({ messages: [{ callSeconds: 61 }] });
});

test("who hangs up during the greeting called too", async () => {
  const { reports } = await ring({ hangsUp: true });
  await report(reports);
  await pass(2 * minute);
  expect(await thread()).toMatchObject({ unreadCount: 1, needsReply: true, messages: [missed] });
});

test("a call of which nothing more is heard is missed after the longest that a call may be", async () => {
  await ring();
  await runJobs(program);
  await pass(4 * 60 * minute);
  expect(await thread()).toBeNull();
  await pass(61 * minute);
  expect(await thread()).toMatchObject({ needsReply: true, messages: [missed] });
});

test("a store without a phone says so kindly, and its call is a line all the same", async () => {
  await program.owner.query("update stores set phone_number = null where id = $1", [store.id]);
  const { call, reports } = await ring();
  expect(call.rang).toBeNull();
  expect(call.spoken).toEqual([
    "Thanks for calling. We can't connect your call. Please text this number, and we'll text you back.",
  ]);
  await report(reports);
  expect(await thread()).toMatchObject({ unreadCount: 1, messages: [missed] });
});

test("a store that gave its texting number as its phone does not ring itself", async () => {
  await program.owner.query("update stores set phone_number = $2 where id = $1", [store.id, number.slice(2)]);
  const { call } = await ring();
  expect(call.rang).toBeNull();
});

test("a hidden number rings too, has no thread, and a missed one is counted beside the store's number", async () => {
  const { call, reports } = await ring({ from: "+266696687" });
  expect(call.rang).toMatchObject({ phone: counter, callerId: "+266696687" });
  await report(reports);
  expect(await rows("select id from texting_threads where store_id = $1")).toEqual([]);
  const counted = { hiddenCallCount: 1, lastHiddenCallAt: noon.toISOString() };
  expect(await hiddenCalls()).toEqual({ textRegistration: counted });
  expect(await rows("select name, record_kind from events where store_id = $1 and name = 'call.missed'")).toEqual([
    { name: "call.missed", record_kind: "Store" },
  ]);
});

test("a call and the texts that came while it went on stand in their order, and the thread stays where the newest is", async () => {
  carrier.carrier.answering.set(counter, 300);
  const { reports } = await ring();
  program.clock.pass(minute);
  await report([carrier.say({ from: customer, to: number, body: "Here is the photo" })]);
  program.clock.pass(5 * minute);
  await report(reports);
  expect(await thread()).toMatchObject({
    ...{ unreadCount: 1, needsReply: true, lastKind: "conversation" },
    messages: [{ body: "Here is the photo" }, { kind: "call" }],
  });
  expect(await rows("select last_message_at from texting_threads where store_id = $1")).toEqual([
    { last_message_at: new Date(noon.getTime() + minute) },
  ]);
});

test("a number that was bought before takes calls after the next night", async () => {
  const mine = carrier.carrier.numbers.find(({ phone }) => phone === number);
  expect(mine).toMatchObject({ callUrl: `http://hangtag.test/api/texting/${store.id}/call` });
  delete mine?.callUrl;
  await orderNumber();
  expect(mine?.callUrl).toBeUndefined();
  await program.owner.query("update texting_numbers set calls_url = null where store_id = $1", [store.id]);
  await orderNumber();
  expect(mine?.callUrl).toBe(`http://hangtag.test/api/texting/${store.id}/call`);
});
