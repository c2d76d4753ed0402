import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices, SignedReport } from "#tests/kit/texting/a-carrier.ts";

/** A Wednesday in Ohio: noon, and ten at night. */
const noon = new Date("2026-11-18T17:00:00Z");
const night = new Date("2026-11-19T03:00:00Z");
const minute = 60_000;
const hour = 60 * minute;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: EmployedPerson;
let number = "";
let customer = "";
let customers = 0;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  customers += 1;
  customer = `+1614555${String(2000 + customers)}`;
  number = `+1614444${String(2000 + customers)}`;
  store = await aStore(program, { timeZone: "America/New_York" });
  await program.owner.query("update stores set name = 'Maple', phone_number = '6145550000' where id = $1", [store.id]);
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: `PN${customers}`, phone: number, label: "", inboundUrl });
  carrier.carrier.acceptsAnySender = true;
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
  at(noon);
});

/** The store is open from ten to nine. */
async function openDaily(): Promise<void> {
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
     select $1, weekday, 600, 1260 from generate_series(0, 6) as weekday`,
    [store.id],
  );
}

/** The clock, also the carrier's. */
function at(instant: Date): void {
  program.clock.now = instant;
  carrier.carrier.deliveries.splice(0);
}

function later(ms: number): void {
  at(new Date(program.clock.now.getTime() + ms));
}

function save(fields: Record<string, unknown>): Promise<GraphqlAnswer> {
  const response = { id: randomUUID(), keywords: [], startsOn: null, endsOn: null, isOn: true, ...fields };
  return ana.graphql(
    "mutation ($response: TextAutoResponseInput!) { saveTextAutoResponse(response: $response) { id keywords } }",
    { response },
  );
}

async function saved(fields: Record<string, unknown>): Promise<void> {
  expect((await save(fields)).errors).toEqual([]);
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

async function say(body: string, from = customer): Promise<void> {
  expect(await post(carrier.say({ from, to: number, body }))).toBe(200);
  await runJobs(program);
}

async function answer(body: string): Promise<void> {
  const { errors } = await ana.graphql(
    "mutation ($id: Uuid!, $phone: String!, $body: String!) { sendText(id: $id, phone: $phone, kind: CONVERSATION, body: $body) { id } }",
    { id: randomUUID(), phone: customer, body },
  );
  expect(errors).toEqual([]);
  await runJobs(program);
}

function answers(to = customer): string[] {
  return carrier.carrier.texts.filter((text) => text.to === to).map(({ body }) => body);
}

test("[TXT-09] an after-hours reply 11 hours ago keeps back every other one, 12 hours and a minute don't", async () => {
  await openDaily();
  await saved({ kind: "AFTER_HOURS", body: "Hi {first_name}, {store_name} is closed. Call {store_phone}." });
  await say("Open?");
  expect(answers()).toEqual([]);
  at(night);
  await say("Open now?");
  await say("Hello?");
  expect(answers()).toEqual(["Hi, Maple is closed. Call (614) 555-0000."]);
  later(11 * hour);
  await say("And at 9 in the morning?");
  expect(answers()).toHaveLength(1);
  // Before ten, the store is closed still.
  at(new Date("2026-11-19T14:59:00Z"));
  await saved({ kind: "HOLIDAY", startsOn: "2026-11-19", endsOn: "2026-11-19", body: "Back tomorrow." });
  later(2 * minute);
  await say("And now?");
  expect(answers()).toEqual(["Hi, Maple is closed. Call (614) 555-0000.", "Back tomorrow."]);
});

test("C6: a text in a midday gap gets the after-hours reply, one before it and one after it none", async () => {
  await openDaily();
  await program.owner.query(
    "insert into store_hour_gaps select $1, weekday, 780, 840 from generate_series(0, 6) as weekday",
    [store.id],
  );
  await saved({ kind: "AFTER_HOURS", body: "Back at 2." });
  at(new Date("2026-11-18T17:59:00Z"));
  await say("Open?");
  expect(answers()).toEqual([]);
  at(new Date("2026-11-18T19:00:00Z"));
  await say("Open again?");
  expect(answers()).toEqual([]);
  at(new Date("2026-11-19T18:00:00Z"));
  await say("Open at one?");
  expect(answers()).toEqual(["Back at 2."]);
});

test("[TXT-09] the twelve hours are counted to the minute, and a conversation still waits for a person", async () => {
  await saved({ kind: "AWAY", body: "We answer tomorrow." });
  await say("Hello?");
  expect(answers()).toHaveLength(1);
  const { data } = await ana.graphql("query ($phone: String!) { textThread(phone: $phone) { needsReply } }", {
    phone: customer,
  });
  expect(data).toMatchObject({ textThread: { needsReply: true } });
  later(11 * hour);
  await say("Hello?");
  expect(answers()).toHaveLength(1);
  later(hour + minute);
  await say("Hello?");
  expect(answers()).toHaveLength(2);
});

test("[TXT-09] STOP, START, HELP and short codes are answered by no auto-response", async () => {
  await saved({ kind: "AWAY", body: "We answer tomorrow." });
  await say("HELP");
  await say("Your code is 1234", "55512");
  await say("stop");
  await say("Anybody?");
  await say("START");
  expect([...answers(), ...answers("55512")]).toEqual([]);
});

test("who seems to want no more texts gets no automatic one, and the question about it stays", async () => {
  await saved({ kind: "FIRST_MESSAGE", body: "Welcome" });
  await say("please stop texting me");
  expect(answers()).toEqual([]);
  const ask = "query ($phone: String) { textThread(phone: $phone) { soundsLikeStop } }";
  const isShown = async () => (await ana.graphql(ask, { phone: customer.slice(2) })).data?.["textThread"];
  expect(await isShown()).toEqual({ soundsLikeStop: true });
  // What goes out without a person decides nothing.
  await program.owner.query(
    `insert into texting_messages (store_id, id, thread_id, direction, kind, body, segments, status, send_at, created_at)
     select store_id, gen_random_uuid(), id, 'out', 'auto', 'We are closed', 1, 'queued', $2, $2
     from texting_threads where store_id = $1`,
    [store.id, new Date(program.clock.now.getTime() + minute)],
  );
  expect(await isShown()).toEqual({ soundsLikeStop: true });
  later(2 * minute);
  await answer("Sorry, we won't");
  expect(await isShown()).toEqual({ soundsLikeStop: false });
});

test("nobody is answered automatically within two minutes after a person wrote", async () => {
  await saved({ kind: "AWAY", body: "We answer tomorrow." });
  await say("START");
  await answer("What size?");
  later(2 * minute - 1000);
  await say("Size 4");
  expect(answers()).toEqual(["What size?"]);
  later(2000);
  await say("Or 5");
  expect(answers()).toEqual(["What size?", "We answer tomorrow."]);
});

test("a seller whose buy has an answer of its own gets that one alone", async () => {
  await program.owner.query("insert into buy_settings (store_id, requires_pos_code) values ($1, false)", [store.id]);
  await saved({ kind: "AWAY", body: "We answer tomorrow." });
  const contact = { firstName: "Dana", lastName: "Whitfield", mobile: customer.slice(2) };
  const buy = aCheckIn({ contact, buyTexts: true });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  const ready = "mutation ($id: Uuid!) { markBuyReady(id: $id, sorted: {}) { buy { stage } } }";
  expect((await ana.graphql(ready, { id: buy.id })).errors).toEqual([]);
  const tap = "mutation ($id: Uuid!, $buyId: Uuid!) { textBuy(id: $id, buyId: $buyId) { text { status } } }";
  expect((await ana.graphql(tap, { id: randomUUID(), buyId: buy.id })).errors).toEqual([]);
  await runJobs(program);
  later(3 * minute);
  await say("On my way");
  expect(answers()).toHaveLength(1);
  later(2 * minute + 1000);
  await runJobs(program);
  expect(answers()[1]).toMatch(/^Thanks, Dana/);
  await say("Here");
  expect(answers()).toHaveLength(2);
});

test("a new customer, a keyword and a holiday each have their words", async () => {
  await saved({ kind: "FIRST_MESSAGE", body: "Welcome to {store_name}!" });
  await saved({ kind: "KEYWORD", keywords: ["Hours", " are you OPEN?"], body: "We're open 10 to 9." });
  await saved({ kind: "HOLIDAY", startsOn: "2026-11-26", endsOn: "2026-11-27", body: "Happy Thanksgiving!" });
  await say("Hi");
  later(13 * hour);
  await say("Hi again");
  later(hour);
  await say("so, are you open");
  at(new Date("2026-11-26T17:00:00Z"));
  await say("Hi");
  expect(answers()).toEqual(["Welcome to Maple!", "We're open 10 to 9.", "Happy Thanksgiving!"]);
});

test("a text that nobody worked off for half an hour is left to a person", async () => {
  await saved({ kind: "AWAY", body: "We answer tomorrow." });
  expect(await post(carrier.say({ from: customer, to: number, body: "Hello?" }))).toBe(200);
  later(31 * minute);
  await runJobs(program);
  expect(answers()).toEqual([]);
});

test("after hours needs store hours, and a store has one of it", async () => {
  const closed = { kind: "AFTER_HOURS", body: "We're closed." };
  expect((await save(closed)).errors).toMatchObject([{ extensions: { errors: { isOn: ["Set store hours first"] } } }]);
  await saved({ ...closed, isOn: false });
  const list = await ana.graphql("{ textAutoResponses { hasStoreHours responses { id kind isOn } } }");
  expect(list.data).toMatchObject({
    textAutoResponses: { hasStoreHours: false, responses: [{ kind: "AFTER_HOURS", isOn: false }] },
  });
  await openDaily();
  expect((await save(closed)).errors).toMatchObject([{ extensions: { errors: { kind: [expect.any(String)] } } }]);
});

test("an auto-response is switched, deleted and brought back", async () => {
  const id = randomUUID();
  const away = { id, kind: "AWAY", body: "We answer tomorrow." };
  await saved(away);
  const off = "mutation ($id: Uuid!) { switchTextAutoResponse(id: $id, isOn: false) { isOn } }";
  expect((await ana.graphql(off, { id })).data).toEqual({ switchTextAutoResponse: { isOn: false } });
  await say("Hello?");
  expect(answers()).toEqual([]);
  const remove = "mutation ($id: Uuid!) { deleteTextAutoResponse(id: $id) }";
  expect((await ana.graphql(remove, { id })).errors).toEqual([]);
  expect((await ana.graphql(off, { id })).errors).toMatchObject([{ extensions: { code: "not-found" } }]);
  await saved(away);
  await say("Hello?");
  expect(answers()).toHaveLength(1);
});

test.each([
  ["dates that end before they begin", { kind: "HOLIDAY", startsOn: "2026-12-26", endsOn: "2026-12-24" }, "endsOn"],
  ["a holiday without dates", { kind: "HOLIDAY" }, "startsOn"],
  ["no keywords", { kind: "KEYWORD" }, "keywords"],
  ["a keyword that carriers answer", { kind: "KEYWORD", keywords: ["stop"] }, "keywords"],
  ["nothing but fields", { kind: "AWAY", body: "{first_name}" }, "body"],
])("refused: %s", async (_title, fields, field) => {
  const { errors } = await save({ body: "Hello", ...fields });
  expect(errors).toMatchObject([{ extensions: { errors: { [field]: [expect.any(String)] } } }]);
});
