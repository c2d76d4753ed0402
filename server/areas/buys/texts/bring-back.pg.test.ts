import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { aConsent, aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";

/** A Wednesday, noon in Ohio; the shop turns to spring on March 1. */
const noon = new Date("2026-11-18T17:00:00Z");

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let store: TestStore;
let ana: EmployedPerson;
let sellers = 0;
let mobile = "";

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  program.clock.now = noon;
  sellers += 1;
  mobile = `614555${String(4000 + sellers)}`;
  store = await aStore(program, { name: "Maple", timeZone: "America/New_York" });
  await program.owner.query("insert into buy_settings (store_id, requires_pos_code) values ($1, false)", [store.id]);
  await aTextingNumber(program, store, { phone: `+1614444${String(4000 + sellers)}` });
  carrier.carrier.acceptsAnySender = true;
  ana = await aPerson(program, store, { role: roles.manager, firstName: "Ana" });
});

type Reason = { id: string; name: string; isSeasonal: boolean };

async function reasons(): Promise<Reason[]> {
  const { data } = await ana.graphql("{ buyReasons { id name isSeasonal } }");
  return Array.isArray(data?.["buyReasons"]) ? data["buyReasons"] : [];
}

/** A buy of which pieces were passed on for a reason, checked in and finished. */
async function finishBuy(reasonName: string): Promise<{ id: string; path: string; bringBackOn: unknown }> {
  const buy = aCheckIn({ contact: { firstName: "Dana", lastName: "Whitfield", mobile } });
  expect((await createBuy(ana, buy)).errors).toEqual([]);
  const reasonId = (await reasons()).find(({ name }) => name === reasonName)?.id;
  const sorted = { itemsTaken: 3, itemsPassed: 2, reasons: [{ reasonId, count: 2 }] };
  const ready =
    "mutation ($id: Uuid!, $sorted: SortedPile!) { markBuyReady(id: $id, sorted: $sorted) { bringBackOn buy { sellerPageUrl } } }";
  const { data } = await ana.graphql(ready, { id: buy.id, sorted });
  const detail = recordOf(data?.["markBuyReady"]);
  const done = "mutation ($id: Uuid!) { completeBuy(id: $id, outcome: BOUGHT_SOME) { id } }";
  expect((await ana.graphql(done, { id: buy.id })).errors).toEqual([]);
  const path = new URL(String(recordOf(detail["buy"])["sellerPageUrl"])).pathname;
  return { id: buy.id, path, bringBackOn: detail["bringBackOn"] };
}

async function textsOn(instant: string): Promise<string[]> {
  program.clock.now = new Date(instant);
  await runJobs(program);
  return carrier.carrier.texts.filter(({ to }) => to === `+1${mobile}`).map(({ body }) => body);
}

test("pieces out of season are welcome from the day on which the next season starts, on the ticket and the seller's page", async () => {
  const { path, bringBackOn } = await finishBuy("Wrong season");
  expect(bringBackOn).toBe("2027-03-01");
  const page = await program.http.inject({ method: "GET", url: path });
  expect(page.body).toMatch(/What we passed on.*Bring it back from <b>Monday, Mar 1<\/b> on\..*Wrong season.*2/s);
  const spanish = await program.http.inject({ method: "GET", url: `${path}?lang=es` });
  expect(spanish.body).toContain("Tráigalo a partir del <b>lunes, 1 de marzo</b>");
});

test("a seller who agreed to news is texted that day at 10, once, and nobody else", async () => {
  await aConsent(program, store, { phone: `+1${mobile}`, purpose: "marketing" });
  await finishBuy("Wrong season");
  expect(await textsOn("2027-03-01T14:59:00Z")).toEqual([]);
  const words =
    "Maple: Hi Dana, a new season starts and we want what we passed on because of it. Bring it by! Reply STOP to opt out.";
  expect(await textsOn("2027-03-01T15:00:00Z")).toEqual([words]);
  expect(await textsOn("2027-03-02T15:00:00Z")).toEqual([words]);
});

test("no consent, no seasonal reason, or a program that was down for the first week: no text", async () => {
  await finishBuy("Wrong season");
  expect(await textsOn("2027-03-01T15:00:00Z")).toEqual([]);
  program.clock.now = noon;
  await aConsent(program, store, { phone: `+1${mobile}`, purpose: "marketing" });
  expect(await finishBuy("Condition")).toMatchObject({ bringBackOn: null });
  await finishBuy("Wrong season");
  expect(await textsOn("2027-03-09T15:00:00Z")).toEqual([]);
});

test("a manager says which reasons are about the season; a reason to take never is", async () => {
  const change = `mutation ($kind: BuyReasonKind!, $reasons: [BuyReasonInput!]!) {
    changeBuyReasons(kind: $kind, reasons: $reasons) { name isSeasonal } }`;
  const pass = (await reasons()).filter(({ name }) => ["Condition", "Wrong season"].includes(name));
  const changed = pass.map((reason) => ({ ...reason, isSeasonal: !reason.isSeasonal }));
  expect((await ana.graphql(change, { kind: "PASS", reasons: changed })).errors).toEqual([]);
  expect((await finishBuy("Wrong season")).bringBackOn).toBe(null);
  mobile = "6145559999";
  expect((await finishBuy("Condition")).bringBackOn).toBe("2027-03-01");
  const take = (await reasons())
    .filter(({ name }) => name === "In demand")
    .map((reason) => ({ ...reason, isSeasonal: true }));
  const { data } = await ana.graphql(change, { kind: "TAKE", reasons: take });
  expect(data?.["changeBuyReasons"]).toContainEqual({ name: "In demand", isSeasonal: false });
});
