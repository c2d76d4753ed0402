import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCampaign, aCoupon, campaignInput, manualCampaign, saveCampaign } from "#tests/kit/a-coupon.ts";
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

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  program.clock.now = new Date("2026-02-20T20:14:00Z");
  ({ store, ana, marcus } = await aStaffedStore(program));
});
afterAll(() => program.stop());

test("[BNC-05] a manager saves a campaign with all of its fields, and everybody reads it", async () => {
  const whole = campaignInput({
    ...{ intent: "EVENT", delivery: "TEXT_AND_PRINT", redeemableAt: "ALL_ACCOUNT_STORES", budgetCoupons: 650 },
    ...{ reminderAtStart: true, reminderDaysBeforeEnd: 3, reminderHour: 11, messageTemplate: "You earned {amount}" },
  });
  const id = await aCampaign(marcus, whole);
  const fields = Object.keys(whole).join(" ");
  const { data } = await ana.graphql(`query ($id: Uuid!) { couponCampaign(id: $id) { ${fields} status sentence } }`, {
    id,
  });
  expect(data?.["couponCampaign"]).toEqual({
    ...whole,
    ...{ status: "NOT_STARTED", sentence: "$25 off $50, earned by $50, Mar 1–31" },
  });
  expect((await saveCampaign(ana, whole)).errors[0]?.extensions.code).toBe("action-needs-manager");
});

test("[BNC-05] faults come one for each field, and warnings take one more click", async () => {
  const faulty = campaignInput({ earnEndOn: "2026-02-27", redeemMinSpend: 100, earnMinSpend: null });
  expect((await saveCampaign(marcus, faulty)).errors[0]?.extensions.errors).toEqual({
    "campaign.earnEndOn": ["End on Mar 1 or later"],
    "campaign.redeemMinSpend": ["Use $25 or more, the amount off"],
    "campaign.earnMinSpend": ["Use more than $0"],
  });
  await aCampaign(marcus, campaignInput({ name: "First" }));
  const risky = campaignInput({ redeemAmount: 3000, redeemStartOn: "2026-03-01" });
  const warned = await saveCampaign(marcus, risky, { acceptsWarnings: false });
  expect(warned.errors[0]).toMatchObject({
    message: "$30 is more than half of $50. Redemption starts the day it's earned. Overlaps First, Mar 1 to Mar 31",
    extensions: { code: "campaign-warnings" },
  });
  expect((await saveCampaign(marcus, risky, { acceptsWarnings: true })).errors).toEqual([]);
});

/** The texts at the fields, or the one of the request. */
async function fault(change: Record<string, unknown>): Promise<string[]> {
  const { errors } = await saveCampaign(marcus, campaignInput(change));
  return Object.values(errors[0]?.extensions.errors ?? { request: [String(errors[0]?.message)] }).flat();
}

