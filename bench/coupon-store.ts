import type pg from "pg";
import { couponNumber } from "#common/bounceback/coupon-number.ts";
import { gatherDaySums } from "#server/areas/bounceback/day-sums/day-sums.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import type { ServedProgram } from "./served-program.ts";

export const coupons = 200_000;
export const campaigns = 10;
/** Each campaign earns so many days, one after the other; the last one's end is today. */
const days = 73;
const each = coupons / campaigns;

/** The same numbers on every run, spread over all that nine digits can say. */
export function numberOf(at: number): string {
  return couponNumber(String((at * 104_729_377 + 12_345) % 1_000_000_000).padStart(9, "0"));
}

/**
 * Fills a store with two years of coupons: 200,000 of ten campaigns, of 50,000 customers with 2,500 surnames; a quarter
 * belongs to nobody. A fourth was used, a twentieth voided, and the last campaigns' are open.
 */
export async function fillCouponStore(owner: pg.Pool, store: { id: number; accountId: number }): Promise<void> {
  await owner.query(
    `insert into coupon_campaigns (store_id, id, account_id, lineage_id, name, type, intent, earn_start_on, earn_end_on,
       redeem_start_on, redeem_end_on, earn_min_spend_cents, redeem_amount_cents, redeem_min_spend_cents, created_at)
     select $1, id, $2, id, 'Campaign ' || n, 'automatic', 'return_visit', start, start + ${days - 1}, start + 7,
       start + ${days + 60}, 5000, 1000 + 100 * n, 5000, start
     from generate_series(0, ${campaigns - 1}) as n
     cross join lateral (select gen_random_uuid() as id, current_date - ${campaigns * days - 1} + n * ${days} as start) as made`,
    [store.id, store.accountId],
  );
  const numbers = Array.from({ length: coupons }, (_, at) => numberOf(at));
  await owner.query(
    `insert into coupons (store_id, id, account_id, campaign_id, lineage_id, number, public_token, source, name, email,
       cellphone, name_key, surname_key, pos_customer_id, redeem_amount_cents, redeem_min_spend_cents, redeem_start_on,
       redeem_end_on, starts_at, expires_at, redeemable_at, issued_at, issued_on, transaction_id, transaction_number,
       earned_at, earned_amount_cents, print_state, print_count, redeemed_at, redeemed_on, redeem_store_id,
       redeem_store_name, redeem_terminal, redeemed_by_name, redeem_transaction_id, purchase_amount_cents, voided_at,
       void_reason)
     select $1, gen_random_uuid(), $2, campaign.id, campaign.id, number, left(md5(number), 22), 'sale',
       person.name, person.email, person.phone, lower(person.name), lower(person.surname), person.code, campaign.redeem_amount_cents, 5000,
       campaign.redeem_start_on, campaign.redeem_end_on, campaign.redeem_start_on, campaign.redeem_end_on + 1,
       'this_store', issued.at, issued.at::date, 'E' || n, n::text, issued.at, 5000 + n % 9000, 'printed', 1,
       used.at, used.at::date, case when used.at is not null then $1 end, case when used.at is not null then 'Store' end,
       case when used.at is not null then '1' end, case when used.at is not null then 'Ana Ruiz' end,
       case when used.at is not null then 'U' || n end, case when used.at is not null then 6000 + n % 7000 end,
       case when n % 20 = 3 then issued.at + interval '2 days' end, case when n % 20 = 3 then 'sale_returned' end
     from unnest($3::text[]) with ordinality as given (number, n)
     join lateral (
       select * from coupon_campaigns where store_id = $1 order by earn_start_on
       offset (n - 1) / ${each} limit 1) as campaign on true
     cross join lateral (
       select campaign.earn_start_on + ((n - 1) % ${each}) * interval '${days - 1} days' / ${each} as at) as issued
     cross join lateral (
       select campaign.redeem_start_on + interval '11 hours' + (n * 7919 % 60) * interval '1 day' as at) as visit
     cross join lateral (
       select case when n % 4 = 0 and n % 20 <> 3 and visit.at < now() then greatest(visit.at, issued.at) end as at) as used
     cross join lateral (
       select (n * 7919) % 50000 as p) as who
     cross join lateral (
       select case when n % 4 <> 1 then 'First' || p % 200 || ' Last' || p / 20 end as name,
         case when n % 4 <> 1 then 'Last' || p / 20 end as surname,
         case when n % 4 <> 1 then 'p' || p || '@example.test' end as email,
         case when n % 4 <> 1 then '614' || (2000000 + p * 131) end as phone,
         case when n % 4 <> 1 then 'C' || p end as code) as person`,
    [store.id, store.accountId, numbers],
  );
  await owner.query(
    `insert into daily_reports (store_id, business_date, changed_at, sales_cents, customers)
     select $1, current_date - back, now(), 240000, 80 from generate_series(0, ${campaigns * days}) as back`,
    [store.id],
  );
  await owner.query("vacuum analyze coupons, coupon_campaigns, daily_reports");
}

/** What the night leaves, and today's coupons after it. */
export async function passNight(program: ServedProgram, { id }: { id: number }): Promise<void> {
  const acting = await findActingStore(program.platform, id);
  if (acting === null) {
    throw new Error("The store of the bench does not act");
  }
  await gatherDaySums(systemRequest(program.platform, { store: acting, reason: "bench", requestId: "night" }), {});
  await program.owner.query(
    `insert into coupon_customer_marks (store_id, account_id, campaign_id, issued_on)
     select distinct store_id, account_id, campaign_id, issued_on from coupons
     where store_id = $1 and issued_on = current_date`,
    [id],
  );
  await program.owner.query("vacuum analyze coupon_day_sums, coupon_customer_days, coupon_customer_numbers");
}
