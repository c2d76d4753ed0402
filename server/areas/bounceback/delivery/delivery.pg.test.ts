import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverCouponsJob, remindJob } from "#server/areas/bounceback/bounceback.jobs.ts";
import { bouncebackWorkers } from "#server/areas/bounceback/bounceback.worker.ts";
import { isHeldOut } from "#server/areas/bounceback/reminders/reminders.rules.ts";
import { aCampaign, aCoupon, campaignInput, manualCampaign, redeem, saveCampaign } from "#tests/kit/a-coupon.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aRegister } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aCustomer, aSale } from "#tests/kit/pos-rows.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aStaffedStore, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { aConsent, aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";

/** A Wednesday, five past noon in the store. */
const noon = new Date("2026-03-04T18:05:00Z");
const minute = 60_000;
const hour = 60 * minute;
const phone = "3125550142";

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: EmployedPerson;
let marcus: EmployedPerson;
let feed: ReturnType<typeof aFeed>;
let number = "";
let numbers = 1000;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
  carrier.carrier.acceptsAnySender = true;
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = noon;
  carrier.carrier.deliveries.splice(0);
  carrier.carrier.phones.clear();
  ({ store, ana, marcus } = await aStaffedStore(program));
  feed = aFeed(program, store);
  numbers += 1;
  number = `+1614777${numbers}`;
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: `PN${numbers}`, phone: number, label: "", inboundUrl });
});

/** The customer of the sales agreed at the counter to coupons by text. */
function agree(to = phone): Promise<void> {
  return aConsent(program, store, { phone: `+1${to}`, purpose: "marketing" });
}

/** Sales of one customer; each earns what the campaign gives. */
async function sell(...sales: Parameters<typeof aSale>[0][]): Promise<void> {
  const customer = aCustomer({ seq: 100, externalId: "C9", name: "Dana Cole", phone });
  await feed([customer, ...sales.map((sale) => aSale({ net: 5000, customerId: "C9", ...sale }))]);
  await runJobs(program);
}

/** What the carrier got from this test's store. */
const texts = (): string[] => carrier.carrier.texts.filter(({ from }) => from === number).map(({ body }) => body);

