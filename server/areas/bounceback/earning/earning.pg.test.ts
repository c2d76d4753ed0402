import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCampaign, campaignInput, redeem, saveCampaign } from "#tests/kit/a-coupon.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aBuy, aCustomer, aSale, aTombstone } from "#tests/kit/pos-rows.ts";
import { aPerson, aStaffedStore } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let marcus: EmployedPerson;
let feed: ReturnType<typeof aFeed>;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-04T18:05:00Z");
  ({ store, ana, marcus } = await aStaffedStore(program));
  feed = aFeed(program, store);
});
afterAll(() => program.stop());

type Row = {
  id: string;
  transaction_id: string;
  seq: number;
  name: string | null;
  void_reason: string | null;
  redeemed_at: Date | null;
  returned_at: Date | null;
  redeem_amount_cents: number;
};

async function coupons(): Promise<Row[]> {
  const { rows } = await program.owner.query<Row>(
    `select id, transaction_id, seq, name, void_reason, redeemed_at, returned_at, redeem_amount_cents
     from coupons where store_id = $1 order by transaction_id, seq`,
    [store.id],
  );
  return rows;
}

async function earned(): Promise<string[]> {
  return (await coupons()).map(({ transaction_id: ticket, seq }) => `${ticket} ${seq}`);
}

test("[BNC-13] $49.99 earns nothing, $50.00 one, $99.99 one and $100.00 two where several are allowed", async () => {
  await aCampaign(marcus);
  await feed([4999, 5000, 9999, 10_000, 60_000].map((net, at) => aSale({ seq: at + 1, net })));
  expect(await earned()).toEqual([
    "T2 1",
    "T3 1",
    "T4 1",
    "T4 2",
    ...Array.from({ length: 10 }, (_, at) => `T5 ${at + 1}`),
  ]);
});

test("[BNC-13] a whole batch of large sales after a day without a line earns all that they are worth", async () => {
  await aCampaign(marcus);
  await feed(Array.from({ length: 500 }, (_, at) => aSale({ seq: at + 1, net: 50_000 })));
  expect(await earned()).toHaveLength(5000);
});

test("where one coupon a sale is the limit, each qualifying sale earns one", async () => {
  await aCampaign(marcus, campaignInput({ allowMultiple: false }));
  await feed([4999, 5000, 9999, 10_000].map((net, at) => aSale({ seq: at + 1, net })));
  expect(await earned()).toEqual(["T2 1", "T3 1", "T4 1"]);
});

test("[BNC-13] a sale counts by its register's own line totals, without tax, gift cards, fees and what it brought back", async () => {
  await aCampaign(marcus, campaignInput({ allowMultiple: false }));
  const line = (net: number, goods: "used" | "giftCard" | "other", quantity = 1) => ({
    ...{ sku: "A1", description: "Piece", goods, quantity, price: 10_000, discount: 10_000 - net, net, tax: 700 },
  });
  await feed([
    aSale({ seq: 1, lines: [line(4999, "used")], tax: 700, total: 5699 }),
    aSale({ seq: 2, lines: [line(4000, "used"), line(5000, "giftCard"), line(2000, "other")] }),
    aSale({ seq: 3, lines: [line(6000, "used"), line(-1001, "used", -1)] }),
    aSale({ seq: 4, lines: [line(6000, "used"), line(-1000, "used", -1)], type: "exchange" }),
    aSale({ seq: 5, lines: [line(5000, "used")], tenders: [{ kind: "storeCredit", amount: 5000 }] }),
  ]);
  expect(await earned()).toEqual(["T4 1", "T5 1"]);
});

test("employee purchases, wholesale, returns and voided tickets earn nothing", async () => {
  await aCampaign(marcus);
  await feed([
    aSale({ seq: 1, net: 5000, employeePurchase: true }),
    aSale({ seq: 2, net: 5000, wholesale: true }),
    aSale({ seq: 3, net: 5000, type: "void" }),
    aSale({ seq: 4, net: 5000, type: "return" }),
  ]);
  expect(await earned()).toEqual([]);
});

test("[BNC-13] the same sale delivered twice, changed, or by two registers at once earns once", async () => {
  await aCampaign(marcus, campaignInput({ allowMultiple: false }));
  const other = aFeed(program, store);
  await Promise.all([feed([aSale({ seq: 1, net: 5000 })]), other([aSale({ seq: 1, net: 5000 })])]);
  await feed([aSale({ seq: 2, externalId: "T1", net: 6000, updatedAt: "2026-03-04T18:01:00Z" })]);
  const tickets = await earned();
  // Two registers that use one id have two tickets; each earns once.
  expect(tickets.filter((ticket) => ticket === "T1 1")).toHaveLength(1);
  expect(new Set(tickets).size).toBe(tickets.length);
});

