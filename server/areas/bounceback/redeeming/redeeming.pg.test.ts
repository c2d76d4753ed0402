import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCampaign, aCoupon, manualCampaign, redeem, someCoupons } from "#tests/kit/a-coupon.ts";
import { aRegister, aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, aStaffedStore, recordOf, signedInRegister } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer } from "#tests/kit/signed-in.ts";
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

function refusalIn({ errors }: GraphqlAnswer): string {
  return `${errors[0]?.extensions.code}: ${errors[0]?.message}`;
}

/** `redeemed`, or the code and the message of the refusal. */
async function redeemBy(by: EmployedPerson, { id, isRest }: { id: string; isRest: boolean }): Promise<string> {
  if (!isRest) {
    return outcomeOf(await redeem(by, id));
  }
  const path = `/api/vue/${store.id}/coupons/${id}/redeem`;
  const { status, body } = await by.call({ method: "PATCH", path, body: {} });
  return status === 200 ? "redeemed" : `${String(recordOf(body)["code"])}: ${String(recordOf(body)["message"])}`;
}

function outcomeOf(answer: GraphqlAnswer): string {
  return answer.errors.length === 0 ? "redeemed" : refusalIn(answer);
}

test("[BNC-14] a coupon is redeemed by the employee and says the sale, and a second time it says who used it and when", async () => {
  const { id } = await aCoupon(ana, { campaignId });
  const first = await redeem(ana, id, { purchaseAmount: 5240, posTransactionId: "81442" });
  expect(first.data?.["redeemCoupon"]).toMatchObject({
    status: "REDEEMED",
    redemption: { storeName: "Maple Street", purchaseAmount: 5240, ticket: "81442", isGoodwill: false },
  });
  const again = refusalIn(await redeem(marcus, id));
  expect(again).toMatch(/^COUPON_REDEEMED: Used today at 3:14 PM\. By Ana .*, Maple Street, on ticket 81442\./);
});

test("[BNC-14] of fifty that redeem at once over REST and GraphQL one succeeds, and the others read who and when", async () => {
  const { id } = await aCoupon(ana, { campaignId });
  const calls = Array.from({ length: 25 }, () => [
    redeemBy(ana, { id, isRest: true }),
    redeemBy(marcus, { id, isRest: false }),
  ]).flat();
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((outcome) => outcome === "redeemed")).toHaveLength(1);
  const refused = outcomes.filter((outcome) => outcome !== "redeemed");
  expect(refused.filter((text) => !/^COUPON_REDEEMED: Used today at 3:14 PM\. By (Ana|Marcus) /.test(text))).toEqual(
    [],
  );
  const events = await program.owner.query("select 1 from events where name = 'coupon.redeemed' and record_id = $1", [
    id,
  ]);
  expect(events.rowCount).toBe(1);
});

test("two coupons of one customer at the same moment are one visit", async () => {
  const contact = { name: "Dana Whitfield", cellphone: "(614) 555-0182" };
  const [first, second] = [await aCoupon(ana, { campaignId, contact }), await aCoupon(ana, { campaignId, contact })];
  const outcomes = await Promise.all([redeem(ana, first.id), redeem(marcus, second.id)]);
  const codes = outcomes.map(outcomeOf).map((outcome) => String(outcome.split(":")[0]));
  expect(codes.toSorted()).toEqual(["COUPON_ONE_PER_VISIT", "redeemed"]);
});

test("a customer who redeemed at 11 AM is refused at 3 PM, and only a manager with a reason lets it pass", async () => {
  const contact = { name: "Dana Whitfield", cellphone: "6145550182" };
  const [first, second] = [await aCoupon(ana, { campaignId, contact }), await aCoupon(ana, { campaignId, contact })];
  program.clock.now = new Date("2026-03-10T16:03:00Z");
  expect((await redeem(ana, first.id)).errors).toEqual([]);
  program.clock.now = new Date("2026-03-10T20:00:00Z");
  expect(refusalIn(await redeem(ana, second.id))).toMatch(
    /^COUPON_ONE_PER_VISIT: One coupon a visit\. Dana Whitfield used one here today at 11:03 AM\. Ana /,
  );
  expect(refusalIn(await redeem(ana, second.id, { overrideReason: "Two piles" }))).toMatch(/^action-needs-manager/);
  expect((await redeem(marcus, second.id, { overrideReason: "x" })).errors[0]?.extensions.code).toBe("invalid-input");
  expect((await redeem(marcus, second.id, { overrideReason: "Two piles" })).errors).toEqual([]);
});

