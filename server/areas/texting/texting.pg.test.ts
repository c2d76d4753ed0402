import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices, SignedReport } from "#tests/kit/texting/a-carrier.ts";
import { orderNumberJob } from "./texting.jobs.ts";

/** A Wednesday, noon in Ohio. */
const noon = new Date("2026-11-18T17:00:00Z");
const hour = 3_600_000;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: Person;
/** The store's own number. */
let number = "";
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
  carrier.carrier.available.push(`+1614444${String(customers).padStart(4, "0")}`);
  store = await aStore(program, { timeZone: "America/New_York" });
  await program.owner.query("update stores set phone_number = '6145550000' where id = $1", [store.id]);
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
  await orderNumber();
  number = String((await rows("select phone from texting_numbers where store_id = $1"))[0]?.["phone"]);
  await program.owner.query("update texting_numbers set registration_state = 'active' where store_id = $1", [store.id]);
});

async function orderNumber(): Promise<void> {
  await program.owner.query(
    "insert into texting_numbers (store_id, provider, asked_at) values ($1, 'twilio', now()) on conflict do nothing",
    [store.id],
  );
  const payload = JSON.stringify({ storeId: store.id, date: "2026-11-18" });
  await program.owner.query("select hangtag.add_job($1, $2::json, null, 1, null)", [orderNumberJob.name, payload]);
  await runJobs(program);
}

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  const result = await program.owner.query<Record<string, unknown>>(statement, [store.id]);
  return result.rows;
}

async function post(report: SignedReport): Promise<number> {
  const response = await program.http.inject({
    method: "POST",
    url: report.url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...report.headers },
    payload: new URLSearchParams(report.fields).toString(),
  });
  return response.statusCode;
}

/** The customer texts the store, and the program has worked it off. */
async function say(body: string): Promise<void> {
  expect(await post(carrier.say({ from: customer, to: number, body }))).toBe(200);
  await runJobs(program);
}

type Sent = { id: string; status: string; blockCode: string | null; sendAt: string; segments: number };

async function send(body: string, more: Record<string, unknown> = {}): Promise<Sent> {
  const { data, errors } = await ana.graphql(
    `mutation ($id: Uuid!, $phone: String!, $kind: TextKind!, $body: String!, $sendAt: Instant, $notAfter: Instant) {
       sendText(id: $id, phone: $phone, kind: $kind, body: $body, sendAt: $sendAt, notAfter: $notAfter) {
         id status blockCode sendAt segments } }`,
    { id: randomUUID(), phone: customer, kind: "CONVERSATION", body, ...more },
  );
  expect(errors ?? []).toEqual([]);
  return (data as { sendText: Sent }).sendText; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for above
}

async function thread(): Promise<Record<string, unknown>> {
  const { data } = await ana.graphql(
    `query ($phone: String!) { textThread(phone: $phone) { unreadCount needsReply isOptedOut
       messages { isIncoming body status blockCode failureReason employeeName } } }`,
    { phone: customer },
  );
  return (data as { textThread: Record<string, unknown> }).textThread; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for above
}

/** What the carrier has to report, the oldest first, signed. */
function reports(): SignedReport[] {
  return carrier.carrier.deliveries.splice(0).map((delivery) => carrier.sign(delivery));
}

function textsTo(phone: string): string[] {
  return carrier.carrier.texts.filter(({ to }) => to === phone).map(({ body }) => body);
}

test("[TXT-01] a store gets one number in its area code, made by the system, and no second one", async () => {
  expect(number).toMatch(/^\+1614444/);
  await orderNumber();
  const mine = `hangtag-store-${store.id}`;
  expect(carrier.carrier.numbers.filter(({ label }) => label === mine)).toHaveLength(1);
  expect(await rows("select call_and_text_number from stores where id = $1")).toEqual([
    { call_and_text_number: number.slice(2) },
  ]);
});

