import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import { forwardNotices } from "#server/platform/realtime/notice-forwarder.ts";
import type { NoticeForwarder } from "#server/platform/realtime/notice-forwarder.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aClient, aRealtimeProcess, closeClients, listening, recorded } from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";

const noon = new Date("2026-11-18T17:00:00Z");
const number = "+16144440001";
const [dana, terrell] = ["+16145550148", "+16145550120"] as const;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let screens: RealtimeProcess;
let forwarder: NoticeForwarder;
let store: TestStore;
let ana: Person;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
  screens = await aRealtimeProcess(program.databaseUrl);
  const log = pino({ level: "silent" });
  forwarder = await forwardNotices({ database: screens.database, realtime: screens.realtime, log });
  store = await aStore(program, { timeZone: "America/New_York" });
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: "PN1", phone: number, label: "", inboundUrl });
  ana = await aPerson(program, store, { firstName: "Ana" });
});
afterAll(async () => {
  closeClients();
  await forwarder.stop();
  await screens.close();
  await stop();
});

/** The customer texts the store, and the worker takes it in. */
async function say(from: string, body: string): Promise<void> {
  const { url, fields, headers } = carrier.say({ from, to: number, body });
  const response = await program.http.inject({
    method: "POST",
    url: url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(response.statusCode).toBe(200);
  await runJobs(program);
}

async function threadOf(phone: string): Promise<Record<string, unknown>> {
  const query = "query ($phone: String) { textThread(phone: $phone) { id unreadCount lastBody } }";
  return recordOf((await ana.graphql(query, { phone: phone.slice(2) })).data?.["textThread"]);
}

async function unreadThreads(): Promise<unknown> {
  return recordOf((await ana.graphql("{ textCounts { unread } }")).data?.["textCounts"])["unread"];
}

async function aScreen(storeId: number): Promise<[string, unknown][]> {
  return recorded(await listening(aClient(screens), `private-store-${storeId}`));
}

test("[TXT-04] every screen of the store hears of a text as it comes, no other store's does, and unread threads are counted", async () => {
  const [counter, office] = [await aScreen(store.id), await aScreen(store.id)];
  const other = await aScreen((await aStore(program)).id);
  await say(dana, "Is it ready?");
  const { id } = await threadOf(dana);
  const notice = expect.objectContaining({ recordKind: "TextThread", recordId: id });
  for (const screen of [counter, office]) {
    await expect.poll(() => screen).toContainEqual(["changed", { changes: expect.arrayContaining([notice]) }]);
  }
  expect(await unreadThreads()).toBe(1);
  await say(dana, "Hello?");
  expect(await threadOf(dana)).toMatchObject({ unreadCount: 2, lastBody: "Hello?" });
  expect(await unreadThreads()).toBe(1);
  await say(terrell, "Do you take boots?");
  expect(await unreadThreads()).toBe(2);
  const noticeCount = office.length;
  await ana.graphql("mutation ($id: Uuid) { readTextThread(id: $id) }", { id });
  expect(await unreadThreads()).toBe(1);
  // On a busy machine one message brings several: those of the text before come along.
  const read = expect.objectContaining({ name: "text-thread.read", recordKind: "TextThread", recordId: id });
  await expect
    .poll(() => office.slice(noticeCount))
    .toContainEqual(["changed", { changes: expect.arrayContaining([read]) }]);
  expect(other).toEqual([]);
});