test("a sale at 23:59:30 of the last day on the store's clock earns, one at midnight does not", async () => {
  program.clock.now = new Date("2026-04-01T05:10:00Z");
  const manager = await aPerson(program, store, { role: roles.manager });
  await aCampaign(manager, campaignInput({ redeemStartOn: "2026-04-01" }));
  const moment = { businessDate: "2026-03-31", net: 5000 };
  await feed([
    aSale({ seq: 1, ...moment, at: "2026-04-01T04:59:30Z", updatedAt: "2026-04-01T04:59:30Z" }),
    aSale({ seq: 2, ...moment, at: "2026-04-01T05:00:00Z", updatedAt: "2026-04-01T05:00:00Z" }),
  ]);
  expect(await earned()).toEqual(["T1 1"]);
});

test("a sale that comes 47 hours late earns, 48 hours and a minute late it does not", async () => {
  await aCampaign(marcus);
  await feed([
    aSale({ seq: 1, net: 5000, businessDate: "2026-03-02", at: "2026-03-02T19:05:00Z" }),
    aSale({ seq: 2, net: 5000, businessDate: "2026-03-02", at: "2026-03-02T18:05:00Z" }),
    aSale({ seq: 3, net: 5000, businessDate: "2026-03-02", at: "2026-03-02T18:04:00Z" }),
  ]);
  expect(await earned()).toEqual(["T1 1", "T2 1"]);
});

test("of several campaigns only the best one issues", async () => {
  await aCampaign(marcus);
  await aCampaign(marcus, campaignInput({ name: "Better", redeemAmount: 3000, redeemMinSpend: 6000 }));
  await feed([aSale({ seq: 1, net: 5000 })]);
  expect((await coupons()).map((coupon) => coupon.redeem_amount_cents)).toEqual([3000]);
});

test("[BNC-06] a sale with a customer makes the coupon hers; one without is nobody's", async () => {
  await aCampaign(marcus);
  await feed([
    aCustomer({ seq: 1, externalId: "C9", name: "Marisol Quiñones" }),
    aSale({ seq: 2, net: 5000, customerId: "C9" }),
    aSale({ seq: 3, net: 5000 }),
  ]);
  expect((await coupons()).map(({ name }) => name)).toEqual(["Marisol Quiñones", null]);
  const results = await ana.graphql('{ searchCoupons(text: "quinones") { name cellphone numberText status } }');
  expect(results.data?.["searchCoupons"]).toMatchObject([{ name: "Marisol Quiñones", cellphone: "3125550142" }]);
});

test("[BNC-07] editing a campaign with coupons ends it, the clone carries the change, and each sale has exactly one", async () => {
  const id = await aCampaign(marcus, campaignInput({ allowMultiple: false }));
  await feed(Array.from({ length: 12 }, (_, at) => aSale({ seq: at + 1, net: 5000 })));
  const nextId = randomUUID();
  const change = campaignInput({ allowMultiple: false, redeemAmount: 2000 });
  const refused = await saveCampaign(marcus, change, { id });
  expect(refused.errors[0]?.message).toBe("12 issued coupons keep the old terms. Save as a new version.");
  const [saved] = await Promise.all([
    saveCampaign(marcus, change, { id, nextId }),
    feed(Array.from({ length: 20 }, (_, at) => aSale({ seq: at + 13, net: 5000 }))),
  ]);
  expect(saved.errors).toEqual([]);
  expect(saved.data?.["saveCouponCampaign"]).toMatchObject({
    campaign: { id: nextId, version: 2, lineageId: id, replacesId: id, earnStartOn: "2026-03-04" },
    replaced: { id, replacedById: nextId, status: "ENDED", endedReason: "edited" },
  });
  const all = await coupons();
  expect(all).toHaveLength(32);
  expect(new Set(all.map((coupon) => coupon.transaction_id)).size).toBe(32);
  const amounts = Map.groupBy(all, (coupon) => coupon.redeem_amount_cents);
  expect(amounts.get(2500)?.length).toBeGreaterThanOrEqual(12);
  expect((await saveCampaign(marcus, change, { id, nextId })).data?.["saveCouponCampaign"]).toMatchObject({
    campaign: { id: nextId },
  });
});