test("texts that came in the same millisecond stand in their order", async () => {
  const words = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`);
  for (const body of words) {
    expect(await post(carrier.say({ from: customer, to: number, body }))).toBe(200);
  }
  await runJobs(program);
  expect(await thread()).toMatchObject({ messages: words.toReversed().map((body) => ({ body })) });
});

test("a store for which no number is for sale keeps the reason and gets one later", async () => {
  store = await aStore(program, { timeZone: "America/New_York" });
  const left = carrier.carrier.available.splice(0);
  await orderNumber();
  const problem = "select phone, order_problem from texting_numbers where store_id = $1";
  expect(await rows(problem)).toEqual([{ phone: null, order_problem: "No number is for sale right now" }]);
  carrier.carrier.available.push(...left, "+16144449999");
  await orderNumber();
  expect(await rows(problem)).toMatchObject([{ order_problem: null, phone: expect.stringMatching(/^\+1/) }]);
});

test("[TXT-04] a text from a customer opens a thread with one unread, and the answer goes out", async () => {
  await say("Is my buy ready?");
  expect(await thread()).toMatchObject({ unreadCount: 1, needsReply: true, isOptedOut: false });
  // An answer is later than what it answers: within one instant the list falls back on the numbers of the rows.
  program.clock.pass(1000);
  const answer = await send("Yes, “come by” any time");
  expect(answer).toMatchObject({ status: "queued", blockCode: null, segments: 1 });
  await runJobs(program);
  expect(textsTo(customer)).toEqual(['Yes, "come by" any time']);
  for (const report of reports()) {
    expect(await post(report)).toBe(200);
  }
  await runJobs(program);
  await ana.graphql("mutation ($phone: String!) { readTextThread(phone: $phone) }", { phone: customer });
  expect(await thread()).toEqual({
    ...{ unreadCount: 0, needsReply: false, isOptedOut: false },
    messages: [
      expect.objectContaining({ isIncoming: false, status: "delivered", employeeName: "Ana" }),
      expect.objectContaining({ isIncoming: true, body: "Is my buy ready?", status: "received" }),
    ],
  });
});

test("[TXT-05] STOP is recorded, a text after it never reaches the carrier, and START lifts it", async () => {
  await say("Hi");
  await say("Stop.");
  expect(await thread()).toMatchObject({ isOptedOut: true, needsReply: false });
  const requests = carrier.requests.length;
  expect(await send("Your buy is ready")).toMatchObject({ status: "blocked", blockCode: "TEXT_OPTED_OUT" });
  await runJobs(program);
  expect(carrier.requests).toHaveLength(requests);
  await say("START");
  expect(await send("Welcome back")).toMatchObject({ status: "queued" });
  await runJobs(program);
  expect(textsTo(customer)).toEqual(["Welcome back"]);
  const ledger = await rows(
    "select action, purpose, source, wording from texting_consents where store_id = $1 order by seq",
  );
  expect(ledger).toEqual([
    { action: "opt_out", purpose: "all", source: "inbound", wording: "Stop." },
    { action: "opt_in", purpose: "all", source: "inbound", wording: "START" },
  ]);
});

test("a STOP between writing and sending stops the text", async () => {
  await say("Hi");
  const later = new Date(noon.getTime() + hour).toISOString();
  program.clock.pass(1000);
  await send("See you", { sendAt: later });
  program.clock.pass(1000);
  await say("STOP");
  program.clock.pass(2 * hour);
  await runJobs(program);
  expect(textsTo(customer)).toEqual([]);
  expect(await thread()).toMatchObject({
    messages: [{ body: "STOP" }, { status: "blocked", blockCode: "TEXT_OPTED_OUT" }, { body: "Hi" }],
  });
});

test("what an employee records at the counter opts out, and YES to a question opts nobody in", async () => {
  await say("Hi");
  await ana.graphql("mutation ($id: Uuid!, $phone: String!) { optOutOfTexts(id: $id, phone: $phone) { id } }", {
    id: randomUUID(),
    phone: customer,
  });
  expect(await send("Hello?")).toMatchObject({ blockCode: "TEXT_OPTED_OUT" });
  customer = "+16145559001";
  await say("Yes");
  expect(await rows("select count(*)::int as count from texting_consents where store_id = $1")).toEqual([{ count: 1 }]);
});

test("marketing needs its own consent, and waits for the hours instead of being dropped", async () => {
  expect(await send("$10 off", { kind: "COUPON" })).toMatchObject({ blockCode: "TEXT_NO_CONSENT" });
  const consent = {
    id: randomUUID(),
    phone: customer,
    purpose: "MARKETING",
    isGiven: true,
    wording: "Coupons by text?",
  };
  await ana.graphql(
    `mutation ($id: Uuid!, $phone: String!, $purpose: TextConsentPurpose!, $isGiven: Boolean!, $wording: String!) {
       recordTextConsent(id: $id, phone: $phone, purpose: $purpose, isGiven: $isGiven, wording: $wording) { id } }`,
    consent,
  );
  program.clock.now = new Date("2026-11-22T15:00:00Z");
  const sunday = await send("$10 off", { kind: "COUPON" });
  expect(sunday).toMatchObject({ status: "queued", sendAt: "2026-11-22T17:00:00.000Z" });
  program.clock.now = new Date("2026-11-22T01:05:00Z");
  const lastDay = { kind: "REMINDER", notAfter: "2026-11-22T05:00:00Z" };
  expect(await send("Last day", lastDay)).toMatchObject({ status: "blocked", blockCode: "TEXT_QUIET_HOURS" });
  await program.owner.query("update stores set time_zone = 'Etc/GMT-6' where id = $1", [store.id]);
  const never = await send("By day here is by night there", { kind: "COUPON" });
  expect(never).toMatchObject({ status: "blocked", blockCode: "TEXT_QUIET_HOURS" });
});

test("before the carriers' approval nothing goes out and texts come in", async () => {
  await program.owner.query("update texting_numbers set registration_state = 'brand_pending' where store_id = $1", [
    store.id,
  ]);
  await say("Hello?");
  expect(await thread()).toMatchObject({ unreadCount: 1 });
  expect(await send("Hi")).toMatchObject({ status: "blocked", blockCode: "TEXT_NOT_REGISTERED" });
});

test("the same request twice is one text, and so is the same job", async () => {
  await say("Hi");
  const id = randomUUID();
  const [first, again] = [await send("Once", { id }), await send("Once", { id })];
  expect(again).toEqual(first);
  await runJobs(program);
  const payload = JSON.stringify({ storeId: store.id, id });
  await program.owner.query("select hangtag.add_job('texting.send', $1::json, null, 1, null)", [payload]);
  await runJobs(program);
  expect(textsTo(customer)).toEqual(["Once"]);
});

test("texts of one number leave a second apart, in the order in which they were written", async () => {
  await say("Hi");
  const texts = [await send("One"), await send("Two"), await send("Three")];
  const times = texts.map(({ sendAt }) => new Date(sendAt).getTime());
  expect(times.map((time) => time - Number(times[0]))).toEqual([0, 1000, 2000]);
  program.clock.pass(hour);
  for (let second = 0; second < 3; second += 1) {
    await runJobs(program);
    program.clock.pass(1000);
  }
  expect(textsTo(customer)).toEqual(["One", "Two", "Three"]);
});

test("texts whose jobs run a moment late keep their order, and none waits for the others forever", async () => {
  await say("Hi");
  const texts = ["One", "Two", "Three", "Four"];
  for (const body of texts) {
    await send(body);
  }
  // Four texts need three seconds; each job runs up to 170 ms late.
  for (let step = 0; step < 30; step += 1) {
    program.clock.pass(170);
    await runJobs(program);
  }
  expect(textsTo(customer)).toEqual(texts);
  const sent = await rows("select sent_at from texting_messages where store_id = $1 and direction = 'out' order by 1");
  const times = sent.map((row) => Number(row["sent_at"]));
  expect(times.slice(1).every((time, place) => time - Number(times[place]) >= 1000)).toBe(true);
});

test("reports come late, twice and out of order, and a status never goes backwards", async () => {
  await say("Hi");
  carrier.carrier.deliveries.splice(0);
  await send("Ready");
  await runJobs(program);
  const inOrder = reports();
  const backward = inOrder.toReversed();
  for (const report of [...backward, ...backward]) {
    expect(await post(report)).toBe(200);
    await runJobs(program);
  }
  expect(inOrder).toHaveLength(2);
  expect(await thread()).toMatchObject({ messages: [{ status: "delivered" }, {}] });
});

test("a report with a wrong signature is refused with 403 and nothing is kept; the same text twice is one", async () => {
  const report = carrier.say({ from: customer, to: number, body: "Hello" });
  const forged = { ...report, fields: { ...report.fields, Body: "Give me the till" } };
  expect(await post(forged)).toBe(403);
  expect(await post({ ...report, headers: {} })).toBe(403);
  expect(await rows("select id from texting_webhooks where store_id = $1")).toEqual([]);
  expect([await post(report), await post(report)]).toEqual([200, 200]);
  await runJobs(program);
  await program.owner.query("delete from texting_webhooks where store_id = $1", [store.id]);
  expect(await post(report)).toBe(200);
  await runJobs(program);
  expect(await thread()).toMatchObject({ unreadCount: 1, messages: [{ body: "Hello" }] });
});

test("a report to another store's address is refused: the address is signed too", async () => {
  const other = await aStore(program);
  const report = carrier.say({ from: customer, to: number, body: "Hello" });
  expect(await post({ ...report, url: report.url.replace(`/${store.id}/`, `/${other.id}/`) })).toBe(403);
});

test("a landline is texted once, and then known", async () => {
  carrier.carrier.phones.set(customer, "landline");
  await say("Hi");
  carrier.carrier.deliveries.splice(0);
  await send("Hello");
  await runJobs(program);
  for (const report of reports()) {
    await post(report);
  }
  await runJobs(program);
  expect(await thread()).toMatchObject({ messages: [{ status: "undelivered", failureReason: "landline" }, {}] });
  expect(await send("Hello again")).toMatchObject({ blockCode: "TEXT_NOT_TEXTABLE" });
});

test("a STOP that only the carrier knows is learned from its refusal", async () => {
  await say("Hi");
  const service = carrier.carrier.services.find(({ label }) => label === `hangtag-store-${store.id}`);
  carrier.carrier.optedOut.add(`${service?.id}:${customer}`);
  await send("Hello");
  await runJobs(program);
  expect(await thread()).toMatchObject({ isOptedOut: true, messages: [{ status: "failed" }, {}] });
});

test("a text whose answer was lost is not sent again, and its report settles it", async () => {
  await say("Hi");
  carrier.carrier.deliveries.splice(0);
  carrier.carrier.losesResponses = true;
  await send("Ready");
  await runJobs(program);
  carrier.carrier.losesResponses = false;
  expect(await thread()).toMatchObject({ messages: [{ status: "unknown" }, {}] });
  program.clock.pass(hour);
  await runJobs(program);
  expect(textsTo(customer)).toEqual(["Ready"]);
  for (const report of reports()) {
    await post(report);
  }
  await runJobs(program);
  expect(await thread()).toMatchObject({ messages: [{ status: "delivered" }, {}] });
});

test("a text that the service had no time for goes out after the wait that it asked for", async () => {
  await say("Hi");
  carrier.trouble = { status: 429, error: "Too Many Requests", retryAfterSeconds: 120 };
  await send("Ready");
  await runJobs(program);
  carrier.trouble = null;
  expect(await thread()).toMatchObject({ messages: [{ status: "queued" }, {}] });
  program.clock.pass(119_000);
  await runJobs(program);
  expect(textsTo(customer)).toEqual([]);
  program.clock.pass(1000);
  await runJobs(program);
  expect(textsTo(customer)).toEqual(["Ready"]);
});

test("a text that the service keeps no more is not asked for again", async () => {
  await say("Hi");
  await send("Ready");
  await runJobs(program);
  carrier.carrier.deliveries.splice(0);
  carrier.carrier.texts.splice(0);
  program.clock.pass(hour);
  await runJobs(program);
  expect(await thread()).toMatchObject({ messages: [{ status: "sent" }, {}] });
  const failed = await program.owner.query(
    "select last_error from graphile_worker.jobs where task_identifier = 'texting.check' and last_error is not null",
  );
  expect(failed.rows).toEqual([]);
});

test("a report that was lost is made up for, with the price", async () => {
  await say("Hi");
  const { id } = await send("Ready");
  await runJobs(program);
  carrier.carrier.deliveries.splice(0);
  program.clock.pass(hour);
  await runJobs(program);
  const kept = await program.owner.query("select status, price_micros from texting_messages where id = $1", [id]);
  expect(kept.rows).toEqual([{ status: "delivered", price_micros: 7900 }]);
});

test("what a store has sent this month is summed by texts, parts and price, and today's parts apart", async () => {
  const used = async () => {
    const query = "{ textRegistration { use { monthTexts monthParts monthCost todayParts } } }";
    return recordOf((await ana.graphql(query)).data?.["textRegistration"])["use"];
  };
  await say("Hi");
  expect(await used()).toEqual({ monthTexts: 0, monthParts: 0, monthCost: null, todayParts: 0 });
  await send(`${"a".repeat(160)}\u{1F642}`);
  await send("See you");
  program.clock.pass(2000);
  await runJobs(program);
  carrier.carrier.deliveries.splice(0);
  program.clock.pass(hour);
  await runJobs(program);
  program.clock.pass(hour);
  await runJobs(program);
  // Two texts at 0.79 cents.
  expect(await used()).toEqual({ monthTexts: 2, monthParts: 4, monthCost: 2, todayParts: 4 });
  program.clock.pass(24 * hour);
  expect(await used()).toMatchObject({ monthTexts: 2, todayParts: 0 });
  // December.
  program.clock.pass(13 * 24 * hour);
  expect(await used()).toEqual({ monthTexts: 0, monthParts: 0, monthCost: null, todayParts: 0 });
});
