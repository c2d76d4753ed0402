import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { expireRequestsJob } from "#server/areas/buys/buys.jobs.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";

/** A Wednesday, 1 PM in Ohio; the store buys from 10 to 7 and closes at 8. */
const afternoon = new Date("2026-11-18T18:00:00Z");
const halfPastThree = "2026-11-18T20:30:00.000Z";

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: EmployedPerson;
let sellers = 0;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(afternoon));
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = afternoon;
  sellers += 1;
  store = await aStore(program, { name: "Maple Street", timeZone: "America/New_York" });
  await program.owner.query(
    `insert into store_hours (store_id, weekday, opens_minutes, closes_minutes, buying_closes_minutes)
     select $1, weekday, 600, 1200, 1140 from generate_series(0, 6) as weekday`,
    [store.id],
  );
  await aTextingNumber(program, store, { phone: `+1614444${String(6000 + sellers)}` });
  carrier.carrier.acceptsAnySender = true;
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
  await setRules({ requiresPosCode: false, takesRequests: true, dropOffsPerHour: 1, dropOffEveryMinutes: 30 });
});

async function setRules(changes: Record<string, unknown>): Promise<void> {
  const change =
    "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { dropOffsPerHour dropOffEveryMinutes } }";
  expect((await ana.graphql(change, { changes })).errors).toEqual([]);
}

type Page = { status: number; html: string; location: string };

async function open(path: string): Promise<Page> {
  const { statusCode, body, headers } = await program.http.inject({ method: "GET", url: path });
  return { status: statusCode, html: body.replace(/<style>.*<\/style>/s, ""), location: String(headers.location) };
}

async function post(path: string, fields: Record<string, string>): Promise<Page> {
  const { statusCode, body, headers } = await program.http.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": `203.0.113.${sellers}` },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: statusCode, html: body, location: String(headers.location) };
}

const formPath = () => `/checkin/maple-street-${store.id.toString(36)}`;
const phone = (last: number) => `614555${String(sellers * 10 + last).padStart(4, "0")}`;

function book(dropOffAt: string, { last = 1, ...more }: { last?: number; id?: string; buyTexts?: string } = {}) {
  return post(formPath(), {
    ...{ id: randomUUID(), firstName: "Mia", lastName: "Lane", mobile: phone(last), email: "", containers: "3" },
    ...{ isDropOff: "later", dropOffAt, ...more },
  });
}

async function requests(): Promise<unknown> {
  const { data } = await ana.graphql("{ checkinRequests { firstName isDropOff dropOffAt status } }");
  return data?.["checkinRequests"];
}

async function statuses(): Promise<string[]> {
  const { rows } = await program.owner.query(
    "select status from checkin_requests where store_id = $1 order by created_at, mobile",
    [store.id],
  );
  return rows.map(({ status }) => String(status));
}

async function textsAt(instant: string): Promise<string[]> {
  program.clock.now = new Date(instant);
  await runJobs(program);
  return carrier.carrier.texts.filter(({ to }) => to === `+1${phone(1)}`).map(({ body }) => body);
}

