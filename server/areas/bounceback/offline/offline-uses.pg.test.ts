import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCampaign, aCoupon, manualCampaign, redeem } from "#tests/kit/a-coupon.ts";
import { aRegister, aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf, signedInRegister } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let marcus: EmployedPerson;
let owner: EmployedPerson;
let tens: string;

/** 3:14 PM in the store. The connection was away since 2:00 PM. */
const receivedAt = new Date("2026-03-10T20:14:00.000Z");
const takenAt = "2026-03-10T19:05:00.000Z";

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-03-10T18:00:00Z");
  store = await aStore(program);
  ana = await aPerson(program, store, { firstName: "Ana" });
  marcus = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  owner = await aPerson(program, store, { firstName: "Olive", role: roles.owner });
  tens = await aCampaign(marcus, manualCampaign({ redeemAmount: 1000, redeemableAt: "ALL_ACCOUNT_STORES" }));
  await setRule(owner, 1000);
});
afterAll(() => program.stop());

function setRule(by: Person, most: number | null) {
  return by.graphql("mutation ($most: Money) { setOfflineCouponRule(most: $most) { offlineMost } }", { most });
}

const use = `id reason fact isRedeemed amount by terminal claimedAt receivedAt
  other { at claimedAt by storeName terminal } settledAt settledBy settleNote`;
const taking = `mutation ($id: Uuid!, $couponId: Uuid!, $claimedAt: Instant!, $amount: Money!, $purchaseAmount: Money, $terminal: String) {
  redeemOfflineCoupon(id: $id, couponId: $couponId, claimedAt: $claimedAt, amount: $amount,
    purchaseAmount: $purchaseAmount, terminal: $terminal) { use { ${use} } coupon { status redemption { at by overrideReason isGoodwill } } }
}`;

type Taken = { id?: string; claimedAt?: string; amount?: number; purchaseAmount?: number; terminal?: string };

/** What a screen sends once the line is back. */
async function tell(by: Person, couponId: string, fields: Taken = {}) {
  const values = { id: randomUUID(), claimedAt: takenAt, amount: 1000, ...fields };
  const answer = await by.graphql(taking, { couponId, ...values });
  expect(answer.errors).toEqual([]);
  const outcome = recordOf(answer.data?.["redeemOfflineCoupon"]);
  return { id: values.id, use: recordOf(outcome["use"]), coupon: recordOf(outcome["coupon"]) };
}

const listing = `query ($isOpenOnly: Boolean) { couponConflicts(isOpenOnly: $isOpenOnly) { ${use} numberText offText } }`;

async function conflictsFor(by: Person, isOpenOnly = false): Promise<Record<string, unknown>[]> {
  const answer = await by.graphql(listing, { isOpenOnly });
  expect(answer.errors).toEqual([]);
  return [answer.data?.["couponConflicts"]].flat().map(recordOf);
}

async function historyOf(couponId: string): Promise<Record<string, unknown>[]> {
  const query = "query ($id: Uuid!) { coupon(id: $id) { events { type by note claimedAt terminal } } }";
  const { data } = await ana.graphql(query, { id: couponId });
  return [recordOf(data?.["coupon"])["events"]].flat().map(recordOf);
}

function codeIn({ errors }: GraphqlAnswer): unknown {
  return errors[0]?.extensions.code;
}

test("the owner alone says up to which amount coupons are taken without a connection, and off is where a store begins", async () => {
  const fresh = await aStore(program, { account: { id: store.accountId } });
  const eve = await aPerson(program, fresh);
  const reading = "{ bouncebackSettings { offlineMost mostPerSale } }";
  expect((await eve.graphql(reading)).data?.["bouncebackSettings"]).toEqual({ offlineMost: null, mostPerSale: 10 });
  for (const by of [ana, marcus]) {
    expect(["forbidden", "action-needs-manager"]).toContain(codeIn(await setRule(by, 2500)));
  }
  for (const [most, message] of [
    [0, "Use more than $0"],
    [100_001, "Use at most $1,000"],
  ] as const) {
    const { errors } = await setRule(owner, most);
    expect(errors[0]?.extensions.errors).toEqual({ most: [message] });
  }
  expect((await setRule(owner, 100_000)).data?.["setOfflineCouponRule"]).toEqual({ offlineMost: 100_000 });
  expect((await setRule(owner, null)).data?.["setOfflineCouponRule"]).toEqual({ offlineMost: null });
});

