import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCampaign, aCoupon, createCoupons, manualCampaign, redeem, someCoupons } from "#tests/kit/a-coupon.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, aStaffedStore, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let marcus: EmployedPerson;
let campaignId: string;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T20:14:00Z");
  ({ store, ana, marcus } = await aStaffedStore(program));
  campaignId = await aCampaign(marcus, manualCampaign());
});
afterAll(() => program.stop());

async function listed(filter: object): Promise<string[]> {
  const { data, errors } = await ana.graphql(
    'query ($filter: ListFilter) { coupons(filter: $filter, sortBy: "number") { totalItems edges { node { name status } } } }',
    { filter: JSON.stringify(filter) },
  );
  expect(errors).toEqual([]);
  const edges = [recordOf(data?.["coupons"])["edges"]].flat().map(recordOf);
  expect(recordOf(data?.["coupons"])["totalItems"]).toBe(edges.length);
  return edges.map(({ node }) => String(recordOf(node)["name"])).toSorted();
}

async function search(text: string, all = false): Promise<string[]> {
  const { data } = await ana.graphql(
    "query ($text: String!, $all: Boolean) { searchCoupons(text: $text, all: $all) { id } }",
    {
      text,
      all,
    },
  );
  return [data?.["searchCoupons"]].flat().map((coupon) => String(recordOf(coupon)["id"]));
}

const edit = `mutation ($id: Uuid!, $version: Int, $contact: CouponContact!, $terms: CouponTermsInput) {
  editCoupon(id: $id, version: $version, contact: $contact, terms: $terms) { name email cellphone offText redeemEndOn version }
}`;

test("[BNC-02] a coupon is handed out once, however often the request comes, and reads like $25 off $50", async () => {
  const order = { batchId: randomUUID(), campaignId, contact: { name: "Dana Whitfield", cellphone: "(614) 555-0182" } };
  const [first, again] = [await createCoupons(ana, order), await createCoupons(ana, order)];
  expect(first.data).toMatchObject({
    createCoupons: [{ offText: "$25 off $50", status: "REDEEMABLE", batchId: order.batchId }],
  });
  expect(again.data).toEqual(first.data);
  expect(await listed({})).toEqual(["Dana Whitfield"]);
});

test("[BNC-02] coupons made at once are ownerless and listed as a batch; 101 and a name for several are refused", async () => {
  const batchId = randomUUID();
  await someCoupons(ana, { batchId, campaignId, count: 20 });
  await aCoupon(ana, { campaignId });
  expect(await listed({ batchId })).toHaveLength(20);
  expect(await listed({})).toHaveLength(21);
  expect(await listed({ firstOfBatch: true })).toHaveLength(2);
  expect(await listed({ firstOfBatch: true, status: "redeemable" })).toHaveLength(2);
  const tooMany = await createCoupons(marcus, { campaignId, count: 101 });
  expect(tooMany.errors[0]?.extensions.errors).toEqual({ count: ["Make 100 coupons or fewer at once"] });
  const named = await createCoupons(marcus, { campaignId, count: 2, contact: { name: "Dana" } });
  expect(named.errors[0]?.extensions.errors).toEqual({
    count: ["Several coupons at once belong to nobody. Clear the name, or make one."],
  });
  expect((await createCoupons(ana, { campaignId, count: 21 })).errors[0]?.extensions.code).toBe("forbidden");
});

test("a batch says how many it has and how many of them are unused", async () => {
  const [first, second] = await someCoupons(ana, { campaignId, count: 3 });
  const alone = await aCoupon(ana, { campaignId });
  await redeem(ana, String(first?.id));
  const voiding = 'mutation ($id: Uuid!) { voidCoupon(id: $id, reason: "Printed twice") { batchSize batchUnused } }';
  expect((await marcus.graphql(voiding, { id: second?.id })).data?.["voidCoupon"]).toEqual({
    batchSize: 3,
    batchUnused: 1,
  });
  expect((await marcus.graphql(voiding, { id: alone.id })).data?.["voidCoupon"]).toEqual({
    batchSize: null,
    batchUnused: null,
  });
});

