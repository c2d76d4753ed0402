import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { aConsent, aTextingNumber, aThread } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";

/** A Wednesday, noon in Ohio. */
const noon = new Date("2026-11-18T17:00:00Z");
const tomorrowAtTen = new Date("2026-11-19T15:00:00Z");
const minute = 60_000;
const hour = 60 * minute;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: Person;
let stores = 0;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  stores += 1;
  program.clock.now = noon;
  carrier.carrier.texts.splice(0);
  // What waits in the stores of earlier tests is not this one's.
  await program.owner.query("delete from graphile_worker._private_jobs");
  store = await aStore(program, { timeZone: "America/New_York" });
  const number = `+1614444${1000 + stores}`;
  await aTextingNumber(program, store, { phone: number });
  carrier.carrier.numbers.push({ id: `PN${stores}`, phone: number, label: "", inboundUrl: "" });
  ana = await aPerson(program, store, { firstName: "Ana" });
});

type Row = Record<string, unknown>;

async function graphql(query: string, variables: Row = {}): Promise<Row> {
  const { data, errors } = await ana.graphql(query, variables);
  expect(errors).toEqual([]);
  return recordOf(data);
}

const send = `mutation ($id: Uuid!, $phone: String!, $body: String!, $sendAt: Instant) {
  sendText(id: $id, phone: $phone, kind: CONVERSATION, body: $body, sendAt: $sendAt) { id status scheduledFor } }`;
const reschedule = `mutation ($id: Uuid!, $body: String!, $sendAt: Instant!) {
  rescheduleText(id: $id, body: $body, sendAt: $sendAt) { id body status scheduledFor } }`;
const cancel = "mutation ($id: Uuid!) { cancelText(id: $id) }";

/** A customer who wrote a minute ago, and a text to them for tomorrow at ten. */
async function aScheduledText(body = "Come by at noon") {
  const thread = await aThread(program, store, { wroteAt: new Date(noon.getTime() - minute) });
  await program.owner.query("update texting_threads set needs_reply = true where store_id = $1", [store.id]);
  const id = randomUUID();
  const phone = thread.phone.slice(2);
  await graphql(send, { id, phone, body, sendAt: tomorrowAtTen.toISOString() });
  return { id, phone, threadId: thread.id };
}

async function shown(phone: string): Promise<Row> {
  const { textThread } = await graphql(
    `
      query ($phone: String) {
        textThread(phone: $phone) {
          scheduledAt
          needsReply
          hasFailed
          messages {
            id
            body
            status
            blockCode
            scheduledFor
            sendAt
          }
        }
      }
    `,
    { phone },
  );
  return recordOf(textThread);
}

const bodies = () => carrier.carrier.texts.map(({ body }) => body);

test("[TXT-02] a text for tomorrow waits, says so in the list, and goes out at its time", async () => {
  const { id, phone } = await aScheduledText();
  await runJobs(program);
  expect(bodies()).toEqual([]);
  const at = tomorrowAtTen.toISOString();
  expect(await shown(phone)).toMatchObject({
    ...{ scheduledAt: at, needsReply: false, hasFailed: false },
    messages: [{ id, status: "queued", scheduledFor: at, sendAt: at }],
  });
  program.clock.now = tomorrowAtTen;
  await runJobs(program);
  expect(bodies()).toEqual(["Come by at noon"]);
  expect(await shown(phone)).toMatchObject({ scheduledAt: null, messages: [{ status: "sent", scheduledFor: at }] });
});

test("[TXT-02] a text that waits for the morning says so in the list as well", async () => {
  const evening = new Date("2026-11-19T02:30:00Z");
  // Nine on the customer's clock, an hour behind the store.
  const morning = "2026-11-19T15:00:00.000Z";
  program.clock.now = evening;
  const { phone } = await aThread(program, store, { wroteAt: null });
  await aConsent(program, store, { phone, purpose: "marketing" });
  const body = "Five dollars off";
  await graphql(send.replace("CONVERSATION", "COUPON"), { id: randomUUID(), phone: phone.slice(2), body });
  await runJobs(program);
  expect(bodies()).toEqual([]);
  expect(await shown(phone.slice(2))).toMatchObject({ scheduledAt: morning, messages: [{ sendAt: morning }] });
  program.clock.now = new Date(morning);
  await runJobs(program);
  expect(bodies()).toEqual([body]);
  expect(await shown(phone.slice(2))).toMatchObject({ scheduledAt: null });
});