test("the same ticket redeems one coupon, and on the next business day the customer may again", async () => {
  const [first, second] = await someCoupons(ana, { campaignId, count: 2 });
  await redeem(ana, String(first?.id), { posTransactionId: "T1" });
  expect(refusalIn(await redeem(ana, String(second?.id), { posTransactionId: "T1" }))).toMatch(/^COUPON_ONE_PER_VISIT/);
  program.clock.now = new Date("2026-03-11T20:14:00Z");
  expect((await redeem(ana, String(second?.id), { posTransactionId: "T2" })).errors).toEqual([]);
});

test("before its first day it opens, after its last it expired; a manager may honor that and it is goodwill", async () => {
  const late = await aCampaign(
    marcus,
    manualCampaign({ earnEndOn: "2026-03-20", redeemStartOn: "2026-03-13", redeemEndOn: "2026-03-31" }),
  );
  const { id } = await aCoupon(ana, { campaignId: late });
  program.clock.now = new Date("2026-03-13T04:59:59Z");
  expect(refusalIn(await redeem(ana, id))).toBe(
    "COUPON_NOT_STARTED: Opens Friday, Mar 13. Good Mar 13 to Mar 31. Today is Mar 12. Keep it for the next visit.",
  );
  program.clock.now = new Date("2026-04-01T05:00:00.000Z");
  expect(refusalIn(await redeem(ana, id))).toBe(
    "COUPON_EXPIRED: Expired yesterday. Coupon expired Mar 31, 2026. No discount. A manager may honor it with a reason.",
  );
  const honored = await redeem(marcus, id, { overrideReason: "She was in the hospital" });
  expect(honored.data?.["redeemCoupon"]).toMatchObject({ redemption: { isGoodwill: true } });
});

test("the first and the last moment of its days on the store's clock count, also across a change of the clocks", async () => {
  program.clock.now = new Date("2026-03-05T20:00:00Z");
  const [eve, marge] = [await aPerson(program, store), await aPerson(program, store, { role: roles.manager })];
  const days = {
    earnStartOn: "2026-03-05",
    earnEndOn: "2026-03-06",
    redeemStartOn: "2026-03-07",
    redeemEndOn: "2026-03-09",
  };
  const dst = await aCampaign(marge, manualCampaign(days));
  const [first, second, three] = await someCoupons(eve, { campaignId: dst, count: 3 });
  program.clock.now = new Date("2026-03-07T05:59:59.999Z");
  expect(refusalIn(await redeem(eve, String(first?.id)))).toMatch(/^COUPON_NOT_STARTED/);
  program.clock.now = new Date("2026-03-07T06:00:00.000Z");
  expect((await redeem(eve, String(first?.id))).errors).toEqual([]);
  program.clock.now = new Date("2026-03-10T04:59:59.999Z");
  expect((await redeem(eve, String(second?.id))).errors).toEqual([]);
  program.clock.now = new Date("2026-03-10T05:00:00.000Z");
  expect(refusalIn(await redeem(eve, String(three?.id)))).toMatch(/^COUPON_EXPIRED/);
});

test("a voided coupon that is also expired reads as voided, by whom and why", async () => {
  const short = await aCampaign(marcus, manualCampaign({ earnEndOn: "2026-03-12", redeemEndOn: "2026-03-12" }));
  const { id } = await aCoupon(ana, { campaignId: short });
  const voiding =
    "mutation ($id: Uuid!, $reason: String!) { voidCoupon(id: $id, reason: $reason) { status voidReason } }";
  expect((await ana.graphql(voiding, { id, reason: "Printed twice" })).errors[0]?.extensions.code).toBe(
    "action-needs-manager",
  );
  expect((await marcus.graphql(voiding, { id, reason: "Printed twice" })).data?.["voidCoupon"]).toEqual({
    status: "VOIDED",
    voidReason: "BY_MANAGER",
  });
  program.clock.now = new Date("2026-03-20T20:00:00Z");
  expect(refusalIn(await redeem(marcus, id, { overrideReason: "Please" }))).toMatch(
    /^COUPON_VOIDED: Voided Mar 10, 3:14 PM\. By Marcus .*: Printed twice\. No discount\./,
  );
});