test("only a manual campaign that is open hands out coupons, and only managers change its terms", async () => {
  const closed = await aCampaign(marcus, manualCampaign({ earnEndOn: "2026-03-09" }));
  const refused = await createCoupons(ana, { campaignId: closed });
  expect(refused.errors[0]?.extensions.errors).toEqual({ campaignId: ["Choose a manual campaign that is open now"] });
  const terms = { redeemAmount: 3000, redeemMinSpend: 6000 };
  expect((await createCoupons(ana, { campaignId, terms })).errors[0]?.extensions.code).toBe("forbidden");
  expect((await createCoupons(marcus, { campaignId, terms })).data).toMatchObject({
    createCoupons: [{ offText: "$30 off $60" }],
  });
});

test("[BNC-09] anyone changes the contact, managers the amounts; nothing changes after it is used, and nobody overwrites unseen", async () => {
  const { id } = await aCoupon(ana, { campaignId });
  const contact = { name: "Dana Whitfield", email: "Dana@Hangtag.test", cellphone: "614-555-0182" };
  expect((await ana.graphql(edit, { id, version: 1, contact })).data?.["editCoupon"]).toEqual({
    ...{ name: "Dana Whitfield", email: "dana@hangtag.test", cellphone: "6145550182" },
    ...{ offText: "$25 off $50", redeemEndOn: "2026-04-30", version: 2 },
  });
  const unseen = await marcus.graphql(edit, { id, version: 1, contact: {} });
  expect(unseen.errors[0]?.extensions.code).toBe("saved-since");
  const wrong = await ana.graphql(edit, { id, contact: { cellphone: "555", email: "x" } });
  expect(wrong.errors[0]?.extensions.errors).toEqual({
    cellphone: ["Must be a valid phone number"],
    email: ["Must be a valid email"],
  });
  const terms = { redeemEndOn: "2026-05-31" };
  expect((await ana.graphql(edit, { id, contact, terms })).errors[0]?.extensions.code).toBe("forbidden");
  expect((await marcus.graphql(edit, { id, contact, terms })).data?.["editCoupon"]).toMatchObject({
    redeemEndOn: "2026-05-31",
  });
  await redeem(ana, id);
  expect((await marcus.graphql(edit, { id, contact })).errors[0]?.message).toBe(
    "This coupon is used, so you can't change it",
  );
  const { data } = await ana.graphql("query ($id: Uuid!) { coupon(id: $id) { events { type note } } }", { id });
  expect(recordOf(data?.["coupon"])["events"]).toMatchObject([
    { type: "ISSUED" },
    { type: "EDITED", note: "name, email, phone" },
    { type: "EDITED", note: "last day" },
    { type: "REDEEMED" },
  ]);
});

test("the list is narrowed by state, campaign and what a person types", async () => {
  const early = await aCampaign(marcus, manualCampaign({ redeemStartOn: "2026-03-20" }));
  await aCoupon(ana, { campaignId: early, contact: { name: "Pending Pia" } });
  const used = await aCoupon(ana, { campaignId, contact: { name: "Used Una" } });
  await redeem(ana, used.id);
  await aCoupon(ana, { campaignId, contact: { name: "Open Ola", cellphone: "6145550182" } });
  expect(await listed({ status: "PENDING" })).toEqual(["Pending Pia"]);
  expect(await listed({ status: "REDEEMED" })).toEqual(["Used Una"]);
  expect(await listed({ status: "REDEEMABLE" })).toEqual(["Open Ola"]);
  expect(await listed({ campaignId: early })).toEqual(["Pending Pia"]);
  expect(await listed({ text: "una" })).toEqual(["Used Una"]);
  expect(await listed({ text: "614" })).toEqual(["Open Ola"]);
  expect(await listed({ text: "%" })).toEqual([]);
});

test("a search finds open coupons of the store; all adds used ones and sister stores, never another company's", async () => {
  const elm = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const elmManager = await aPerson(program, elm, { role: roles.manager });
  const contact = { name: "Marisol Quiñones" };
  const theirs = await aCoupon(elmManager, { campaignId: await aCampaign(elmManager, manualCampaign()), contact });
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  await aCoupon(stranger, { campaignId: await aCampaign(stranger, manualCampaign()), contact });
  const open = await aCoupon(ana, { campaignId, contact });
  const used = await aCoupon(ana, { campaignId, contact });
  await redeem(ana, used.id);
  expect(await search("quinones")).toEqual([open.id]);
  expect((await search("MARISOL QUI", true)).toSorted()).toEqual([theirs.id, open.id, used.id].toSorted());
});