test("[BNC-07] ending stops new coupons at once, and what is out stays redeemable", async () => {
  const id = await aCampaign(marcus, campaignInput({ redeemStartOn: "2026-03-01" }));
  await feed([aSale({ seq: 1, net: 5000 })]);
  const end = "mutation ($id: Uuid!) { endCouponCampaign(id: $id) { status tags open } }";
  expect((await marcus.graphql(end, { id })).data?.["endCouponCampaign"]).toEqual({
    status: "ENDED",
    tags: ["ENDED", "REDEEMABLE"],
    open: 1,
  });
  await feed([aSale({ seq: 2, net: 5000 })]);
  const [coupon, ...others] = await coupons();
  expect(others).toEqual([]);
  expect((await redeem(ana, String(coupon?.id))).errors).toEqual([]);
});

test("a budget stops issuing at its limit, never redeeming, over all versions", async () => {
  const budget = campaignInput({ redeemStartOn: "2026-03-01", allowMultiple: false, budgetAmount: 7500 });
  const id = await aCampaign(marcus, budget);
  await feed(Array.from({ length: 2 }, (_, at) => aSale({ seq: at + 1, net: 5000 })));
  await saveCampaign(marcus, { ...budget, name: "Renamed" }, { id, nextId: randomUUID() });
  await feed(Array.from({ length: 4 }, (_, at) => aSale({ seq: at + 3, net: 5000 })));
  expect(await earned()).toEqual(["T1 1", "T2 1", "T3 1"]);
  const { data } = await ana.graphql("{ couponCampaigns(earnable: true) { isBudgetReached } }");
  expect(data?.["couponCampaigns"]).toEqual([{ isBudgetReached: true }]);
  const [first] = await coupons();
  expect((await redeem(ana, String(first?.id))).errors).toEqual([]);
});

test("a voided sale voids its unused coupon, and a buried one too; the reason shows at the scan", async () => {
  await aCampaign(marcus, campaignInput({ redeemStartOn: "2026-03-01" }));
  await feed([aSale({ seq: 1, net: 5000 }), aSale({ seq: 2, net: 5000 })]);
  await feed([
    aSale({ seq: 3, externalId: "T1", net: 5000, type: "void", updatedAt: "2026-03-04T18:02:00Z" }),
    aTombstone({ seq: 4, externalId: "T2", updatedAt: "2026-03-04T18:02:00Z" }),
  ]);
  const all = await coupons();
  expect(all.map((coupon) => coupon.void_reason)).toEqual(["sale_voided", "sale_voided"]);
  expect((await redeem(ana, String(all[0]?.id))).errors[0]?.message).toMatch(
    /^Its sale was voided\. Ticket 1 was voided/,
  );
});

test("a return on its own ticket voids the unused coupon of its sale, and a used one counts as leaked", async () => {
  await aCampaign(marcus, campaignInput({ redeemStartOn: "2026-03-01", allowMultiple: false }));
  const sold = (seq: number, sku: string, customerId: string) =>
    aSale({
      ...{ seq, customerId, externalId: `T${seq}` },
      lines: [{ sku, description: "Coat", goods: "used", quantity: 1, price: 6000, net: 6000 }],
    });
  await feed([sold(1, "K1", "C1"), sold(2, "K2", "C2"), sold(3, "K3", "C3")]);
  const before = await coupons();
  await redeem(ana, String(before.find((coupon) => coupon.transaction_id === "T2")?.id));
  program.clock.now = new Date("2026-03-05T18:05:00Z");
  const back = (seq: number, { sku, customerId, cents = 6000 }: { sku: string; customerId: string; cents?: number }) =>
    aSale({
      ...{ seq, customerId, type: "return", businessDate: "2026-03-05", at: "2026-03-05T18:00:00Z" },
      updatedAt: "2026-03-05T18:00:00Z",
      lines: [{ sku, description: "Coat", goods: "used", quantity: -1, price: cents, net: -cents }],
      total: -cents,
    });
  // The third came back for $9.99 less, so that what was kept still earns.
  await feed([
    back(4, { sku: "K1", customerId: "C1" }),
    back(5, { sku: "K2", customerId: "C2" }),
    back(6, { sku: "K3", customerId: "C3", cents: 1000 }),
  ]);
  const after = new Map((await coupons()).map((coupon) => [coupon.transaction_id, coupon]));
  expect(after.get("T1")).toMatchObject({ void_reason: "sale_returned", returned_at: null });
  expect(after.get("T2")).toMatchObject({ void_reason: null, returned_at: program.clock.now });
  expect(after.get("T3")).toMatchObject({ void_reason: null, returned_at: null });
});