test("bad amounts, dates and names get one clear sentence each", async () => {
  expect(await fault({ name: "x".repeat(61) })).toEqual(["Use 60 characters or fewer"]);
  expect(await fault({ redeemAmount: 10_000_001, redeemMinSpend: 10_000_001 })).toEqual([
    "Use at most $100,000",
    "Use at most $100,000",
  ]);
  expect(await fault({ redeemAmount: -100 })).toEqual(["Use more than $0"]);
  expect(await fault({ redeemEndOn: "2036-02-29" })).toEqual(["Choose a date within 10 years"]);
  expect(await fault({ redeemAmount: 12.5 })).toEqual([expect.stringMatching(/Money must be integer cents/)]);
  expect(await fault({ earnStartOn: "1999-12-31" })).toEqual([
    expect.stringMatching(/a store's day from 2000 to 2100/),
  ]);
});

test("[BNC-07] without coupons a campaign is changed in place; an ended one is not changed any more", async () => {
  const id = await aCampaign(marcus);
  const saved = await saveCampaign(marcus, campaignInput({ name: "Renamed" }), { id });
  expect(saved.data?.["saveCouponCampaign"]).toMatchObject({ campaign: { id, version: 1 }, replaced: null });
  await marcus.graphql("mutation ($id: Uuid!) { endCouponCampaign(id: $id) { status } }", { id });
  expect((await saveCampaign(marcus, campaignInput(), { id })).errors[0]?.message).toBe(
    "This campaign has ended. Duplicate it instead.",
  );
});

test("[BNC-07] earning over and redemption open reads Redeem only, and the queries filter by the tags", async () => {
  await aCampaign(
    marcus,
    campaignInput({ earnStartOn: "2026-01-01", earnEndOn: "2026-01-31", redeemStartOn: "2026-02-01" }),
  );
  await aCampaign(marcus, campaignInput({ name: "Later" }));
  const list = async (args: string) => {
    const { data } = await ana.graphql(`{ couponCampaigns${args} { name status tags caption } }`);
    return [data?.["couponCampaigns"]].flat();
  };
  expect(await list("(redeemable: true)")).toEqual([
    { name: "Spring thank-you", status: "ACTIVE", tags: ["REDEEMABLE"], caption: "Redeem only" },
  ]);
  expect(await list("(earnable: true)")).toEqual([]);
  expect(await list("")).toHaveLength(2);
});

test("two managers who edit one campaign at once leave one open version", async () => {
  const id = await aCampaign(marcus, manualCampaign({ earnStartOn: "2026-02-01", redeemStartOn: "2026-02-02" }));
  await aCoupon(ana, { campaignId: id });
  const other = await aPerson(program, store, { role: roles.manager });
  const change = manualCampaign({ earnStartOn: "2026-02-01", redeemAmount: 2000 });
  const answers = await Promise.all(
    [marcus, other].map((by) => saveCampaign(by, change, { id, nextId: randomUUID() })),
  );
  const refused = answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
  expect(refused).toEqual(["saved-since"]);
  const { data } = await ana.graphql("{ couponCampaigns(earnable: true) { version redeemAmount } }");
  expect(data?.["couponCampaigns"]).toEqual([{ version: 2, redeemAmount: 2000 }]);
  const events = await program.owner.query(
    "select payload ->> 'version' as version from events where name = 'coupon-campaign.edited' and store_id = $1",
    [store.id],
  );
  expect(events.rows.map((row) => recordOf(row)["version"])).toEqual(["2"]);
});

async function savedVersion(id: string): Promise<unknown> {
  const { data } = await ana.graphql("query ($id: Uuid!) { couponCampaign(id: $id) { savedVersion } }", { id });
  return recordOf(data?.["couponCampaign"])["savedVersion"];
}

const savingSeen = `mutation ($id: Uuid!, $campaign: CouponCampaignInput!, $seen: String) {
  saveCouponCampaign(id: $id, campaign: $campaign, acceptsWarnings: true, seen: $seen) { campaign { name savedVersion } }
}`;

test("a save of a campaign that someone changed since it was read is refused, and says who and when", async () => {
  const id = await aCampaign(marcus);
  const seen = await savedVersion(id);
  expect((await saveCampaign(marcus, campaignInput({ name: "Renamed" }), { id })).errors).toEqual([]);
  const late = { id, campaign: campaignInput({ redeemAmount: 2000 }), seen };
  expect((await marcus.graphql(savingSeen, late)).errors[0]).toMatchObject({
    message: expect.stringMatching(/^Marcus .* saved changes here at 2:14 PM\. Yours are still here\.$/),
    extensions: { code: "saved-since" },
  });
  const fresh = { ...late, seen: await savedVersion(id) };
  expect((await marcus.graphql(savingSeen, fresh)).errors).toEqual([]);
});

const restoring = `mutation ($id: Uuid!, $eventId: Uuid) {
  restoreCouponCampaign(id: $id, eventId: $eventId) { id name version status redeemAmount reminderAtStart } }`;

test("a change of a campaign is undone with all its fields, and by nobody else", async () => {
  const id = await aCampaign(marcus, campaignInput({ reminderAtStart: true }));
  await saveCampaign(marcus, campaignInput({ name: "Renamed", redeemAmount: 2000 }), { id });
  const other = await aPerson(program, store, { role: roles.manager });
  expect((await other.graphql(restoring, { id })).errors[0]?.extensions.code).toBe("changed-since");
  expect((await ana.graphql(restoring, { id })).errors[0]?.extensions.code).toBe("action-needs-manager");
  const { data } = await marcus.graphql(restoring, { id });
  expect(data?.["restoreCouponCampaign"]).toMatchObject({
    ...{ id, name: "Spring thank-you", version: 1, redeemAmount: 2500, reminderAtStart: true },
  });
});

test("undoing an end opens the campaign, and undoing a new version lets the old one stand again", async () => {
  const open = { earnStartOn: "2026-02-01", redeemStartOn: "2026-02-02" };
  const id = await aCampaign(marcus, manualCampaign(open));
  await aCoupon(ana, { campaignId: id });
  await marcus.graphql("mutation ($id: Uuid!) { endCouponCampaign(id: $id) { status } }", { id });
  const reopened = await marcus.graphql(restoring, { id });
  expect(reopened.data?.["restoreCouponCampaign"]).toMatchObject({ id, status: "ACTIVE" });

  const nextId = randomUUID();
  await saveCampaign(marcus, manualCampaign({ ...open, redeemAmount: 2000 }), { id, nextId });
  const undone = await marcus.graphql(restoring, { id: nextId });
  expect(undone.data?.["restoreCouponCampaign"]).toMatchObject({
    id,
    version: 1,
    status: "ACTIVE",
    redeemAmount: 2500,
  });
  const { data } = await ana.graphql("{ couponCampaigns { id } }");
  expect(data?.["couponCampaigns"]).toEqual([{ id }]);
});

test("a version that has issued coupons is not undone, since they keep its terms", async () => {
  const open = { earnStartOn: "2026-02-01", redeemStartOn: "2026-02-02" };
  const id = await aCampaign(marcus, manualCampaign(open));
  await aCoupon(ana, { campaignId: id });
  const nextId = randomUUID();
  await saveCampaign(marcus, manualCampaign({ ...open, redeemAmount: 2000 }), { id, nextId });
  await aCoupon(ana, { campaignId: nextId });
  expect((await marcus.graphql(restoring, { id: nextId })).errors[0]?.extensions.code).toBe("cannot-undo");
});

test("the settings name the company's stores, also those that the reader may not enter", async () => {
  await aStore(program, { account: { id: store.accountId }, name: "Elm Street" });
  const { data } = await ana.graphql("{ bouncebackSettings { storeNames } }");
  expect(data?.["bouncebackSettings"]).toEqual({ storeNames: ["Elm Street", "Maple Street"] });
});
