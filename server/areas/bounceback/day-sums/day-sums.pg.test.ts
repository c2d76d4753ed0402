import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { aCampaign, aCoupon, manualCampaign, redeem, someCoupons } from "#tests/kit/a-coupon.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aStaffedStore, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { gatherDaySums } from "./day-sums.ts";

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

const key = "campaign_id, issued_on, redeemed_on, redeem_store_id, starts_at, expires_at";

/** Each day's sums as they are kept, and as the coupons themselves add up. */
async function sumsTwice() {
  const kept = await program.owner.query(
    `select ${key}, sum(issued)::int as issued, sum(issued_cents)::int as issued_cents, sum(ownerless)::int as ownerless,
       sum(open)::int as open, sum(open_cents)::int as open_cents, sum(redeemed)::int as redeemed,
       sum(redeemed_elsewhere)::int as elsewhere, sum(voided)::int as voided, sum(discount_cents)::int as discount_cents,
       sum(coupon_sales_cents)::int as sales_cents, sum(coupon_tickets)::int as tickets, sum(printed)::int as printed,
       sum(reprints)::int as reprints, sum(print_pending)::int as print_pending, sum(leaked)::int as leaked
     from coupon_day_sums where store_id = $1 group by ${key} having sum(issued) <> 0 order by ${key}`,
    [store.id],
  );
  const counted = await program.owner.query(
    `with fact as (
       select *, case when redeemed_at is null and voided_at is null then redeem_amount_cents end as open_cents,
         case when redeemed_at is not null then redeem_amount_cents end as discount_cents,
         case when redeemed_at is not null then purchase_amount_cents end as sales_cents
       from coupons where store_id = $1)
     select ${key}, count(*)::int as issued, sum(redeem_amount_cents)::int as issued_cents,
       count(*) filter (where coalesce(customer_id::text, cellphone, pos_customer_id) is null)::int as ownerless,
       count(open_cents)::int as open, coalesce(sum(open_cents), 0)::int as open_cents, count(redeemed_at)::int as redeemed,
       count(*) filter (where redeem_store_id <> store_id)::int as elsewhere, count(voided_at)::int as voided,
       coalesce(sum(discount_cents), 0)::int as discount_cents, coalesce(sum(sales_cents), 0)::int as sales_cents,
       count(sales_cents)::int as tickets, count(*) filter (where print_count > 0)::int as printed,
       sum(greatest(print_count - 1, 0))::int as reprints,
       count(*) filter (where print_state = 'pending')::int as print_pending,
       count(*) filter (where redeemed_at is not null and returned_at is not null)::int as leaked
     from fact group by ${key} order by ${key}`,
    [store.id],
  );
  return { kept: kept.rows.map(recordOf), counted: counted.rows.map(recordOf) };
}

async function gather(): Promise<void> {
  const acting = await findActingStore(program.platform, store.id);
  expect(acting).not.toBeNull();
  const request = acting && systemRequest(program.platform, { store: acting, reason: "test", requestId: "gather" });
  await (request && Promise.all([gatherDaySums(request, {}), gatherDaySums(request, {})]));
}

async function rowsKept(): Promise<number> {
  const result = await program.owner.query("select count(*)::int as count from coupon_day_sums where store_id = $1", [
    store.id,
  ]);
  return Number(recordOf(result.rows[0])["count"]);
}

const voiding = 'mutation ($id: Uuid!) { voidCoupon(id: $id, reason: "Printed twice") { status } }';

/** Coupons in every state, some of them changed more than once. */
async function busyDays(): Promise<string> {
  const contact = { name: "Dana Whitfield", cellphone: "(614) 555-0182" };
  const campaignId = await aCampaign(marcus, manualCampaign());
  const own = await aCoupon(ana, { campaignId, contact });
  const [, spare, used] = await someCoupons(ana, { campaignId, count: 5 });
  await redeem(ana, own.id, { purchaseAmount: 9000 });
  await marcus.graphql(voiding, { id: spare?.id });
  program.clock.now = new Date("2026-03-05T18:05:00Z");
  await someCoupons(ana, { campaignId, count: 3 });
  await redeem(ana, String(used?.id), {});
  await marcus.graphql('mutation ($id: Uuid!) { undoCouponRedemption(id: $id, reason: "Wrong one") { status } }', {
    id: used?.id,
  });
  return campaignId;
}

test("[REP-05] the kept sums of each day are its coupons, added up, whatever became of them", async () => {
  await busyDays();
  const { kept, counted } = await sumsTwice();
  expect(kept).toEqual(counted);
  expect(counted.reduce((sum, row) => sum + Number(row["issued"]), 0)).toBe(9);
  expect(counted.map((row) => row["redeemed"])).toContain(1);
  expect(counted.map((row) => row["voided"])).toContain(1);
});

test("at night the rows of a day become one, and two runs at once count nothing twice", async () => {
  await busyDays();
  const before = await rowsKept();
  await gather();
  const { kept, counted } = await sumsTwice();
  expect(kept).toEqual(counted);
  expect(await rowsKept()).toBe(counted.length);
  expect(counted.length).toBeLessThan(before);
});

test.each([
  { filter: {}, count: 9 },
  { filter: { status: "REDEEMABLE" }, count: 7 },
  { filter: { status: "REDEEMED" }, count: 1 },
  { filter: { status: "VOIDED" }, count: 1 },
  { filter: { status: "PENDING" }, count: 0 },
  { filter: { status: "EXPIRED" }, count: 0 },
])("the list's total of $filter comes from them", async ({ filter, count }) => {
  const campaignId = await busyDays();
  const answer = await ana.graphql(
    "query ($filter: ListFilter) { coupons(first: 25, filter: $filter) { totalItems edges { node { id } } } }",
    { filter: { campaignId, ...filter } },
  );
  expect(recordOf(answer.data?.["coupons"])).toMatchObject({ totalItems: count });
  expect(recordOf(answer.data?.["coupons"])["edges"]).toHaveLength(count);
});
