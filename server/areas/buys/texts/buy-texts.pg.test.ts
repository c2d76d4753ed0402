import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices, SignedReport } from "#tests/kit/texting/a-carrier.ts";

/** A Wednesday, noon in Ohio. */
const noon = new Date("2026-11-18T17:00:00Z");
const minute = 60_000;
const hour = 60 * minute;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: EmployedPerson;
let number = "";
let mobile = "";
let sellers = 0;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = noon;
  sellers += 1;
  mobile = `614555${String(1000 + sellers)}`;
  number = `+1614444${String(1000 + sellers)}`;
  store = await aStore(program, { timeZone: "America/New_York" });
  await program.owner.query("update stores set name = 'Maple', phone_number = '6145550000' where id = $1", [store.id]);
  await program.owner.query("insert into buy_settings (store_id, requires_pos_code) values ($1, false)", [store.id]);
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
     select $1, weekday, 600, 1260 from generate_series(0, 6) as weekday`,
    [store.id],
  );
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: `PN${sellers}`, phone: number, label: "", inboundUrl });
  carrier.carrier.acceptsAnySender = true;
  carrier.carrier.deliveries.splice(0);
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
});

/** The seller is checked in, and said yes to texts about the buy unless the test says otherwise. */
async function checkIn(fields: Record<string, unknown> = {}): Promise<string> {
  const contact = { firstName: "Dana", lastName: "Whitfield", mobile };
  const buy = aCheckIn({ contact, buyTexts: true, ...fields });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  return buy.id;
}

async function makeReady(id: string): Promise<void> {
  const ready = "mutation ($id: Uuid!) { markBuyReady(id: $id, sorted: {}) { buy { stage } } }";
  expect((await ana.graphql(ready, { id })).errors).toEqual([]);
}

function tapText(buyId: string, more: Record<string, unknown> = {}): Promise<GraphqlAnswer> {
  return ana.graphql(
    `mutation ($id: Uuid!, $buyId: Uuid!, $body: String, $messageId: Uuid) {
       textBuy(id: $id, buyId: $buyId, body: $body, messageId: $messageId) {
         buy { stage firstNotifiedAt } text { kind status blockCode } } }`,
    { id: randomUUID(), buyId, ...more },
  );
}

async function row(buyId: string): Promise<Record<string, unknown>> {
  const { data } = await ana.graphql(
    `{ buyDesk(status: OPEN) { buys { textRefusal reply { threadId body at } text { kind status blockCode failureReason }
       buy { id stage firstNotifiedAt } } } }`,
  );
  const rows = [recordOf(data?.["buyDesk"])["buys"]].flat().map(recordOf);
  return recordOf(rows.find(({ buy }) => recordOf(buy)["id"] === buyId));
}

function bodies(): string[] {
  return carrier.carrier.texts.filter(({ to }) => to === `+1${mobile}`).map(({ body }) => body);
}

async function post(report: SignedReport): Promise<void> {
  const response = await program.http.inject({
    method: "POST",
    url: report.url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...report.headers },
    payload: new URLSearchParams(report.fields).toString(),
  });
  expect(response.statusCode).toBe(200);
}

async function deliver(): Promise<void> {
  for (const delivery of carrier.carrier.deliveries.splice(0)) {
    await post(carrier.sign(delivery));
  }
  await runJobs(program);
}

async function sellerSays(body: string): Promise<void> {
  await post(carrier.say({ from: `+1${mobile}`, to: number, body }));
  await runJobs(program);
}

async function later(ms: number): Promise<void> {
  program.clock.now = new Date(program.clock.now.getTime() + ms);
  await runJobs(program);
}

async function saveMessage(changes: Record<string, unknown>): Promise<GraphqlAnswer> {
  return ana.graphql("mutation ($message: BuyMessageInput!) { saveBuyMessage(message: $message) { id isDefault } }", {
    message: { id: randomUUID(), name: "Ours", autoReply: "", isDefault: true, isAutomatic: true, ...changes },
  });
}

const readyText =
  "Maple: Hi Dana, number 1 is ready. Stop by to hear our offer, we're open until 9:00 PM. Reply STOP to opt out.";

test("one press texts the seller that the offer is ready; the row shows delivered, and the first time stays", async () => {
  const id = await checkIn();
  await makeReady(id);
  const { data, errors } = await tapText(id);
  expect(errors).toEqual([]);
  expect(data?.["textBuy"]).toEqual({
    buy: { stage: "NOTIFIED", firstNotifiedAt: noon.toISOString() },
    text: { kind: "READY", status: "queued", blockCode: null },
  });
  await runJobs(program);
  expect(bodies()).toEqual([readyText]);
  expect(await row(id)).toMatchObject({ text: { status: "sent" } });
  await deliver();
  expect(await row(id)).toMatchObject({ text: { status: "delivered" }, textRefusal: null });
  await later(minute);
  await tapText(id);
  await runJobs(program);
  expect(bodies()).toHaveLength(1);
  expect(await row(id)).toMatchObject({ buy: { firstNotifiedAt: noon.toISOString() } });
});

test("C6: before a midday gap the text says when the store closes for it, and in it when the day ends", async () => {
  await program.owner.query(
    "insert into store_hour_gaps select $1, weekday, 780, 840 from generate_series(0, 6) as weekday",
    [store.id],
  );
  const id = await checkIn();
  await makeReady(id);
  await tapText(id);
  await runJobs(program);
  expect(bodies()).toEqual([readyText.replace("9:00 PM", "1:00 PM")]);
  program.clock.now = new Date("2026-11-18T18:30:00Z");
  const next = await checkIn({ contact: { firstName: "Dana", lastName: "Whitfield", mobile } });
  await makeReady(next);
  await tapText(next);
  await runJobs(program);
  expect(bodies().at(-1)).toBe(readyText.replace("number 1", "number 2"));
});

test("what the seller writes back stands on the row until a person answers", async () => {
  const id = await checkIn();
  await sellerSays("From before");
  program.clock.now = new Date(program.clock.now.getTime() + minute);
  await makeReady(id);
  await tapText(id);
  await deliver();
  expect(await row(id)).toMatchObject({ reply: null });
  await later(minute);
  await sellerSays("Can I come tomorrow instead?");
  expect(await row(id)).toMatchObject({ reply: { body: "Can I come tomorrow instead?" } });
  // What goes out without a person is no answer.
  await later(3 * minute);
  expect(await row(id)).toMatchObject({ reply: { body: "Can I come tomorrow instead?" } });
  await ana.graphql(
    'mutation ($id: Uuid!, $phone: String!) { sendText(id: $id, phone: $phone, kind: CONVERSATION, body: "Sure") { id } }',
    { id: randomUUID(), phone: mobile },
  );
  expect(await row(id)).toMatchObject({ reply: null });
});

test("two people who press at once text the seller once", async () => {
  const id = await checkIn();
  await makeReady(id);
  await Promise.all([tapText(id), tapText(id)]);
  await runJobs(program);
  expect(bodies()).toHaveLength(1);
});

test("a text that did not arrive stands on the row with its reason, and may be sent once more", async () => {
  carrier.carrier.phones.set(`+1${mobile}`, "unreachable");
  const id = await checkIn();
  await makeReady(id);
  await tapText(id);
  await runJobs(program);
  await deliver();
  expect(await row(id)).toMatchObject({ text: { status: "undelivered", failureReason: "unreachable" } });
  await later(minute);
  await tapText(id);
  await runJobs(program);
  expect(bodies()).toHaveLength(2);
});

test("[TXT-05] a seller who opted out, or never said yes, is not texted; the row says why before anybody presses", async () => {
  const id = await checkIn({ buyTexts: null });
  await makeReady(id);
  expect(await row(id)).toMatchObject({ textRefusal: "TEXT_NO_CONSENT" });
  expect((await tapText(id)).data?.["textBuy"]).toMatchObject({
    buy: { stage: "READY", firstNotifiedAt: null },
    text: { status: "blocked", blockCode: "TEXT_NO_CONSENT" },
  });
  await sellerSays("STOP");
  expect(await row(id)).toMatchObject({ textRefusal: "TEXT_OPTED_OUT" });
  await tapText(id);
  await runJobs(program);
  expect(bodies()).toEqual([]);
});

test("a seller's yes at check-in goes into the ledger with its words, version, place and employee; no to coupons takes nothing back", async () => {
  const id = await checkIn({ marketingTexts: true });
  await createBuy(ana, aCheckIn({ id, contact: { firstName: "Dana", lastName: "Whitfield", mobile }, buyTexts: true }));
  await checkIn({ buyTexts: false, marketingTexts: false });
  const { rows } = await program.owner.query(
    `select action, purpose, source, wording_version as version, employee_id as by, wording like 'Maple may%STOP%' as words
     from texting_consents where store_id = $1 order by seq`,
    [store.id],
  );
  const shared = { source: "check_in", version: "2026-11", by: ana.employee.id, words: true };
  expect(rows).toEqual([
    { ...shared, action: "opt_in", purpose: "buys" },
    { ...shared, action: "opt_in", purpose: "marketing" },
    { ...shared, action: "opt_out", purpose: "buys" },
  ]);
});

test("a confirmation goes out at check-in where the store wants it", async () => {
  await checkIn();
  await runJobs(program);
  expect(bodies()).toEqual([]);
  await saveMessage({ kind: "CHECKED_IN", body: "Hi {first}, you're number {number}", autoReply: "" });
  await checkIn();
  await runJobs(program);
  expect(bodies()).toEqual(["Hi Dana, you're number 2"]);
});

test("[BUY-09] the auto-reply of a message goes out once for each buy, if nobody answers within two minutes", async () => {
  const id = await checkIn();
  await makeReady(id);
  await tapText(id);
  await runJobs(program);
  await sellerSays("On my way");
  await later(minute);
  expect(bodies()).toHaveLength(1);
  await later(2 * minute);
  const reply = "Thanks, Dana. We'll get back to you soon. To reach us now, call (614) 555-0000.";
  expect(bodies()).toEqual([readyText, reply]);
  const { data } = await ana.graphql("query ($phone: String!) { textThread(phone: $phone) { needsReply } }", {
    phone: mobile,
  });
  expect(data?.["textThread"]).toEqual({ needsReply: true });
  await sellerSays("Hello?");
  await later(5 * minute);
  expect(bodies()).toHaveLength(2);
});

test("no auto-reply where an employee answered, and none to STOP", async () => {
  const id = await checkIn();
  await makeReady(id);
  await tapText(id);
  await runJobs(program);
  await sellerSays("Until when?");
  await later(minute);
  const send =
    'mutation ($id: Uuid!, $phone: String!) { sendText(id: $id, phone: $phone, kind: CONVERSATION, body: "Until 9") { id } }';
  await ana.graphql(send, { id: randomUUID(), phone: mobile });
  await later(5 * minute);
  expect(bodies()).toEqual([readyText, "Until 9"]);
  await sellerSays("Stop");
  await later(5 * minute);
  expect(bodies()).toHaveLength(2);
});

test("who does not come is reminded after two hours, an hour before closing, and on the days until the pile is given up", async () => {
  const id = await checkIn();
  await makeReady(id);
  await tapText(id);
  await runJobs(program);
  await later(2 * hour);
  expect(bodies().slice(1)).toEqual([
    "Maple: Dana, number 1 is still waiting for you. Please stop by until Fri, Nov 20.",
  ]);
  await later(6 * hour);
  expect(bodies().slice(2)).toEqual(["Maple: Dana, we close at 9:00 PM today, and number 1 is still here."]);
  await later(14 * hour);
  expect(bodies()).toHaveLength(4);
  await later(34 * hour);
  expect(bodies()).toHaveLength(5);
  await later(48 * hour);
  expect(bodies()).toHaveLength(5);
});

test("who has come is not reminded, and a reminder that comes too late is not sent", async () => {
  const id = await checkIn();
  await makeReady(id);
  await tapText(id);
  await runJobs(program);
  program.clock.now = new Date(noon.getTime() + 10 * hour);
  await runJobs(program);
  expect(bodies()).toHaveLength(1);
  await ana.graphql("mutation ($id: Uuid!) { completeBuy(id: $id, outcome: PASSED_ALL) { stage } }", { id });
  await later(14 * hour);
  expect(bodies()).toHaveLength(1);
});

test("a seller whose wait takes longer is given a later time, twice at most", async () => {
  const promisedAt = new Date(noon.getTime() + 30 * minute).toISOString();
  await checkIn({ pile: { bags: 9, boxes: 9, bins: 0, others: 0, promisedAt } });
  await runJobs(program);
  await later(21 * minute);
  expect(bodies()).toHaveLength(1);
  expect(bodies()[0]).toMatch(/^Maple: Sorry, Dana, number 1 takes longer than we said\. We expect to be done by \d/);
  await later(6 * hour);
  await later(hour);
  await later(hour);
  expect(bodies()).toHaveLength(2);
});

test("a wait that ends within ten minutes of its promise is not texted about", async () => {
  const promisedAt = new Date(noon.getTime() + 30 * minute).toISOString();
  const id = await checkIn({ pile: { bags: 1, boxes: 0, bins: 0, others: 0, promisedAt } });
  await later(21 * minute);
  await later(18 * minute);
  await makeReady(id);
  await later(hour);
  expect(bodies()).toEqual([]);
});

test("[BUY-09] a manager writes the store's own messages: one default of each kind, never a blank one, and the counter sends them", async () => {
  const blank = await saveMessage({ kind: "READY", body: "{first} {offer}" });
  expect(blank.errors[0]?.extensions.errors).toEqual({
    body: ["Add some words of your own, so the text is never blank"],
  });
  expect((await saveMessage({ kind: "READY", body: "Come by, {first}" })).errors).toEqual([]);
  const { data } = await ana.graphql("{ buyMessages { kind body isDefault isAutomatic } }");
  const ready = [data?.["buyMessages"]]
    .flat()
    .map(recordOf)
    .filter(({ kind }) => kind === "READY");
  expect(ready.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  expect(ready.at(-1)).toMatchObject({ body: "Come by, {first}", isAutomatic: false });
  const id = await checkIn();
  await makeReady(id);
  await tapText(id);
  await runJobs(program);
  expect(bodies()).toEqual(["Come by, Dana"]);
  const employee = await aPerson(program, store);
  const refused = await employee.graphql("mutation ($id: Uuid!) { deleteBuyMessage(id: $id) }", { id: randomUUID() });
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
});

test("another message of its kind takes the place of a deleted default, and one that is saved late is back", async () => {
  const own = randomUUID();
  await saveMessage({ id: own, kind: "READY", body: "Come by, {first}" });
  const { errors } = await ana.graphql("mutation ($id: Uuid!) { deleteBuyMessage(id: $id) }", { id: own });
  expect(errors).toEqual([]);
  const defaults = async () => {
    const { data } = await ana.graphql("{ buyMessages { id kind isDefault } }");
    return [data?.["buyMessages"]]
      .flat()
      .map(recordOf)
      .filter(({ kind }) => kind === "READY")
      .filter(({ isDefault }) => isDefault)
      .map(({ id }) => id);
  };
  expect(await defaults()).toEqual([expect.not.stringMatching(own)]);
  await saveMessage({ id: own, kind: "READY", body: "Come by soon, {first}" });
  expect(await defaults()).toEqual([own]);
});

test("a question goes out at any stage, with the employee's own words, and leaves the stage", async () => {
  const id = await checkIn();
  const { data } = await ana.graphql("{ buyMessages { id kind } }");
  const question = [data?.["buyMessages"]]
    .flat()
    .map(recordOf)
    .find(({ kind }) => kind === "QUESTION");
  const sent = await tapText(id, { messageId: question?.["id"], body: "Is the red bag yours too?" });
  expect(sent.data?.["textBuy"]).toMatchObject({ buy: { stage: "WAITING" }, text: { kind: "QUESTION" } });
  await runJobs(program);
  expect(bodies()).toEqual(["Is the red bag yours too?"]);
  const early = await tapText(id);
  expect(early.errors[0]?.extensions.code).toBe("buy-moved-on");
});

test("the store's messages stand in the order that a manager gives them, and the counter reads each in a buy's words", async () => {
  const id = await checkIn();
  const query = "query ($buyId: Uuid!) { buyTextDrafts(buyId: $buyId) { id kind name body } }";
  const drafts = [(await ana.graphql(query, { buyId: id })).data?.["buyTextDrafts"]].flat().map(recordOf);
  expect(drafts.map(({ name }) => name)).toEqual([
    "Checked in",
    "Takes longer",
    "Offer ready",
    "Reminder",
    "Last call",
    "Bring back",
    "Drop-off time",
    "Question",
  ]);
  expect(drafts[2]).toMatchObject({
    kind: "READY",
    body: expect.stringMatching(/^Maple: Hi Dana, number \d+ is ready/),
  });
  const order = "mutation ($ids: [Uuid!]!) { orderBuyMessages(ids: $ids) { name } }";
  const ids = drafts.toReversed().map((draft) => draft["id"]);
  expect((await ana.graphql(order, { ids })).data).toMatchObject({
    orderBuyMessages: [{ name: "Question" }, { name: "Drop-off time" }, {}, {}, {}, {}, {}, { name: "Checked in" }],
  });
  const [question] = drafts.slice(-1);
  expect((await tapText(id, { messageId: question?.["id"] })).data).toMatchObject({
    textBuy: { buy: { stage: "WAITING" }, text: { kind: "QUESTION" } },
  });
});