test("a manager's and the owner's settings leave each other alone, and the history has both", async () => {
  await marcus.graphql("mutation { changeBouncebackSettings(changes: { mostPerSale: 3 }) { mostPerSale } }");
  await setRule(owner, 1500);
  const { data } = await ana.graphql("{ bouncebackSettings { offlineMost mostPerSale } }");
  expect(data?.["bouncebackSettings"]).toEqual({ offlineMost: 1500, mostPerSale: 3 });
  const query = `query ($id: ID!) { recordHistory(kind: "BouncebackSettings", id: $id, first: 5) { edges { node {
    name changes { field before after } } } } }`;
  const history = await marcus.graphql(query, { id: String(store.id) });
  const [newest] = [recordOf(history.data?.["recordHistory"])["edges"]].flat().map((edge) => recordOf(edge)["node"]);
  expect(newest).toEqual({
    name: "bounceback-settings.changed",
    changes: [{ field: "offlineMostCents", before: "1000", after: "1500" }],
  });
});

test("what was taken without a connection is redeemed when it arrives, and says beside it when it was taken", async () => {
  const { id } = await aCoupon(ana, { campaignId: tens });
  program.clock.now = receivedAt;
  const outcome = await tell(ana, id, { purchaseAmount: 5240, terminal: "2" });
  expect(outcome.use).toMatchObject({
    ...{ reason: null, fact: null, isRedeemed: true, other: null, amount: 1000 },
    ...{ claimedAt: takenAt, receivedAt: receivedAt.toISOString(), terminal: "2" },
  });
  expect(outcome.coupon).toMatchObject({ status: "REDEEMED", redemption: { at: receivedAt.toISOString() } });
  expect(await conflictsFor(marcus)).toEqual([]);
  expect((await historyOf(id)).at(-1)).toMatchObject({ type: "REDEEMED", claimedAt: takenAt, terminal: "2" });
});

test("the same use that comes twice, or ten times at once, acts once", async () => {
  const { id } = await aCoupon(ana, { campaignId: tens });
  program.clock.now = receivedAt;
  const useId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => tell(ana, id, { id: useId })));
  expect(answers.map(({ use: { isRedeemed, reason } }) => [isRedeemed, reason])).toEqual(
    answers.map(() => [true, null]),
  );
  expect(await tell(ana, id, { id: useId })).toMatchObject({ use: { isRedeemed: true, reason: null } });
  expect((await historyOf(id)).map(({ type }) => type)).toEqual(["ISSUED", "REDEEMED"]);
  expect(await conflictsFor(marcus)).toEqual([]);
});