test("[BUY-12] a seller chooses a time, the counter sees when the bags come, and nobody else stands behind them in line", async () => {
  const form = await open(formPath());
  expect(form.html).toMatch(/I'll drop off later.*<optgroup label="Today"><option value="2026-11-18T18:30.*Tomorrow/s);
  const { status, location } = await book(halfPastThree);
  expect(status).toBe(303);
  expect((await open(location)).html).toMatch(/We expect your bags today at 3:30 PM.*Cancel my time/s);
  expect((await open(`${location}?lang=es`)).html).toContain("Esperamos sus bolsas hoy a las 3:30 p. m.");
  expect(await requests()).toEqual([{ firstName: "Mia", isDropOff: true, dropOffAt: halfPastThree, status: "NEW" }]);
  expect((await open(formPath())).html).toContain("Nobody is ahead of you");
  const { data } = await ana.graphql("{ buyDesk(status: OPEN) { requestCount } }");
  expect(data?.["buyDesk"]).toEqual({ requestCount: 0 });
});

test("an hour that is full is offered no more, and who sends it all the same chooses another", async () => {
  await book(halfPastThree);
  expect((await open(formPath())).html).not.toContain("2026-11-18T20:");
  const late = await book("2026-11-18T20:00:00.000Z", { last: 2 });
  expect(late).toMatchObject({ status: 422, html: expect.stringContaining("That time was just taken") });
  const both = await Promise.all([
    book("2026-11-18T21:00:00.000Z", { last: 3 }),
    book("2026-11-18T21:30:00.000Z", { last: 4 }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422]);
});

test("the same form twice keeps one time, and a phone that has one is shown it", async () => {
  const id = randomUUID();
  const first = await book(halfPastThree, { id });
  expect((await book(halfPastThree, { id })).location).toBe(first.location);
  const again = await book("2026-11-18T22:00:00.000Z");
  expect(again.html).toContain("We expect your bags today at 3:30 PM");
  expect(await statuses()).toEqual(["new"]);
});

test.each([
  ["no time", ""],
  ["a time between the times", "2026-11-18T20:31:00.000Z"],
  ["after buying", "2026-11-19T00:30:00.000Z"],
  ["the past", "2026-11-18T17:00:00.000Z"],
  ["the day after tomorrow", "2026-11-20T20:30:00.000Z"],
  ["the year 9999", "9999-12-31T00:00:00.000Z"],
  ["no instant", "\u0000"],
])("a time that the page never offered is refused: %s", async (_name, dropOffAt) => {
  expect((await book(dropOffAt)).status).toBe(422);
  expect(await statuses()).toEqual([]);
});

test("after closing the page offers tomorrow's times, and a store without times is closed", async () => {
  program.clock.now = new Date("2026-11-19T02:00:00Z");
  const form = await open(formPath());
  expect(form.html).toMatch(
    /We don't buy right now.*Choose when to drop off.*<optgroup label="Tomorrow">.*Save my time/s,
  );
  expect(form.html).not.toContain("I'll wait in the store");
  const { location } = await book("2026-11-19T15:00:00.000Z");
  expect((await open(location)).html).toContain("We expect your bags on Thursday at 10 AM");
  await setRules({ dropOffsPerHour: null });
  expect((await open(formPath())).html).toMatch(/We don't buy right now.*Come back when we do/s);
});

test("who said yes to texts is reminded an hour before, once; who gave the time back is not", async () => {
  const { location } = await book(halfPastThree, { buyTexts: "yes" });
  expect(await textsAt("2026-11-18T19:29:00Z")).toEqual([]);
  const words = expect.stringMatching(
    /^Maple Street: Hi Mia, we expect your bags at 3:30 PM\. Can't make it\? Cancel here: .*\/b\//,
  );
  expect(await textsAt("2026-11-18T19:30:00Z")).toEqual([words]);
  expect(await textsAt("2026-11-18T20:00:00Z")).toEqual([words]);
  await post(location, { plan: "cancels" });
  const second = await book("2026-11-18T23:00:00.000Z", { buyTexts: "yes" });
  await post(second.location, { plan: "cancels" });
  expect((await open(second.location)).html).toMatch(/Canceled.*Come by anytime/s);
  expect(await textsAt("2026-11-18T22:30:00Z")).toEqual([words]);
});

test("who gave no yes is not texted", async () => {
  await book(halfPastThree);
  expect(await textsAt("2026-11-18T19:30:00Z")).toEqual([]);
});

test("bags that nobody brought are out of the list two hours later, and the seller reads it", async () => {
  const { location } = await book(halfPastThree);
  await textsAt("2026-11-18T22:29:00Z");
  expect(await statuses()).toEqual(["new"]);
  await textsAt("2026-11-18T22:30:00Z");
  expect(await statuses()).toEqual(["expired"]);
  expect((await open(location)).html).toMatch(/Your time has passed.*Come by anyway/s);
  const { rows } = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'checkin-request.moved'",
    [store.id],
  );
  expect(rows.map(({ payload }) => payload)).toEqual([
    { name: "Mia Lane", before: "new", after: "expired", reason: null },
  ]);
});

test("bags that came are a buy, whose page the same link opens, and it never expires", async () => {
  const { location } = await book(halfPastThree);
  const { rows } = await program.owner.query("select id from checkin_requests where store_id = $1", [store.id]);
  const pile = { bags: 3, boxes: 0, bins: 0, others: 0, isDropOff: true };
  const buy = aCheckIn({ checkinRequestId: rows[0].id, contact: { mobile: phone(1) }, pile });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  await textsAt("2026-11-18T22:30:00Z");
  expect(await statuses()).toEqual(["converted"]);
  expect((await open(location)).html).toContain("We have your bags");
});

test("who stays after all stands in line from then on", async () => {
  await book("2026-11-19T20:30:00.000Z");
  const { rows } = await program.owner.query("select id from checkin_requests where store_id = $1", [store.id]);
  const request = { firstName: "Mia", lastName: "Lane", mobile: phone(1), containers: 3, isDropOff: false };
  const edit =
    "mutation ($id: Uuid!, $request: CheckinRequestInput!) { editCheckinRequest(id: $id, request: $request) { dropOffAt } }";
  const { data } = await ana.graphql(edit, { id: rows[0].id, request });
  expect(data?.["editCheckinRequest"]).toEqual({ dropOffAt: null });
  expect(recordOf((await ana.graphql("{ buyDesk(status: OPEN) { requestCount } }")).data?.["buyDesk"])).toEqual({
    requestCount: 1,
  });
});

test("who was left in line overnight is out of it in the morning", async () => {
  await post(formPath(), {
    ...{ id: randomUUID(), firstName: "Mia", lastName: "Lane", mobile: phone(1), email: "", containers: "1" },
    isDropOff: "no",
  });
  program.clock.now = new Date("2026-11-19T09:30:00Z");
  await program.owner.query("select graphile_worker.add_job($1, $2)", [
    expireRequestsJob.name,
    JSON.stringify({ storeId: store.id, date: "2026-11-19" }),
  ]);
  await runJobs(program);
  expect(await statuses()).toEqual(["expired"]);
});
