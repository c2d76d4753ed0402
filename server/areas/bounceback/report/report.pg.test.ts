import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCampaign, aCoupon, campaignInput, manualCampaign, redeem, someCoupons } from "#tests/kit/a-coupon.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aSale } from "#tests/kit/pos-rows.ts";
import { aPerson, aStaffedStore, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let marcus: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-04T18:05:00Z");
  ({ store, ana, marcus } = await aStaffedStore(program));
});
afterAll(() => program.stop());

const figures =
  "issued customers ownerless pending redeemable redeemed redeemedElsewhere expired voided redemptionPct discount couponSales averageTicket storeTicket lift openLiability leaked";
const query = `query ($from: BusinessDate!, $to: BusinessDate!, $basis: BouncebackBasis) {
  bouncebackReport(from: $from, to: $to, basis: $basis) {
    campaigns { name version isSister storeName figures { ${figures} } }
    sisters { name isSister storeName figures { redeemed discount } }
    total { ${figures} }
    weeks { from to issued redeemed discount couponSales averageTicket lift }
  }
}`;

async function reportOf(by: EmployedPerson, range: Record<string, unknown> = {}) {
  const answer = await by.graphql(query, { from: "2026-03-01", to: "2026-03-31", ...range });
  expect(answer.errors).toEqual([]);
  return recordOf(answer.data?.["bouncebackReport"]);
}

test("[REP-05] the report counts each coupon once by its state, and compares with the store's sales of the same days", async () => {
  await aCampaign(marcus, campaignInput({ redeemStartOn: "2026-03-01" }));
  await aFeed(
    program,
    store,
  )([aSale({ seq: 1, net: 10_000 }), aSale({ seq: 2, net: 6000 }), aSale({ seq: 3, net: 2000 })]);
  const manual = await aCampaign(marcus, manualCampaign({ redeemAmount: 1000, redeemMinSpend: 4000 }));
  const handed = await someCoupons(ana, { campaignId: manual, count: 4 });
  const voiding = 'mutation ($id: Uuid!) { voidCoupon(id: $id, reason: "Printed twice") { status } }';
  await marcus.graphql(voiding, { id: handed[0]?.id });
  await redeem(ana, String(handed[1]?.id), { purchaseAmount: 9000 });
  const report = await reportOf(ana);
  expect(report["campaigns"]).toMatchObject([
    {
      name: "Handed out",
      figures: { issued: 4, ownerless: 4, redeemable: 2, redeemed: 1, voided: 1, redemptionPct: 333 },
    },
    {
      name: "Spring thank-you",
      figures: { issued: 3, redeemable: 3, redeemed: 0, redemptionPct: 0, averageTicket: null },
    },
  ]);
  expect(report["total"]).toMatchObject({
    ...{ issued: 7, redeemable: 5, redeemed: 1, voided: 1, discount: 1000, couponSales: 9000 },
    // Three sales of $180.00 together on that day: $60.00 each.
    ...{ averageTicket: 9000, storeTicket: 6000, lift: 3000, openLiability: 3 * 2500 + 2 * 1000 },
  });
  expect(report["weeks"]).toEqual([
    {
      from: "2026-03-01",
      to: "2026-03-07",
      issued: 7,
      redeemed: 1,
      discount: 1000,
      couponSales: 9000,
      averageTicket: 9000,
      lift: 3000,
    },
  ]);
});

test("[REP-05] a coupon used at a sister store counts for its own store and is listed under both, marked", async () => {
  const elm = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const eve = await aPerson(program, elm, { firstName: "Eve" });
  const campaignId = await aCampaign(marcus, manualCampaign({ redeemableAt: "ALL_ACCOUNT_STORES" }));
  const { id } = await aCoupon(ana, { campaignId });
  await redeem(eve, id);
  expect((await reportOf(ana))["total"]).toMatchObject({ redeemed: 1, redeemedElsewhere: 1, discount: 2500 });
  const there = await reportOf(eve, { basis: "REDEEMED" });
  expect(there["total"]).toMatchObject({ issued: 0, redeemed: 0, discount: 0 });
  expect(there["sisters"]).toEqual([
    { name: "Handed out", isSister: true, storeName: "Maple Street", figures: { redeemed: 1, discount: 2500 } },
  ]);
});

test("everybody reads the report, and managers take it along as a spreadsheet", async () => {
  await aCampaign(marcus, manualCampaign());
  const file = '{ bouncebackFile(from: "2026-03-01", to: "2026-03-31") { fileName csv } }';
  expect((await ana.graphql(file)).errors[0]?.extensions.code).toBe("action-needs-manager");
  const { data } = await marcus.graphql(file);
  expect(recordOf(data?.["bouncebackFile"])).toMatchObject({
    fileName: "bounceback-2026-03-01-2026-03-31.csv",
    csv: expect.stringMatching(/^Campaign,Version,.*\r\nTotal,,Maple Street,0,0,/),
  });
});

test("a district manager reads a row for each store, and nobody else does", async () => {
  const elm = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const eve = await aPerson(program, elm, { firstName: "Eve", role: roles.manager });
  const dora = await aPerson(program, store, { firstName: "Dora", role: roles.districtManager });
  const ours = await aCampaign(marcus, manualCampaign());
  const contact = { cellphone: "6145550182" };
  await someCoupons(ana, { campaignId: ours, count: 2 });
  await aCoupon(ana, { campaignId: ours, contact });
  const theirs = await aCampaign(eve, manualCampaign({ redeemAmount: 1000 }));
  const atElm = await aCoupon(eve, { campaignId: theirs, contact });
  await redeem(eve, atElm.id, { purchaseAmount: 8000 });
  const stores = `{ bouncebackStores(from: "2026-03-01", to: "2026-03-31") {
    stores { storeName figures { issued customers redeemed discount couponSales openLiability } }
    total { issued customers redeemed redemptionPct discount averageTicket openLiability } } }`;
  const read = recordOf((await dora.graphql(stores)).data?.["bouncebackStores"]);
  expect(read["stores"]).toEqual([
    {
      storeName: "Elm Street",
      figures: { issued: 1, customers: 1, redeemed: 1, discount: 1000, couponSales: 8000, openLiability: 0 },
    },
    {
      storeName: "Maple Street",
      figures: { issued: 3, customers: 1, redeemed: 0, discount: 0, couponSales: 0, openLiability: 7500 },
    },
  ]);
  // The same phone at both stores is one customer.
  expect(read["total"]).toEqual({
    ...{ issued: 4, customers: 1, redeemed: 1, redemptionPct: 250, discount: 1000, averageTicket: 8000 },
    openLiability: 7500,
  });
  const file = '{ bouncebackStoresFile(from: "2026-03-01", to: "2026-03-31") { fileName csv } }';
  expect(recordOf((await dora.graphql(file)).data?.["bouncebackStoresFile"])).toMatchObject({
    fileName: "bounceback-2026-03-01-2026-03-31-all-stores.csv",
    csv: expect.stringMatching(
      /\r\nAll campaigns,,Elm Street,1,.*\r\nAll campaigns,,Maple Street,3,.*\r\nTotal,,,4,1,/,
    ),
  });
  for (const refused of [stores, file]) {
    expect((await marcus.graphql(refused)).errors[0]?.extensions.code).toBe("forbidden");
  }
});
