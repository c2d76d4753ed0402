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

test("what was taken after its last day counts as unused, and what was voided not at all", async () => {
  program.clock.now = new Date("2026-03-04T15:00:00Z");
  const { ana, marcus } = await aStaffedStore(program);
  const past = await aCampaign(marcus, fourDays("2026-03-04", "2026-03-07"));
  const ids = (await someCoupons(marcus, { batchId: randomUUID(), campaignId: past, count: 44 })).map(({ id }) => id);
  const redeem = `update coupons set redeem_store_id = store_id, redeemed_on = $2,
    redeemed_at = $2::date + time '12:00' where id = any($1::uuid[])`;
  await program.owner.query(redeem, [ids.slice(0, 10), "2026-03-05"]);
  await program.owner.query(redeem, [ids.slice(10, 15), "2026-03-08"]);
  await program.owner.query(
    "update coupons set voided_at = issued_at, void_reason = 'by_manager' where id = any($1::uuid[])",
    [ids.slice(40)],
  );
  program.clock.now = new Date("2026-03-09T15:00:00Z");
  const next = await aCampaign(marcus, fourDays("2026-03-09", "2026-03-12"));
  await someCoupons(marcus, { campaignId: next, count: 40 });
  const { data } = await ana.graphql(forecast);
  expect(data?.["couponForecast"]).toMatchObject({
    finished: 40,
    days: [{ coupons: 0 }, { date: "2026-03-10", coupons: 10 }, { coupons: 0 }, { coupons: 0 }],
  });
});
