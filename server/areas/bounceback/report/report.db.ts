import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponSums, CustomerCount, IssueDay, UseDay } from "./report-sums.rules.ts";

/** By which of its dates a coupon belongs to the range. */
export type ReportBasis = "issued" | "redeemed";

export type ReportFilter = {
  storeId: number;
  from: BusinessDate;
  to: BusinessDate;
  basis: ReportBasis;
  lineageId: string | null;
  now: Date;
};

function sums(now: Date) {
  return raw`
    count(*)::int as issued,
    count(*) filter (where customer_key is null)::int as ownerless,
    count(*) filter (where is_texted)::int as texted,
    count(*) filter (where is_printed)::int as printed,
    coalesce(sum(reprints), 0)::int as reprints,
    count(*) filter (where is_print_pending)::int as print_pending,
    count(*) filter (where is_open and starts_at > ${now})::int as pending,
    count(*) filter (where is_open and starts_at <= ${now} and expires_at >= ${now})::int as redeemable,
    count(*) filter (where is_redeemed)::int as redeemed,
    count(*) filter (where is_redeemed_elsewhere)::int as redeemed_elsewhere,
    count(*) filter (where is_open and expires_at < ${now})::int as expired,
    count(*) filter (where is_voided)::int as voided,
    coalesce(sum(discount_cents), 0)::bigint as discount_cents,
    coalesce(sum(coupon_sales_cents), 0)::bigint as coupon_sales_cents,
    count(coupon_sales_cents)::int as coupon_tickets,
    coalesce(sum(redeem_amount_cents) filter (where is_open and expires_at >= ${now}), 0)::bigint as open_liability_cents,
    count(*) filter (where is_leaked)::int as leaked,
    coalesce(sum(discount_cents) filter (where is_leaked), 0)::bigint as leaked_cents,
    count(*) filter (where is_reminded)::int as reminders_sent`;
}

type Filter = Omit<ReportFilter, "storeId"> & { storeIds: readonly number[] };

function within({ storeIds, from, to, basis, lineageId }: Filter) {
  const date = basis === "issued" ? raw`issued_on` : raw`redeemed_on`;
  const lineage = lineageId === null ? raw`` : raw`and lineage_id = ${lineageId}`;
  return raw`store_id = any(${[...storeIds]}::int[]) and ${date} between ${from} and ${to} ${lineage}`;
}

/** What the coupons came to that a version issued on a date. */
export async function sumIssueDays(sql: Sql, { storeId, ...rest }: ReportFilter): Promise<IssueDay[]> {
  const filter = { ...rest, storeIds: [storeId] };
  const result = await raw<IssueDay>`
    /* bounceback.sumIssueDays */
    select campaign_id, issued_on as date, ${sums(filter.now)}
    from coupon_facts_view
    where ${within(filter)}
    group by campaign_id, issued_on`.execute(sql);
  return result.rows;
}

/** Different customers of each campaign, and of all together. Grouped first, so that nothing is sorted by text. */
export async function countCustomers(sql: Sql, { storeId, ...rest }: ReportFilter): Promise<CustomerCount[]> {
  const filter = { ...rest, storeIds: [storeId] };
  const result = await raw<CustomerCount>`
    /* bounceback.countCustomers */
    with own as materialized (
      select campaign_id, customer_key from coupon_facts_view
      where ${within(filter)} and customer_key is not null
      group by campaign_id, customer_key
    )
    select campaign_id, count(*)::int as customers from own group by campaign_id
    union all
    select null, count(*)::int from (select from own group by customer_key) as everybody`.execute(sql);
  return result.rows;
}

export type StoreSums = CouponSums & { storeId: number };

/** The same of several stores of a company, one row for each that issued any. */
export async function sumStores(sql: Sql, filter: Filter): Promise<StoreSums[]> {
  const result = await raw<StoreSums>`
    /* bounceback.sumStores */
    select store_id, ${sums(filter.now)}, count(distinct customer_key)::int as customers
    from coupon_facts_view
    where ${within(filter)}
    group by store_id`.execute(sql);
  return result.rows;
}

export type SisterSums = CouponSums & {
  campaignId: string;
  storeId: number;
  campaignName: string;
  campaignVersion: number;
};

/** Coupons of sister stores that were used here: they count there, and are listed here too. */
export async function sumOfSisters(sql: Sql, filter: ReportFilter & { accountId: number }): Promise<SisterSums[]> {
  const result = await raw<SisterSums>`
    /* bounceback.sumOfSisters */
    select coupon.campaign_id, coupon.store_id, campaign.name as campaign_name, campaign.version as campaign_version,
      ${sums(filter.now)}, count(distinct customer_key)::int as customers
    from coupon_facts_view as coupon
    cross join lateral (
      select name, version from coupon_campaigns as own
      where own.store_id = coupon.store_id and own.id = coupon.campaign_id
    ) as campaign
    where coupon.account_id = ${filter.accountId} and coupon.redeem_store_id = ${filter.storeId}
      and coupon.store_id <> ${filter.storeId} and coupon.redeemed_on between ${filter.from} and ${filter.to}
    group by coupon.campaign_id, coupon.store_id, campaign.name, campaign.version
    order by campaign.name`.execute(sql);
  return result.rows;
}

/** The same coupons by the date on which they were used. */
export async function sumUseDays(sql: Sql, { storeId, ...rest }: ReportFilter): Promise<UseDay[]> {
  const filter = { ...rest, storeIds: [storeId] };
  const result = await raw<UseDay>`
    /* bounceback.sumUseDays */
    select campaign_id, redeemed_on as date, count(*)::int as redeemed, sum(discount_cents)::bigint as discount_cents,
      coalesce(sum(coupon_sales_cents), 0)::bigint as coupon_sales_cents, count(coupon_sales_cents)::int as coupon_tickets
    from coupon_facts_view
    where ${within(filter)} and is_redeemed
    group by campaign_id, redeemed_on
    order by redeemed_on`.execute(sql);
  return result.rows;
}

/** The store's sales and customers of these dates. */
export async function listTradeDays(
  sql: Sql,
  filter: { storeId: number; dates: readonly BusinessDate[] },
): Promise<Map<BusinessDate, { salesCents: number; customers: number }>> {
  const result = await raw<{ date: BusinessDate; salesCents: number; customers: number }>`
    /* bounceback.listTradeDays */
    select business_date as date, sales_cents, customers from daily_figures_view
    where store_id = ${filter.storeId} and business_date = any(${[...filter.dates]}::date[])
      and sales_cents is not null and customers is not null`.execute(sql);
  return new Map(result.rows.map(({ date, salesCents, customers }) => [date, { salesCents, customers }]));
}

export type StoreTrade = { storeId: number; salesCents: number; customers: number };

/** What each store sold on the days on which coupons of its own were used there. */
export async function sumTradeOfStores(sql: Sql, filter: Filter): Promise<StoreTrade[]> {
  const result = await raw<StoreTrade>`
    /* bounceback.sumTradeOfStores */
    select day.store_id, sum(day.sales_cents)::bigint as sales_cents, sum(day.customers)::int as customers
    from daily_figures_view as day
    join (
      select store_id, redeemed_on from coupon_facts_view
      where ${within(filter)} and is_redeemed
      group by store_id, redeemed_on
    ) as used on used.store_id = day.store_id and used.redeemed_on = day.business_date
    where day.sales_cents is not null and day.customers is not null
    group by day.store_id`.execute(sql);
  return result.rows;
}