test("a sale that is too small says how much is missing, to the cent", async () => {
  const { id } = await aCoupon(ana, { campaignId });
  expect(refusalIn(await redeem(ana, id, { purchaseAmount: 4999 }))).toBe(
    "COUPON_MIN_SPEND: $0.01 more needed. The sale is $49.99. The coupon needs $50 before tax. Add something, or keep it until Apr 30.",
  );
  expect((await redeem(ana, id, { purchaseAmount: 5000 })).errors).toEqual([]);
});

test("a coupon of one store says where it is good; one of all stores is used at a sister store and shows it", async () => {
  const elm = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const eve = await aPerson(program, elm, { firstName: "Eve" });
  const { id } = await aCoupon(ana, { campaignId });
  expect(refusalIn(await redeem(eve, id))).toBe(
    "COUPON_WRONG_STORE: Good at Maple Street only. This coupon works at Maple Street. It stays good there until Apr 30.",
  );
  const everywhere = await aCampaign(marcus, manualCampaign({ redeemableAt: "ALL_ACCOUNT_STORES" }));
  const shared = await aCoupon(ana, { campaignId: everywhere });
  expect((await redeem(eve, shared.id)).errors).toEqual([]);
  expect(refusalIn(await redeem(ana, shared.id))).toMatch(/^COUPON_REDEEMED: .*By Eve .*, Elm Street\./);
});

test("a register with nobody active reads why not first, and is asked for a PIN last", async () => {
  const till = await signedInRegister(program, await aRegister(program, store), store);
  const { id } = await aCoupon(ana, { campaignId });
  expect(refusalIn(await redeem(till, id, { purchaseAmount: 100 }))).toMatch(/^COUPON_MIN_SPEND/);
  expect(refusalIn(await redeem(till, id))).toBe("action-needs-employee: Action needs employee");
});

test("a manager undoes a redemption on the same business day, with a reason, and it can be used again", async () => {
  const undo = "mutation ($id: Uuid!, $reason: String!) { undoCouponRedemption(id: $id, reason: $reason) { status } }";
  const { id } = await aCoupon(ana, { campaignId });
  await redeem(ana, id);
  expect((await ana.graphql(undo, { id, reason: "Wrong tap" })).errors[0]?.extensions.code).toBe(
    "action-needs-manager",
  );
  expect((await marcus.graphql(undo, { id, reason: "Wrong tap" })).data?.["undoCouponRedemption"]).toEqual({
    status: "REDEEMABLE",
  });
  expect((await redeem(ana, id)).errors).toEqual([]);
  program.clock.now = new Date("2026-03-11T20:14:00Z");
  expect(refusalIn(await marcus.graphql(undo, { id, reason: "Wrong tap" }))).toBe(
    "undo-too-late: Undo works on the day of the redemption only",
  );
  const { data } = await ana.graphql("query ($id: Uuid!) { coupon(id: $id) { events { type by note } } }", { id });
  expect(recordOf(data?.["coupon"])["events"]).toMatchObject([
    { type: "ISSUED", by: expect.stringMatching(/^Ana /) },
    { type: "REDEEMED", by: expect.stringMatching(/^Ana /) },
    { type: "UNDONE", by: expect.stringMatching(/^Marcus /), note: "Wrong tap" },
    { type: "REDEEMED" },
  ]);
});

test("an unknown coupon is not found, also for another company", async () => {
  expect(refusalIn(await redeem(ana, randomUUID()))).toBe("COUPON_NOT_FOUND: Coupon not found");
  const stranger = await aPerson(program, await aStore(program));
  const { id } = await aCoupon(ana, { campaignId });
  expect(refusalIn(await redeem(stranger, id))).toBe("COUPON_NOT_FOUND: Coupon not found");
});
