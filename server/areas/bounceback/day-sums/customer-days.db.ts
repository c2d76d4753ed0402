import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { CustomerCount } from "#server/areas/bounceback/report/report-sums.rules.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** How many customers the bits of a row say; the column has as many. */
const chunkSize = raw.raw("8192");

/** Two makers of the bits of a store take turns: both would give the same number twice. */
async function lockMaking(sql: Sql, storeId: number): Promise<void> {
  await raw`
    /* bounceback.lockCustomerDays */
    select pg_advisory_xact_lock(hashtext('bounceback.customer-days'), ${storeId}::int)`.execute(sql);
}

/**
 * Makes the bits of each date of a campaign that has none, or that was marked. A change that arrives meanwhile brings a
 * mark that is not deleted here, so its date is read from the coupons until the next time.
 */
export async function makeCustomerDays(sql: Sql, storeId: number): Promise<void> {
  await lockMaking(sql, storeId);
  const marks = await raw<{ ids: string[] | null }>`
    /* bounceback.listMarks */
    select array_agg(id::text) as ids from coupon_customer_marks where store_id = ${storeId}`.execute(sql);
  const ids = marks.rows[0]?.ids ?? [];
  await raw`
    /* bounceback.deleteMarkedDays */
    delete from coupon_customer_days as day using coupon_customer_marks as mark
    where mark.store_id = ${storeId} and mark.id = any(${ids}::bigint[])
      and day.store_id = mark.store_id and day.campaign_id = mark.campaign_id and day.issued_on = mark.issued_on`.execute(
    sql,
  );
  await giveNumbers(sql, storeId);
  await raw`
    /* bounceback.makeCustomerDays */
    with missing as materialized (${daysWithoutBits({ storeId, and: raw`` })})
    insert into coupon_customer_days (account_id, store_id, campaign_id, lineage_id, issued_on, chunk, customers)
    select coupon.account_id, coupon.store_id, coupon.campaign_id, coupon.lineage_id, coupon.issued_on,
      given.number / ${chunkSize}, bit_or(set_bit(0::bit(${chunkSize}), given.number % ${chunkSize}, 1))
    from missing
    join coupons as coupon on coupon.store_id = ${storeId} and coupon.campaign_id = missing.campaign_id
      and coupon.issued_on = missing.issued_on and coupon.customer_key is not null
    join coupon_customer_numbers as given on given.store_id = coupon.store_id and given.customer_key = coupon.customer_key
    group by 1, 2, 3, 4, 5, 6`.execute(sql);
  await raw`
    /* bounceback.deleteMarks */
    delete from coupon_customer_marks where store_id = ${storeId} and id = any(${ids}::bigint[])`.execute(sql);
}

/** Numbers for new customers; those that no coupon has any more go. */
async function giveNumbers(sql: Sql, storeId: number): Promise<void> {
  await raw`
    /* bounceback.deleteNumbers */
    delete from coupon_customer_numbers as given
    where given.store_id = ${storeId} and not exists (
      select from coupons where coupons.store_id = ${storeId} and coupons.customer_key = given.customer_key
    )`.execute(sql);
  await raw`
    /* bounceback.giveNumbers */
    insert into coupon_customer_numbers (store_id, customer_key, account_id, number)
    select ${storeId}::int, customer_key, account_id, last.number + (row_number() over (order by customer_key))::int
    from (
      select distinct customer_key, account_id from coupons where store_id = ${storeId} and customer_key is not null
    ) as customer
    cross join (
      select coalesce(max(number), -1) as number from coupon_customer_numbers where store_id = ${storeId}
    ) as last
    where not exists (
      select from coupon_customer_numbers as given
      where given.store_id = ${storeId} and given.customer_key = customer.customer_key
    )`.execute(sql);
}

/** The dates of campaigns on which customers were given coupons and that have no bits. */
function daysWithoutBits({ storeId, and }: { storeId: number; and: ReturnType<typeof raw> }) {
  return raw`
    select campaign_id, issued_on from coupon_day_sums as kept
    where store_id = ${storeId} ${and} and not exists (
      select from coupon_customer_days as day
      where day.store_id = kept.store_id and day.issued_on = kept.issued_on and day.campaign_id = kept.campaign_id
    )
    group by campaign_id, issued_on
    having sum(issued) > sum(ownerless)`;
}

/** Different customers whose coupons were issued in the range: of each campaign, and of all together. */
export async function countIssuedTo(
  sql: Sql,
  filter: { storeId: number; from: BusinessDate; to: BusinessDate; lineageId: string | null },
): Promise<CustomerCount[]> {
  const { storeId, from, to, lineageId } = filter;
  const inRange = raw`and issued_on between ${from} and ${to} ${lineageId === null ? raw`` : raw`and lineage_id = ${lineageId}`}`;
  const result = await raw<CustomerCount>`
    /* bounceback.countIssuedTo */
    with marked as materialized (
      select distinct campaign_id, issued_on from coupon_customer_marks
      where store_id = ${storeId} and issued_on between ${from} and ${to}
    ), read_out as materialized (
      ${daysWithoutBits({ storeId, and: inRange })}
      union
      select campaign_id, issued_on from marked
    ), bits as materialized (
      select campaign_id, chunk, bit_or(customers) as customers from coupon_customer_days as day
      where store_id = ${storeId} ${inRange}
        and not exists (
          select from marked where marked.campaign_id = day.campaign_id and marked.issued_on = day.issued_on)
      group by campaign_id, chunk
    ), all_bits as materialized (
      select chunk, bit_or(customers) as customers from bits group by chunk
    ), live as materialized (
      select distinct coupon.campaign_id, coupon.customer_key, given.number
      from read_out
      join coupons as coupon on coupon.store_id = ${storeId} and coupon.issued_on = read_out.issued_on
        and coupon.campaign_id = read_out.campaign_id
      left join coupon_customer_numbers as given
        on given.store_id = ${storeId} and given.customer_key = coupon.customer_key
      where coupon.customer_key is not null ${lineageId === null ? raw`` : raw`and coupon.lineage_id = ${lineageId}`}
    ), own as (
      select campaign_id, bit_count(customers) as customers from bits
      union all
      select live.campaign_id, count(*) from live
      left join bits on bits.campaign_id = live.campaign_id and bits.chunk = live.number / ${chunkSize}
      where coalesce(get_bit(bits.customers, live.number % ${chunkSize}), 0) = 0
      group by live.campaign_id
    )
    select campaign_id, sum(customers)::int as customers from own group by campaign_id
    union all
    select null, (
      (select coalesce(sum(bit_count(customers)), 0) from all_bits)
      + (
        select count(*) from (select distinct customer_key, number from live) as everybody
        left join all_bits on all_bits.chunk = everybody.number / ${chunkSize}
        where coalesce(get_bit(all_bits.customers, everybody.number % ${chunkSize}), 0) = 0
      ))::int`.execute(sql);
  return result.rows;
}