test("a sister store reads a coupon with its events, and changes nothing of it; another company finds none", async () => {
  const elm = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const eve = await aPerson(program, elm, { firstName: "Eve", role: roles.manager });
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  const { id } = await aCoupon(ana, { campaignId, contact: { name: "Dana Whitfield" } });
  const view = `query ($id: Uuid!) {
    coupon(id: $id) { coupon { name storeName canRedeem block { code } } events { type storeName } } }`;
  expect((await eve.graphql(view, { id })).data?.["coupon"]).toEqual({
    coupon: {
      ...{ name: "Dana Whitfield", storeName: "Maple Street", canRedeem: false },
      block: { code: "COUPON_WRONG_STORE" },
    },
    events: [{ type: "ISSUED", storeName: "Maple Street" }],
  });
  const voiding = 'mutation ($id: Uuid!) { voidCoupon(id: $id, reason: "Not ours") { id } }';
  const codes = async (by: EmployedPerson) =>
    [
      await by.graphql(edit, { id, contact: { name: "Somebody" } }),
      await by.graphql(voiding, { id }),
      await redeem(by, id),
    ].map(({ errors }) => errors[0]?.extensions.code);
  expect(await codes(eve)).toEqual(["not-found", "not-found", "COUPON_WRONG_STORE"]);
  expect((await stranger.graphql(view, { id })).errors[0]?.extensions.code).toBe("COUPON_NOT_FOUND");
  expect(await codes(stranger)).toEqual(["not-found", "not-found", "COUPON_NOT_FOUND"]);
});

test("[BNC-03] what is no coupon, or unknown, gets the notice; a scan with prefix, dashes or spaces opens it", async () => {
  const scan = "mutation ($code: String!) { scanCoupon(code: $code) { title text coupon { id canRedeem } } }";
  const { id, number } = await aCoupon(ana, { campaignId });
  for (const code of [number, `BB${number}`, `bb ${number.slice(0, 3)}-${number.slice(3, 6)} ${number.slice(6)}`]) {
    expect((await ana.graphql(scan, { code })).data?.["scanCoupon"]).toEqual({
      ...{ title: null, text: null },
      coupon: { id, canRedeem: true },
    });
  }
  for (const code of ["RB:10000:7", "1234567897", "hello", ""]) {
    expect((await ana.graphql(scan, { code })).data?.["scanCoupon"]).toEqual({
      title: "Not a valid coupon number",
      text: "The item you scanned is not a valid coupon number. Please scan a valid coupon number.",
      coupon: null,
    });
  }
});

test("without texting a coupon says why it was not sent again", async () => {
  const resend = "mutation ($id: Uuid!) { resendCoupon(id: $id) { isTexted reason } }";
  const reasonOf = async (contact: object) => {
    const { id } = await aCoupon(ana, { campaignId, contact });
    return (await ana.graphql(resend, { id })).data?.["resendCoupon"];
  };
  expect(await reasonOf({ cellphone: "6145550182" })).toEqual({
    isTexted: false,
    reason: "The store isn't approved to text yet",
  });
  expect(await reasonOf({ name: "Dana" })).toEqual({ isTexted: false, reason: "No mobile number" });
});

test("of a register's column it is counted which numbers are coupons of the company, without a word of the others", async () => {
  const [first, second] = [await aCoupon(marcus, { campaignId }), await aCoupon(marcus, { campaignId })];
  const count = "query ($numbers: [String!]!) { issuedCouponCount(numbers: $numbers) }";
  const numbers = [
    first.number,
    `BB${second.number}`,
    `${second.number.slice(0, 3)}-${second.number.slice(3)}`,
    "1234567897",
    "12",
    "",
  ];
  const ofMarcus = await marcus.graphql(count, { numbers });
  expect(ofMarcus.data).toEqual({ issuedCouponCount: 2 });
  const other = await aStaffedStore(program);
  expect((await other.marcus.graphql(count, { numbers })).data).toEqual({ issuedCouponCount: 0 });
  expect((await ana.graphql(count, { numbers })).errors).toMatchObject([
    { extensions: { code: "action-needs-manager" } },
  ]);
  const many = Array.from({ length: 1001 }, (_, at) => String(at));
  expect((await marcus.graphql(count, { numbers: many })).errors).toHaveLength(1);
});