test("used elsewhere meanwhile: nothing is lost, both sides are listed, and a manager settles it once", async () => {
  const elm = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const eve = await aPerson(program, elm, { firstName: "Eve" });
  const coupon = await aCoupon(ana, { campaignId: tens });
  program.clock.now = new Date("2026-03-10T19:30:00.000Z");
  expect((await redeem(eve, coupon.id)).errors).toEqual([]);
  program.clock.now = receivedAt;
  const outcome = await tell(ana, coupon.id, { terminal: "2" });
  expect(outcome.coupon).toMatchObject({ redemption: { by: expect.stringMatching(/^Eve /) } });
  const [conflict] = await conflictsFor(marcus, true);
  expect(conflict).toMatchObject({
    ...{ id: outcome.id, reason: "USED_TWICE", isRedeemed: false, amount: 1000, offText: "$10 off $50" },
    ...{ by: expect.stringMatching(/^Ana /), terminal: "2", claimedAt: takenAt, receivedAt: receivedAt.toISOString() },
    fact: expect.stringMatching(/^Used today at 2:30 PM\. By Eve .*, Elm Street\.$/),
    other: {
      ...{ at: "2026-03-10T19:30:00.000Z", claimedAt: null, by: expect.stringMatching(/^Eve /) },
      ...{ storeName: "Elm Street", terminal: null },
    },
    settledAt: null,
  });
  expect(codeIn(await ana.graphql(listing))).toBe("action-needs-manager");
  const settling = `mutation ($id: Uuid!, $note: String!) { settleCouponConflict(id: $id, note: $note) { settledBy settleNote } }`;
  expect(codeIn(await ana.graphql(settling, { id: outcome.id, note: "Talked to Eve" }))).toBe("action-needs-manager");
  expect(codeIn(await marcus.graphql(settling, { id: outcome.id, note: "ok" }))).toBe("invalid-input");
  const settle = (by: Person) => by.graphql(settling, { id: outcome.id, note: "Talked to Eve" });
  const answers = await Promise.all([settle(marcus), settle(owner)]);
  expect(answers.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
    expect.stringMatching(/^(Marcus|Olive) .* settled this already$/),
  ]);
  expect(await conflictsFor(marcus, true)).toEqual([]);
  expect(await conflictsFor(marcus)).toMatchObject([{ id: outcome.id, settleNote: "Talked to Eve" }]);
  expect((await historyOf(coupon.id)).slice(-2)).toMatchObject([
    { type: "CONFLICT", by: expect.stringMatching(/^Ana /), claimedAt: takenAt },
    { type: "SETTLED", note: "Talked to Eve" },
  ]);
});

test("two registers that both took it without a connection: each side says when it was taken", async () => {
  const ben = await aPerson(program, store, { firstName: "Ben" });
  const { id } = await aCoupon(ana, { campaignId: tens });
  program.clock.now = receivedAt;
  await tell(ben, id, { claimedAt: "2026-03-10T19:40:00.000Z" });
  const late = await tell(ana, id);
  expect(late.use).toMatchObject({
    ...{ reason: "USED_TWICE", isRedeemed: false, claimedAt: takenAt },
    other: { by: expect.stringMatching(/^Ben /), claimedAt: "2026-03-10T19:40:00.000Z" },
  });
});

test("a redemption whose answer was lost, taken again on the same screen, is one use", async () => {
  const { id } = await aCoupon(ana, { campaignId: tens });
  program.clock.now = new Date("2026-03-10T19:04:00.000Z");
  await redeem(ana, id);
  program.clock.now = receivedAt;
  expect((await tell(ana, id)).use).toMatchObject({ reason: null, isRedeemed: true });
  expect((await tell(marcus, id)).use).toMatchObject({ reason: "USED_TWICE", isRedeemed: false });
});

test("expired or a second one of a visit when it arrives: it is used all the same, and listed", async () => {
  const contact = { cellphone: "6145550182" };
  const short = await aCampaign(
    marcus,
    manualCampaign({ redeemAmount: 1000, earnEndOn: "2026-03-10", redeemEndOn: "2026-03-10" }),
  );
  const [first, second] = [
    await aCoupon(ana, { campaignId: tens, contact }),
    await aCoupon(ana, { campaignId: tens, contact }),
  ];
  const lastDay = await aCoupon(ana, { campaignId: short });
  program.clock.now = receivedAt;
  await redeem(ana, first.id);
  const visit = await tell(ana, second.id);
  expect(visit.use).toMatchObject({ reason: "ONE_PER_VISIT", isRedeemed: true });
  expect(visit.coupon).toMatchObject({ redemption: { overrideReason: "Taken without a connection" } });
  program.clock.now = new Date("2026-03-11T15:00:00.000Z");
  const late = await tell(ana, lastDay.id);
  expect(late.use).toMatchObject({ reason: "EXPIRED", isRedeemed: true });
  expect(late.coupon).toMatchObject({ status: "REDEEMED", redemption: { isGoodwill: true } });
  expect((await conflictsFor(marcus)).map(({ reason }) => reason)).toEqual(["EXPIRED", "ONE_PER_VISIT"]);
});

