import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { CarrierServices, SignedReport } from "#tests/kit/texting/a-carrier.ts";
import { aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import { takeReportsJob } from "./texting.jobs.ts";

/** A Wednesday, noon in Ohio. */
const noon = new Date("2026-11-18T17:00:00Z");
/** What customers text within the minute; the worker is down until the test runs its jobs. */
const flood = 2000;
const customers = 20;
const lines = flood / customers;
const minute = 60_000;

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: Person;
let number = "";
let numbers = 1000;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = noon;
  numbers += 1;
  number = `+1614444${numbers}`;
  store = await aStore(program, { timeZone: "America/New_York" });
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: `PN${numbers}`, phone: number, label: "", inboundUrl });
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
});

async function post(report: SignedReport): Promise<number> {
  const response = await program.http.inject({
    method: "POST",
    url: report.url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...report.headers },
    payload: new URLSearchParams(report.fields).toString(),
  });
  return response.statusCode;
}

/** Ten digits and more, each customer another. */
function phoneOf(customer: number): string {
  return `+1614555${2000 + customer}`;
}

/** One customer's lines, one after the other, of which each tenth is reported twice at once. */
async function textAll(customer: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let line = 1; line <= lines; line += 1) {
    program.clock.pass(minute / flood);
    const report = carrier.say({ from: phoneOf(customer), to: number, body: `line ${line}` });
    const times = line % 10 === 0 ? [report, report] : [report];
    statuses.push(...(await Promise.all(times.map(post))));
  }
  return statuses;
}

async function threadOf(phone: string): Promise<{ unreadCount: unknown; bodies: unknown[] }> {
  const { data } = await ana.graphql(
    "query ($phone: String!) { textThread(phone: $phone) { unreadCount messages { body } } }",
    { phone },
  );
  const { unreadCount, messages } = recordOf(data?.["textThread"]);
  return { unreadCount, bodies: [messages].flat().map((message) => recordOf(message)["body"]) };
}

test("[TXT-05] a STOP that came while the worker was down is obeyed before anything that waited goes out", async () => {
  const customer = phoneOf(0);
  expect(await post(carrier.say({ from: customer, to: number, body: "Is it ready?" }))).toBe(200);
  await runJobs(program);
  await ana.graphql(
    `mutation ($id: Uuid!, $phone: String!) {
       sendText(id: $id, phone: $phone, kind: CONVERSATION, body: "Yes, come by") { id } }`,
    { id: randomUUID(), phone: customer },
  );
  for (const body of ["Never mind", "STOP"]) {
    expect(await post(carrier.say({ from: customer, to: number, body }))).toBe(200);
  }
  // The carrier's own block is not what keeps the rule here.
  carrier.carrier.optedOut.clear();
  await runJobs(program);
  const wentOut = carrier.carrier.texts.filter(({ direction }) => direction === "outbound-api");
  expect(wentOut).toEqual([]);
  const { rows } = await program.owner.query(
    "select status, block_code from texting_messages where store_id = $1 and direction = 'out'",
    [store.id],
  );
  expect(rows).toEqual([{ status: "blocked", block_code: "TEXT_OPTED_OUT" }]);
});

test("2,000 texts of a minute are all taken while the worker is down, and later worked off in order, each once", async () => {
  const statuses = await Promise.all(Array.from({ length: customers }, (_, customer) => textAll(customer)));
  expect(statuses.flat()).toHaveLength(flood + flood / 10);
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(program.clock.now.getTime() - noon.getTime()).toBeLessThanOrEqual(minute);
  expect((await ana.graphql("{ textCounts { all } }")).data).toEqual({ textCounts: { all: 0 } });
  // What other areas make of each text is not what is shown here.
  await runJobs(program, takeReportsJob.name);
  const newestFirst = Array.from({ length: lines }, (_, at) => `line ${lines - at}`);
  for (let customer = 0; customer < customers; customer += 1) {
    expect(await threadOf(phoneOf(customer))).toEqual({ unreadCount: lines, bodies: newestFirst });
  }
  expect((await ana.graphql("{ textCounts { all unread } }")).data).toEqual({
    textCounts: { all: customers, unread: customers },
  });
}, 900_000);
