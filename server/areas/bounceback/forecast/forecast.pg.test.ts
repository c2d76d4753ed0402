import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCampaign, manualCampaign, someCoupons } from "#tests/kit/a-coupon.ts";
import { aStaffedStore } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const forecast = "{ couponForecast { finished days { date coupons amount } } }";

/** A campaign of four days whose coupons are handed out on the first. */
function fourDays(first: string, last: string) {
  return manualCampaign({ earnStartOn: first, redeemStartOn: first, earnEndOn: last, redeemEndOn: last });
}

test("open coupons are expected by where in their time the store's earlier ones were used", async () => {
  program.clock.now = new Date("2026-03-04T15:00:00Z");
  const { ana, marcus } = await aStaffedStore(program);
  expect((await ana.graphql(forecast)).data?.["couponForecast"]).toEqual({ finished: 0, days: [] });
  const past = await aCampaign(marcus, fourDays("2026-03-04", "2026-03-07"));
  const batch = { batchId: randomUUID(), campaignId: past, count: 40 };
  const used = (await someCoupons(marcus, batch)).slice(0, 10).map(({ id }) => id);
  // All on the first of four days.
  await program.owner.query(
    `update coupons set redeemed_at = issued_at, redeemed_on = issued_on, redeem_store_id = store_id
     where id = any($1::uuid[])`,
    [used],
  );
  program.clock.now = new Date("2026-03-09T15:00:00Z");
  const next = await aCampaign(marcus, fourDays("2026-03-09", "2026-03-12"));
  await someCoupons(marcus, { campaignId: next, count: 40 });
  const { data } = await ana.graphql(forecast);
  expect(data?.["couponForecast"]).toMatchObject({
    finished: 40,
    days: [{ date: "2026-03-09", coupons: 10, amount: 25_000 }, { coupons: 0 }, { coupons: 0 }, { coupons: 0 }],
  });
  const only = (args: string) => ana.graphql(`{ couponForecast(${args}) { days { coupons } } }`);
  const none = { couponForecast: { days: [] } };
  const ten = { couponForecast: { days: [{ coupons: 10 }, { coupons: 0 }, { coupons: 0 }, { coupons: 0 }] } };
  expect((await only(`lineageId: "${next}"`)).data).toEqual(ten);
  expect((await only(`lineageId: "${past}"`)).data).toEqual(none);
  expect((await only('issuedFrom: "2026-03-09", issuedTo: "2026-03-09"')).data).toEqual(ten);
  expect((await only('issuedFrom: "2026-03-01", issuedTo: "2026-03-08"')).data).toEqual(none);
});