test("voided meanwhile, not open yet, or good at another store alone: it stays what it is, and is listed", async () => {
  const elm = await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const eve = await aPerson(program, elm, { firstName: "Eve" });
  const here = await aCampaign(marcus, manualCampaign({ redeemAmount: 1000 }));
  const later = await aCampaign(marcus, manualCampaign({ redeemAmount: 1000, redeemStartOn: "2026-03-20" }));
  const voided = await aCoupon(ana, { campaignId: tens });
  const ours = await aCoupon(ana, { campaignId: here });
  const early = await aCoupon(ana, { campaignId: later });
  program.clock.now = receivedAt;
  await marcus.graphql('mutation ($id: Uuid!) { voidCoupon(id: $id, reason: "Printed twice") { id } }', {
    id: voided.id,
  });
  expect(await tell(ana, voided.id)).toMatchObject({
    use: { reason: "VOIDED", isRedeemed: false, fact: expect.stringMatching(/Printed twice\.$/) },
    coupon: { status: "VOIDED" },
  });
  expect(await tell(ana, early.id)).toMatchObject({ use: { reason: "NOT_STARTED" }, coupon: { status: "PENDING" } });
  expect(await tell(eve, ours.id)).toMatchObject({ use: { reason: "WRONG_STORE" }, coupon: { status: "REDEEMABLE" } });
});

test("off, or $25 with a limit of $10: the counter refuses, and a device that did not know has it listed", async () => {
  const quarter = await aCampaign(marcus, manualCampaign());
  const [large, small] = [await aCoupon(ana, { campaignId: quarter }), await aCoupon(ana, { campaignId: tens })];
  program.clock.now = receivedAt;
  expect((await tell(ana, large.id, { amount: 2500 })).use).toMatchObject({
    ...{ reason: "NOT_ALLOWED", isRedeemed: true },
    fact: "The store takes up to $10 without a connection.",
  });
  await setRule(owner, null);
  expect((await tell(ana, small.id)).use).toMatchObject({
    ...{ reason: "NOT_ALLOWED", isRedeemed: true },
    fact: "The store takes no coupons without a connection.",
  });
});

test("a sale below the minimum is used and listed; a clock that cannot be right claims nothing", async () => {
  const { id } = await aCoupon(ana, { campaignId: tens });
  program.clock.now = receivedAt;
  const outcome = await tell(ana, id, { purchaseAmount: 4999, claimedAt: "2026-03-11T20:14:00.000Z" });
  expect(outcome.use).toMatchObject({ reason: "MIN_SPEND", isRedeemed: true, claimedAt: null });
});

test("a register with nobody active tells nothing, and another company's coupon is not found", async () => {
  const { id } = await aCoupon(ana, { campaignId: tens });
  const fields = { id: randomUUID(), couponId: id, claimedAt: takenAt, amount: 1000 };
  const till = await signedInRegister(program, await aRegister(program, store), store);
  expect(codeIn(await till.graphql(taking, fields))).toBe("action-needs-employee");
  const stranger = await aPerson(program, await aStore(program), { role: roles.manager });
  expect(codeIn(await stranger.graphql(taking, fields))).toBe("COUPON_NOT_FOUND");
  const settling = 'mutation ($id: Uuid!) { settleCouponConflict(id: $id, note: "Not mine") { id } }';
  const outcome = await tell(ana, id);
  expect(codeIn(await stranger.graphql(settling, { id: outcome.id }))).toBe("not-found");
  expect((await marcus.graphql(settling, { id: outcome.id })).errors[0]?.message).toBe("There's nothing to settle");
});

test("an amount of nothing or over a coupon's largest is refused with a sentence", async () => {
  const { id } = await aCoupon(ana, { campaignId: tens });
  for (const amount of [0, 10_000_001]) {
    const answer = await ana.graphql(taking, { id: randomUUID(), couponId: id, claimedAt: takenAt, amount });
    expect(codeIn(answer)).toBe("invalid-input");
  }
});