test("a scheduled text is changed, words and time, and goes out once", async () => {
  const { id, phone } = await aScheduledText();
  const later = new Date(tomorrowAtTen.getTime() + 2 * hour);
  const change = { id, body: "Come by at two", sendAt: later.toISOString() };
  expect(await graphql(reschedule, change)).toEqual({
    rescheduleText: { id, body: "Come by at two", status: "queued", scheduledFor: later.toISOString() },
  });
  program.clock.now = tomorrowAtTen;
  await runJobs(program);
  expect(bodies()).toEqual([]);
  program.clock.now = later;
  await runJobs(program);
  await runJobs(program);
  expect(bodies()).toEqual(["Come by at two"]);
  expect(await shown(phone)).toMatchObject({ messages: [{ id, status: "sent" }] });
  const { errors } = await ana.graphql(reschedule, { ...change, sendAt: "2026-11-20T15:00:00Z" });
  expect(errors).toMatchObject([{ extensions: { code: "text-on-its-way" } }]);
});

test("a changed text can't be for a time that has passed, nor for one in half a year", async () => {
  const { id, phone } = await aScheduledText();
  for (const sendAt of ["2026-11-18T16:59:00Z", "2027-05-18T16:59:00Z"]) {
    const { errors } = await ana.graphql(reschedule, { id, body: "Hi", sendAt });
    expect(errors).toMatchObject([{ extensions: { errors: { sendAt: [expect.any(String)] } } }]);
  }
  expect(await shown(phone)).toMatchObject({ messages: [{ id, body: "Come by at noon", status: "queued" }] });
});

test("a canceled text never goes, and its customer waits for a reply again", async () => {
  const { id, phone } = await aScheduledText();
  expect(await graphql(cancel, { id })).toEqual({ cancelText: "Come by at noon" });
  program.clock.now = tomorrowAtTen;
  await runJobs(program);
  expect(bodies()).toEqual([]);
  expect(await shown(phone)).toMatchObject({ scheduledAt: null, needsReply: true, messages: [] });
});

test("who opts out before the time of a text does not get it", async () => {
  const { phone } = await aScheduledText();
  const optOut = "mutation ($id: Uuid!, $phone: String!) { optOutOfTexts(id: $id, phone: $phone) { id } }";
  await graphql(optOut, { id: randomUUID(), phone });
  program.clock.now = tomorrowAtTen;
  await runJobs(program);
  expect(bodies()).toEqual([]);
  const messages = [{ status: "blocked", blockCode: "TEXT_OPTED_OUT" }];
  expect(await shown(phone)).toMatchObject({ scheduledAt: null, hasFailed: true, messages });
});

test.each([
  [hour, ["Come by at noon"], { status: "sent", blockCode: null }],
  [hour + 1, [], { status: "blocked", blockCode: "TEXT_TOO_LATE" }],
])("a text that is %i ms late goes or waits for a person", async (late, sent, message) => {
  const { phone } = await aScheduledText();
  program.clock.now = new Date(tomorrowAtTen.getTime() + late);
  await runJobs(program);
  expect(bodies()).toEqual(sent);
  expect(await shown(phone)).toMatchObject({ messages: [message] });
});

test("a text that is late goes out once a person says so, now or at a time", async () => {
  const { id } = await aScheduledText();
  program.clock.now = new Date(tomorrowAtTen.getTime() + 3 * hour);
  await runJobs(program);
  const retry = `mutation ($id: Uuid!, $newId: Uuid!, $sendAt: Instant) {
    retryText(id: $id, newId: $newId, sendAt: $sendAt) { status scheduledFor } }`;
  const sendAt = new Date(program.clock.now.getTime() + hour).toISOString();
  const scheduled = { status: "queued", scheduledFor: sendAt };
  expect(await graphql(retry, { id, newId: randomUUID(), sendAt })).toEqual({ retryText: scheduled });
  program.clock.pass(minute);
  await graphql(retry, { id, newId: randomUUID() });
  await runJobs(program);
  expect(bodies()).toEqual(["Come by at noon"]);
});

test("the page knows when the store opens next", async () => {
  const query = "{ textingStatus { nextOpeningAt } }";
  expect(await graphql(query)).toEqual({ textingStatus: { nextOpeningAt: null } });
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes)
     select $1, weekday, 600, 1200 from generate_series(0, 6) as weekday`,
    [store.id],
  );
  expect(await graphql(query)).toEqual({ textingStatus: { nextOpeningAt: tomorrowAtTen.toISOString() } });
});
