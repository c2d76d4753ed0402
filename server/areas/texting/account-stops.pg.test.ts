import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { anEmployee, aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aPerson, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import type { CarrierServices } from "#tests/kit/texting/a-carrier.ts";
import { aConsent, aTextingNumber } from "#tests/kit/texting/a-text.ts";
import { carrierProgram } from "#tests/kit/texting/carrier-program.ts";

const noon = new Date("2026-11-18T17:00:00Z");
const timeZone = "America/New_York";
const dana = "+16145550148";

type Shop = { store: TestStore; number: string; ana: Person };

let program: TestProgram;
let carrier: CarrierServices;
let stop: () => Promise<void>;
let numbers = 0;
let maple: Shop;
let oak: Shop;

beforeAll(async () => {
  ({ program, carrier, stop } = await carrierProgram(noon));
});
afterAll(() => stop());

beforeEach(async () => {
  const first = await aStore(program, { timeZone });
  maple = await openShop(first);
  oak = await openShop(await aStore(program, { timeZone, account: { id: first.accountId } }));
});

/** A store with a number, whose customer has said yes to everything. */
async function openShop(store: TestStore): Promise<Shop> {
  numbers += 1;
  const number = `+1614444${1000 + numbers}`;
  await aTextingNumber(program, store, { phone: number });
  const inboundUrl = `http://hangtag.test/api/texting/${store.id}/incoming`;
  carrier.carrier.numbers.push({ id: `PN${numbers}`, phone: number, label: "", inboundUrl });
  await aConsent(program, store, { phone: dana, purpose: "buys" });
  await aConsent(program, store, { phone: dana, purpose: "marketing" });
  return { store, number, ana: await aPerson(program, store, { role: roles.manager, firstName: "Ana" }) };
}

async function stopEverywhere(shop: Shop): Promise<void> {
  const mutation = "mutation ($id: Uuid!, $phone: String!) { optOutOfAllTexts(id: $id, phone: $phone) { id } }";
  expect((await shop.ana.graphql(mutation, { id: randomUUID(), phone: dana.slice(2) })).errors).toEqual([]);
}

/** Why a text of a kind is not sent; null when it is queued. */
async function refusalOf({ ana }: Shop, kind = "CONVERSATION"): Promise<unknown> {
  program.clock.pass(60_000);
  const { data } = await ana.graphql(
    `mutation ($id: Uuid!, $phone: String!, $kind: TextKind!) {
       sendText(id: $id, phone: $phone, kind: $kind, body: "Hi") { blockCode } }`,
    { id: randomUUID(), phone: dana.slice(2), kind },
  );
  return recordOf(data?.["sendText"])["blockCode"];
}

async function say({ number }: Shop, body: string): Promise<void> {
  program.clock.pass(60_000);
  const { url, fields, headers } = carrier.say({ from: dana, to: number, body });
  const response = await program.http.inject({
    method: "POST",
    url: url.replace("http://hangtag.test", ""),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(response.statusCode).toBe(200);
  await runJobs(program);
}

async function threadAt({ ana }: Shop): Promise<Record<string, unknown>> {
  const query = "query ($phone: String) { textThread(phone: $phone) { isOptedOut isOutOfAllStores } }";
  return recordOf((await ana.graphql(query, { phone: dana.slice(2) })).data?.["textThread"]);
}

test("one tap ends the texts of all stores of the company and of no other", async () => {
  const elsewhere = await openShop(await aStore(program, { timeZone }));
  expect(await refusalOf(oak)).toBeNull();
  await stopEverywhere(maple);
  for (const kind of ["CONVERSATION", "BUY", "COUPON"]) {
    expect([await refusalOf(maple, kind), await refusalOf(oak, kind)]).toEqual(["TEXT_OPTED_OUT", "TEXT_OPTED_OUT"]);
  }
  expect(await threadAt(oak)).toEqual({ isOptedOut: true, isOutOfAllStores: true });
  expect(await refusalOf(elsewhere)).toBeNull();
});

test("START restarts the store it was sent to and no other, and brings no yes to coupons back", async () => {
  await stopEverywhere(maple);
  await say(oak, "START");
  expect([await refusalOf(oak), await refusalOf(maple)]).toEqual([null, "TEXT_OPTED_OUT"]);
  expect(await refusalOf(oak, "COUPON")).toBe("TEXT_NO_CONSENT");
  expect(await threadAt(oak)).toEqual({ isOptedOut: false, isOutOfAllStores: false });
  expect(await threadAt(maple)).toEqual({ isOptedOut: true, isOutOfAllStores: true });
});

test("a stop after START counts again, and a STOP to one store is that store's", async () => {
  await stopEverywhere(maple);
  await say(oak, "START");
  await stopEverywhere(oak);
  expect(await refusalOf(oak)).toBe("TEXT_OPTED_OUT");
  await say(oak, "START");
  await say(oak, "STOP");
  expect(await threadAt(oak)).toEqual({ isOptedOut: true, isOutOfAllStores: false });
});

test("nobody lifts it: no yes at the counter, and no hand in the database", async () => {
  await stopEverywhere(maple);
  const consent = `mutation ($id: Uuid!, $phone: String!) {
    recordTextConsent(id: $id, phone: $phone, purpose: BUYS, isGiven: true, wording: "Yes?") { id } }`;
  await oak.ana.graphql(consent, { id: randomUUID(), phone: dana.slice(2) });
  expect(await refusalOf(oak)).toBe("TEXT_OPTED_OUT");
  for (const change of [
    "delete from texting_account_stops",
    "update texting_account_stops set phone = '+16145550149'",
  ]) {
    await expect(program.owner.query(change)).rejects.toThrow("only added");
  }
});

test("a store that joins the company later is held to it", async () => {
  await stopEverywhere(maple);
  const late = await aStore(program, { timeZone, account: { id: maple.store.accountId } });
  await aTextingNumber(program, late, { phone: "+16144449999" });
  const owner = await aUser(program, { stores: [late], role: roles.manager });
  await anEmployee(program, late, { user: owner, isManager: true });
  const ana = await signedIn(program, owner, { store: late });
  expect(await refusalOf({ store: late, number: "", ana })).toBe("TEXT_OPTED_OUT");
});
