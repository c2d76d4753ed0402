import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aCampaign, aCoupon, manualCampaign, redeem } from "#tests/kit/a-coupon.ts";
import { aFeed } from "#tests/kit/a-feed.ts";
import { anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aDayClose, aSale } from "#tests/kit/pos-rows.ts";
import { aStaffedStore } from "#tests/kit/signed-in.ts";
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
  program.clock.now = new Date("2026-03-04T15:00:00Z");
  ({ store, ana, marcus } = await aStaffedStore(program));
  campaignId = await aCampaign(marcus, manualCampaign());
});
afterAll(() => program.stop());

const watch = '{ couponMisuse(from: "2026-03-01", to: "2026-03-07") { kind subject couponIds } }';

test("a redemption without a sale and a coupon for the team's own phone are listed with their coupons", async () => {
  await anEmployee(program, store, { firstName: "Ben", phoneNumber: "6145550182" });
  const forTeam = await aCoupon(ana, { campaignId, contact: { cellphone: "6145550182" } });
  const used = await aCoupon(ana, { campaignId });
  await redeem(ana, used.id, { posTransactionId: "never sent" });
  program.clock.pass(4 * 3_600_000);
  const feed = aFeed(program, store);
  await feed([aSale({ seq: 1, at: program.clock.now.toISOString() })]);
  const teamPhone = { kind: "TEAM_PHONE", subject: "6145550182", couponIds: [forTeam.id] };
  // The register has not closed the day, so the sale may still come.
  expect((await marcus.graphql(watch)).data?.["couponMisuse"]).toEqual([teamPhone]);
  await feed([aDayClose({ seq: 2 })]);
  expect((await marcus.graphql(watch)).data?.["couponMisuse"]).toEqual([
    { kind: "NO_SALE", subject: expect.stringMatching(/^Ana /), couponIds: [used.id] },
    teamPhone,
  ]);
});

test("a usual week is empty, and employees do not read the watch", async () => {
  const used = await aCoupon(ana, { campaignId, contact: { cellphone: "6145550199" } });
  await redeem(ana, used.id, { posTransactionId: "T1" });
  program.clock.pass(4 * 3_600_000);
  await aFeed(program, store)([aSale({ seq: 1, at: program.clock.now.toISOString() }), aDayClose({ seq: 2 })]);
  expect((await marcus.graphql(watch)).data?.["couponMisuse"]).toEqual([]);
  expect((await ana.graphql(watch)).errors[0]?.extensions.code).toBe("action-needs-manager");
});