/** Posts what the carrier has to report, the oldest first. */
async function report(): Promise<void> {
  for (const delivery of carrier.carrier.deliveries.splice(0)) {
    const { url, fields, headers } = carrier.sign(delivery);
    const response = await program.http.inject({
      method: "POST",
      url: url.replace("http://hangtag.test", ""),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(response.statusCode).toBe(200);
  }
  await runJobs(program);
}

async function customerSays(body: string, from: string): Promise<void> {
  const { url, fields } = carrier.say({ from: `+1${from}`, to: number, body });
  carrier.carrier.deliveries.push({ url, fields, dueAt: program.clock.now });
  await report();
}

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  const result = await program.owner.query<Record<string, unknown>>(statement, [store.id]);
  return result.rows;
}

const printJobs = () => rows("select id from print_jobs where store_id = $1");

type Shown = { id: string; status: string; deliveredVia: string[]; deliveryNote: string | null; events: string[] };

/** As its page shows it to an employee. */
async function shown(): Promise<Shown[]> {
  const ids = await rows("select id from coupons where store_id = $1 order by number");
  return Promise.all(
    ids.map(async ({ id }) => {
      const { data } = await ana.graphql(
        `query ($id: Uuid!) { coupon(id: $id) { coupon { status deliveredVia deliveryNote } events { type note } } }`,
        { id },
      );
      const detail = recordOf(data?.["coupon"]);
      const { status, deliveredVia, deliveryNote } = recordOf(detail["coupon"]);
      const events = [detail["events"]].flat().map((event) => {
        const { type, note } = recordOf(event);
        return [type, note].filter((part) => typeof part === "string").join(": ");
      });
      return { id, status, deliveredVia, deliveryNote, events } as Shown; // oxlint-disable-line typescript/no-unsafe-type-assertion -- what was asked for above
    }),
  );
}

async function remindAt(instant: string): Promise<void> {
  program.clock.now = new Date(instant);
  const worker = bouncebackWorkers.find(({ job }) => job.name === remindJob.name);
  await worker?.handle(program.platform, { storeId: store.id, date: instant.slice(0, 10) });
  await runJobs(program);
}

test("[BNC-13] a customer who agreed gets the coupon by text with its page, nothing prints, and it arrives once", async () => {
  await aCampaign(marcus);
  await agree();
  await sell({ seq: 1 });
  expect(texts()).toEqual([
    expect.stringMatching(
      /^Maple Street: thanks Dana! You earned \$25 off \$50 or more, good Mar 2-Apr 30\. http:\/\/hangtag\.test\/c\/\S+ Reply STOP to opt out\.$/,
    ),
  ]);
  await report();
  expect(await shown()).toEqual([
    expect.objectContaining({
      ...{ deliveredVia: ["text"], deliveryNote: null },
      events: ["ISSUED: ticket 1", "TEXTED", "DELIVERED"],
    }),
  ]);
  const path = String(/\/c\/\S+/.exec(String(texts()[0])));
  expect((await program.http.inject({ method: "GET", url: path })).statusCode).toBe(200);
  const worker = bouncebackWorkers.find(({ job }) => job.name === deliverCouponsJob.name);
  await worker?.handle(program.platform, { storeId: store.id, ids: (await shown()).map(({ id }) => id) });
  await runJobs(program);
  expect(texts()).toHaveLength(1);
  expect(await printJobs()).toEqual([]);
});

test("the campaign's own words are texted, with the link and how to stop where they are missing", async () => {
  const { errors } = await saveCampaign(marcus, campaignInput({ messageTemplate: "Hello {frist}" }));
  expect(errors[0]?.extensions["errors"]).toEqual({
    "campaign.messageTemplate": ["Use only {store}, {first}, {amount}, {min}, {start}, {end}, {count}, {link}"],
  });
  await aCampaign(marcus, campaignInput({ messageTemplate: "{first}, {amount} off until {end}." }));
  await agree();
  await sell({ seq: 1 });
  expect(texts()[0]).toMatch(/^Dana, \$25 off until Apr 30\. http\S+ Reply STOP to opt out\.$/);
});

test("own words that repeat the link until no text can hold them give way to ours", async () => {
  await aCampaign(marcus, campaignInput({ messageTemplate: "{link} ".repeat(60).trim() }));
  await agree();
  await sell({ seq: 1 });
  expect(texts()).toEqual([expect.stringContaining("thanks Dana! You earned $25 off $50 or more")]);
  expect((await shown()).map(({ deliveredVia }) => deliveredVia)).toEqual([["text"]]);
});

test("three coupons of one customer are one message that says 3, also from several sales", async () => {
  await aCampaign(marcus);
  await agree();
  await sell({ seq: 1, net: 10_000 }, { seq: 2, net: 5000 });
  expect(texts()).toEqual([expect.stringContaining("You earned 3 coupons, each $25 off $50 or more")]);
  // Each has its own page, so that one can be given away.
  expect(new Set(texts()[0]?.match(/\/c\/\S+/g)).size).toBe(3);
  expect((await shown()).map(({ deliveredVia }) => deliveredVia)).toEqual([["text"], ["text"], ["text"]]);
});

test("a sale 47 hours old earns by text and nothing prints; 49 hours old, nothing", async () => {
  await aCampaign(marcus);
  await agree();
  const ago = (hours: number) => new Date(noon.getTime() - hours * hour).toISOString();
  await sell({ seq: 1, businessDate: "2026-03-02", at: ago(49) });
  expect(await shown()).toEqual([]);
  await sell({ seq: 2, businessDate: "2026-03-02", at: ago(47) });
  expect(texts()).toHaveLength(1);
  expect(await shown()).toHaveLength(1);
  expect(await printJobs()).toEqual([]);
});

test.each([
  ["TEXT_NO_CONSENT", "The customer hasn't agreed to coupons by text", "select $1::int"],
  [
    "TEXT_NOT_REGISTERED",
    "The store isn't approved to text yet",
    "update texting_numbers set registration_state = 'brand_pending' where store_id = $1",
  ],
])("%s: it prints at the register of the sale, and its page keeps the reason", async (_code, reason, statement) => {
  await aCampaign(marcus);
  await rows(statement);
  await sell({ seq: 1 });
  expect(texts()).toEqual([]);
  expect(await printJobs()).toHaveLength(1);
  expect(await shown()).toEqual([expect.objectContaining({ deliveryNote: reason, deliveredVia: [] })]);
  expect(await rows("select id from texting_threads where store_id = $1")).toEqual([]);
});

test.each([
  { sells: [], other: ["receipt"], printsAt: "Office" },
  { sells: ["receipt"], other: ["receipt"], printsAt: "Front" },
  { sells: [], other: ["label"], printsAt: "Front" },
])(
  "[BNC-13] sold at Front with the printers $sells, beside Office with $other, it prints at $printsAt",
  async ({ sells, other, printsAt }) => {
    await aCampaign(marcus);
    const office = await aRegister(program, store);
    await program.owner.query("update devices set name = 'Office' where id = $1", [office.id]);
    await feed([aCustomer({ seq: 99 })]);
    const printers = (roles: readonly string[]) =>
      JSON.stringify(roles.map((role) => ({ name: role, displayName: role, role, type: "escpos" })));
    await program.owner.query(
      "update devices set printers = case name when 'Front' then $2::jsonb else $3::jsonb end where store_id = $1",
      [store.id, printers(sells), printers(other)],
    );
    await sell({ seq: 1 });
    expect(
      await rows(
        "select devices.name from print_jobs join devices on devices.id = print_jobs.device_id where print_jobs.store_id = $1",
      ),
    ).toEqual([expect.objectContaining({ name: printsAt })]);
  },
);

test("a campaign that texts and prints does both", async () => {
  await aCampaign(marcus, campaignInput({ delivery: "TEXT_AND_PRINT" }));
  await agree();
  await sell({ seq: 1 });
  expect([texts().length, (await printJobs()).length]).toEqual([1, 1]);
});

test("a text that doesn't arrive is printed while the customer stands there, and the page says why", async () => {
  await aCampaign(marcus);
  await agree();
  carrier.carrier.phones.set(`+1${phone}`, "landline");
  await sell({ seq: 1 });
  expect(await printJobs()).toEqual([]);
  program.clock.pass(minute);
  await report();
  expect(await printJobs()).toHaveLength(1);
  expect(await shown()).toEqual([
    expect.objectContaining({
      ...{ deliveredVia: [], deliveryNote: "The phone is a landline" },
      events: ["ISSUED: ticket 1", "TEXTED", "FAILED: The phone is a landline"],
    }),
  ]);
});

/** A phone whose owner the campaign reminds; one in ten is held out to see what reminders bring. */
function aRemindedPhone(lineageId: string): string {
  const phones = Array.from({ length: 500 }, (_, at) => `614555${String(2000 + at)}`);
  return String(phones.find((cellphone) => !isHeldOut({ lineageId, cellphone })));
}

test("STOP after the coupon came: no reminder goes out, and the coupon is still good", async () => {
  const campaignId = await aCampaign(marcus, manualCampaign({ redeemStartOn: "2026-03-06", reminderAtStart: true }));
  const cellphone = aRemindedPhone(campaignId);
  await agree(cellphone);
  const coupon = await aCoupon(ana, { campaignId, contact: { name: "Dana", cellphone } });
  await customerSays("STOP", cellphone);
  await remindAt("2026-03-06T16:00:00Z");
  expect(texts()).toEqual([]);
  expect(await rows("select outcome, reason from coupon_reminders where store_id = $1")).toEqual([
    { outcome: "not_sent", reason: "The customer opted out of texts" },
  ]);
  expect((await redeem(ana, coupon.id)).errors).toEqual([]);
});

test("a reminder is texted once at its hour, for two coupons of one customer together", async () => {
  const campaignId = await aCampaign(
    marcus,
    manualCampaign({ earnEndOn: "2026-03-04", redeemEndOn: "2026-03-20", reminderDaysBeforeEnd: 3 }),
  );
  const cellphone = aRemindedPhone(campaignId);
  await agree(cellphone);
  await aCoupon(ana, { campaignId, contact: { name: "Dana", cellphone } });
  await aCoupon(ana, { campaignId, contact: { name: "Dana", cellphone } });
  await remindAt("2026-03-17T15:00:00Z");
  await remindAt("2026-03-17T16:00:00Z");
  expect(texts()).toEqual([
    expect.stringMatching(/: 3 days left for your 2 coupons, \$25 off \$50 each\. http\S+ http\S+$/),
  ]);
  expect(await rows("select distinct outcome from coupon_reminders where store_id = $1")).toEqual([
    { outcome: "sent" },
  ]);
});

test("a reminder that could go out only after the coupon's end is dropped, with the reason", async () => {
  const [day, evenings] = ["2026-03-07", { reminderAtStart: true, reminderHour: 20 }];
  const campaignId = await aCampaign(
    marcus,
    manualCampaign({ earnEndOn: "2026-03-04", redeemStartOn: day, redeemEndOn: day, ...evenings }),
  );
  const cellphone = aRemindedPhone(campaignId);
  await agree(cellphone);
  await aCoupon(ana, { campaignId, contact: { cellphone } });
  await remindAt("2026-03-08T02:00:00Z");
  expect(texts()).toEqual([]);
  expect(await rows("select outcome, reason from coupon_reminders where store_id = $1")).toEqual([
    { outcome: "not_sent", reason: "The coupon ends before a text may go out" },
  ]);
});

/** 8:30 in the evening: marketing waits until 9 in the morning. */
const evening = new Date("2026-03-05T02:30:00Z");
const nextMorning = new Date("2026-03-05T15:00:00Z");

test("the sale comes back before its text goes out: the coupon is voided and no text goes out", async () => {
  program.clock.now = evening;
  await aCampaign(marcus);
  await agree();
  const at = evening.toISOString();
  await sell({ seq: 1, at });
  expect(await shown()).toEqual([
    expect.objectContaining({
      events: ["ISSUED: ticket 1", "TEXTED: goes out Mar 5, 9:00 AM"],
      deliveredVia: ["text"],
    }),
  ]);
  await sell({
    seq: 101,
    externalId: "T1",
    at,
    type: "void",
    updatedAt: new Date(evening.getTime() + minute).toISOString(),
  });
  program.clock.now = nextMorning;
  await runJobs(program);
  expect(texts()).toEqual([]);
  expect(await shown()).toEqual([expect.objectContaining({ status: "VOIDED" })]);
});

test("a text about a coupon that was used meanwhile is withdrawn, and one with another coupon still goes", async () => {
  program.clock.now = evening;
  await aCampaign(marcus);
  await agree();
  await sell({ seq: 1, net: 10_000, at: evening.toISOString() });
  const [first, second] = await shown();
  expect((await redeem(ana, String(first?.id))).errors).toEqual([]);
  await runJobs(program);
  const state = "select status, block_code from texting_messages where store_id = $1";
  expect(await rows(state)).toEqual([{ status: "queued", block_code: null }]);
  const reason = { id: second?.id, reason: "Given by mistake" };
  await marcus.graphql(
    `mutation ($id: Uuid!, $reason: String!) { voidCoupon(id: $id, reason: $reason) { id } }`,
    reason,
  );
  await runJobs(program);
  expect(await rows(state)).toEqual([{ status: "blocked", block_code: "TEXT_WITHDRAWN" }]);
  program.clock.now = nextMorning;
  await runJobs(program);
  expect(texts()).toEqual([]);
});