test("where the store only flags, a returned sale keeps its coupon good with a note", async () => {
  await marcus.graphql("mutation { changeBouncebackSettings(changes: { onReturn: FLAG }) { onReturn } }");
  await aCampaign(marcus, campaignInput({ redeemStartOn: "2026-03-01" }));
  await feed([aSale({ seq: 1, net: 5000 })]);
  await feed([aSale({ seq: 2, externalId: "T1", net: 4000, updatedAt: "2026-03-04T18:02:00Z" })]);
  const [coupon] = await coupons();
  const { data } = await ana.graphql(
    "query ($id: Uuid!) { coupon(id: $id) { coupon { status returnNote canRedeem } events { type } } }",
    { id: coupon?.id },
  );
  expect(data?.["coupon"]).toEqual({
    coupon: { status: "REDEEMABLE", returnNote: "$40.00 of it was kept; $50.00 earns a coupon.", canRedeem: true },
    events: [{ type: "ISSUED" }, { type: "RETURNED" }],
  });
});

test("a trade of $40 at a threshold of $25 earns the seller one coupon; cash earns none", async () => {
  await aCampaign(marcus, campaignInput({ earnedBy: "TRADE", earnMinSpend: 2500, allowMultiple: false }));
  await feed([
    aBuy({ seq: 1, paidCash: 0, paidTrade: 4000 }),
    aBuy({ seq: 2, paidCash: 4000, paidTrade: 0 }),
    aBuy({ seq: 3, paidCash: 0, paidTrade: 2499 }),
    aSale({ seq: 4, net: 9000 }),
  ]);
  expect(await earned()).toEqual(["buy/B1 1"]);
});

test("the sale of a redemption is found by its register, time and discount, and fills in what was not typed", async () => {
  await aCampaign(marcus, campaignInput({ redeemStartOn: "2026-03-01", allowMultiple: false }));
  await feed([aSale({ seq: 1, net: 5000 })]);
  const [coupon] = await coupons();
  const path = `/api/vue/${store.id}/coupons/${coupon?.id}/redeem`;
  const used = await ana.call({ method: "PATCH", path, body: { terminal: "2" } });
  expect(used.status).toBe(200);
  const lines = [
    { sku: "A9", description: "Coat", goods: "used" as const, quantity: 1, price: 8000, discount: 2500, net: 5500 },
  ];
  const at = "2026-03-04T18:12:00Z";
  program.clock.now = new Date("2026-03-04T18:15:00Z");
  await feed([
    aSale({ seq: 2, terminal: "1", at, lines }),
    aSale({ seq: 3, terminal: "2", at: "2026-03-04T18:15:01Z", lines }),
    aSale({ seq: 4, terminal: "2", at, lines, number: "81442" }),
  ]);
  const { rows } = await program.owner.query(
    "select redeem_transaction_id, redeem_transaction_number, purchase_amount_cents from coupons where id = $1",
    [coupon?.id],
  );
  expect(rows).toEqual([
    { redeem_transaction_id: "T4", redeem_transaction_number: "81442", purchase_amount_cents: 8000 },
  ]);
});

test("a sale that used a coupon earns the next one, unless the store turned that off", async () => {
  await aCampaign(marcus, campaignInput({ allowMultiple: false }));
  await feed([aSale({ seq: 1, net: 5000, couponNumber: "BB1234567897" })]);
  await marcus.graphql("mutation { changeBouncebackSettings(changes: { earnsOnRedemption: false }) { mostPerSale } }");
  await feed([aSale({ seq: 2, net: 5000, couponNumber: "BB1234567897" })]);
  expect(await earned()).toEqual(["T1 1"]);
});

test("the day's figures count what was issued and redeemed on it", async () => {
  await aCampaign(marcus, campaignInput({ redeemStartOn: "2026-03-01" }));
  await feed([aSale({ seq: 1, net: 10_000 })]);
  const [coupon] = await coupons();
  await redeem(ana, String(coupon?.id));
  const { rows } = await program.owner.query(
    "select coupons_issued, coupons_redeemed from daily_reports where store_id = $1 and business_date = '2026-03-04'",
    [store.id],
  );
  expect(rows).toEqual([{ coupons_issued: 2, coupons_redeemed: 1 }]);
});
