import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { aCampaign, aCoupon, manualCampaign } from "#tests/kit/a-coupon.ts";
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

/** What the night's job does; twice at once, as after a restart. */
async function night(): Promise<void> {
  const acting = await findActingStore(program.platform, store.id);
  expect(acting).not.toBeNull();
  const request = acting && systemRequest(program.platform, { store: acting, reason: "test", requestId: "night" });
  await (request && Promise.all([gatherDaySums(request, {}), gatherDaySums(request, {})]));
}

async function rowsOf(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const result = await program.owner.query(text, values);
  return result.rows.map(recordOf);
}

type Range = { from: string; to: string; lineageId?: string | null };

/** Different customers as the report says them, and as the coupons themselves do; the campaign of null is all. */
async function customersTwice({ from, to, lineageId = null }: Range) {
  const { data, errors } = await ana.graphql(
    `query ($from: BusinessDate!, $to: BusinessDate!, $lineageId: Uuid) {
      bouncebackReport(from: $from, to: $to, basis: ISSUED, lineageId: $lineageId) {
        campaigns { campaignId figures { customers } } total { customers } } }`,
    { from, to, lineageId },
  );
  expect(errors).toEqual([]);
  const report = recordOf(data?.["bouncebackReport"]);
  const campaigns = (Array.isArray(report["campaigns"]) ? report["campaigns"] : []).map(recordOf);
  const counted = await rowsOf(
    `select campaign_id, count(distinct customer_key)::int as customers from coupons
     where store_id = $1 and issued_on between $2 and $3 and ($4::uuid is null or lineage_id = $4)
     group by grouping sets ((campaign_id), ()) order by 1 nulls last`,
    [store.id, from, to, lineageId],
  );
  const reported = campaigns
    .map((campaign) => ({
      campaign_id: campaign["campaignId"],
      customers: recordOf(campaign["figures"])["customers"],
    }))
    .toSorted((left, right) => String(left.campaign_id).localeCompare(String(right.campaign_id)));
  return { reported: [...reported, { campaign_id: null, customers: recordOf(report["total"])["customers"] }], counted };
}

async function expectTheSame(range: Range): Promise<void> {
  const { reported, counted } = await customersTwice(range);
  expect(reported).toEqual(counted);
}

/** How many coupons these tests made, for their numbers. */
let inserted = 0;
const phones = Array.from({ length: 6 }, (_, at) => `614555010${at}`);

async function insertCoupons(
  campaignId: string,
  coupons: readonly { issuedOn: string; phone: string | null }[],
): Promise<void> {
  await program.owner.query(
    `insert into coupons (store_id, id, account_id, campaign_id, lineage_id, number, public_token, source, cellphone,
       redeem_amount_cents, redeem_min_spend_cents, redeem_start_on, redeem_end_on, starts_at, expires_at,
       redeemable_at, issued_at, issued_on)
     select $1, gen_random_uuid(), $2, $3, $3, lpad(($6 + given.place)::text, 10, '0'),
       left(md5(($6 + given.place)::text), 22), 'sale', given.phone, 1000, 5000, '2026-03-01', '2026-06-01', '2026-03-01',
       '2026-06-02', 'this_store', given.issued_on, given.issued_on
     from unnest($4::date[], $5::text[]) with ordinality as given (issued_on, phone, place)`,
    [
      store.id,
      store.accountId,
      campaignId,
      coupons.map(({ issuedOn }) => issuedOn),
      coupons.map((coupon) => coupon.phone),
      inserted,
    ],
  );
  inserted += coupons.length;
}

const day = fc.integer({ min: 1, max: 12 }).map((date) => `2026-03-${String(date).padStart(2, "0")}`);
const phone = fc.constantFrom(...phones, null);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("issue" as const), at: fc.nat(1), day, phone }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("change" as const), from: phone, phone }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), day }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("night" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("ask" as const), from: day, to: day, at: fc.nat(2) }) },
);

type Step =
  | { kind: "issue"; at: number; day: string; phone: string | null }
  | { kind: "change"; from: string | null; phone: string | null }
  | { kind: "delete"; day: string }
  | { kind: "night" }
  | { kind: "ask"; from: string; to: string; at: number };

/** Does to the coupons what happens in a shop, in any order. */
async function play(change: Step, campaigns: readonly string[]): Promise<void> {
  switch (change.kind) {
    case "issue":
      return insertCoupons(campaigns[change.at] ?? "", [{ issuedOn: change.day, phone: change.phone }]);
    case "change":
      await program.owner.query(
        "update coupons set cellphone = $3 where store_id = $1 and cellphone is not distinct from $2",
        [store.id, change.from, change.phone],
      );
      return;
    case "delete":
      await program.owner.query("delete from coupons where store_id = $1 and issued_on = $2", [store.id, change.day]);
      return;
    case "night":
      return night();
    case "ask":
      return change.from > change.to
        ? undefined
        : expectTheSame({ ...change, lineageId: campaigns[change.at] ?? null });
  }
}

test("[REP-05] different customers are those of the coupons, whatever came, changed or went before and after a night", async () => {
  const history = fc.array(step, { minLength: 8, maxLength: 25 });
  const property = fc.asyncProperty(history, async (steps) => {
    ({ store, ana, marcus } = await aStaffedStore(program));
    const campaigns = [await aCampaign(marcus, manualCampaign()), await aCampaign(marcus, manualCampaign())];
    for (const change of steps) {
      await play(change, campaigns);
    }
    await expectTheSame({ from: "2026-03-01", to: "2026-03-31" });
    await night();
    await expectTheSame({ from: "2026-03-01", to: "2026-03-31" });
    await expectTheSame({ from: "2026-03-04", to: "2026-03-09" });
  });
  await expect(fc.assert(property, { numRuns: 12 })).resolves.toBeUndefined();
}, 120_000);

test("more customers than the bits of a row hold are counted too", async () => {
  const campaignId = await aCampaign(marcus, manualCampaign());
  const many = Array.from({ length: 9000 }, (_, at) => `61455${String(20_000 + at)}`);
  const twoDays = ["2026-03-02", "2026-03-03"] as const;
  await insertCoupons(
    campaignId,
    twoDays.flatMap((issuedOn) => many.map((number) => ({ issuedOn, phone: number }))),
  );
  await night();
  const lastAgain = many.slice(-1).map((number) => ({ issuedOn: "2026-03-04", phone: number }));
  await insertCoupons(campaignId, [...lastAgain, { issuedOn: "2026-03-04", phone: "6145559999" }]);
  const { reported } = await customersTwice({ from: "2026-03-01", to: "2026-03-31" });
  expect(reported.map(({ customers }) => customers)).toEqual([9001, 9001]);
  await expectTheSame({ from: "2026-03-03", to: "2026-03-04" });
});

test("a phone that is on no coupon any more is not kept for counting, and a night leaves nothing marked", async () => {
  const campaignId = await aCampaign(marcus, manualCampaign());
  const { id } = await aCoupon(ana, { campaignId, contact: { cellphone: "6145550182" } });
  const kept = () => rowsOf("select customer_key from coupon_customer_numbers where store_id = $1", [store.id]);
  const marks = () => rowsOf("select id from coupon_customer_marks where store_id = $1", [store.id]);
  expect(await marks()).toHaveLength(1);
  await night();
  expect([await kept(), await marks()]).toEqual([[{ customer_key: "6145550182" }], []]);
  await program.owner.query("update coupons set cellphone = null where store_id = $1 and id = $2", [store.id, id]);
  expect(await kept()).toEqual([]);
  await expectTheSame({ from: "2026-03-01", to: "2026-03-31" });
});
