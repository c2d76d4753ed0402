import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponSums, CustomerCount, IssueDay, UseDay, VersionSums } from "./report-sums.rules.ts";

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
    coalesce(sum(issued), 0)::int as issued,
    coalesce(sum(ownerless), 0)::int as ownerless,
    coalesce(sum(texted), 0)::int as texted,
    coalesce(sum(printed), 0)::int as printed,
    coalesce(sum(reprints), 0)::int as reprints,
    coalesce(sum(print_pending), 0)::int as print_pending,
    coalesce(sum(open) filter (where starts_at > ${now}), 0)::int as pending,
    coalesce(sum(open) filter (where starts_at <= ${now} and expires_at >= ${now}), 0)::int as redeemable,
    coalesce(sum(redeemed), 0)::int as redeemed,
    coalesce(sum(redeemed_elsewhere), 0)::int as redeemed_elsewhere,
    coalesce(sum(open) filter (where expires_at < ${now}), 0)::int as expired,
    coalesce(sum(voided), 0)::int as voided,
    coalesce(sum(discount_cents), 0)::bigint as discount_cents,
    coalesce(sum(coupon_sales_cents), 0)::bigint as coupon_sales_cents,
    coalesce(sum(coupon_tickets), 0)::int as coupon_tickets,
    coalesce(sum(open_cents) filter (where expires_at >= ${now}), 0)::bigint as open_liability_cents,
    coalesce(sum(leaked), 0)::int as leaked,
    coalesce(sum(leaked_cents), 0)::bigint as leaked_cents,
    coalesce(sum(reminders_sent), 0)::int as reminders_sent`;
}

type Filter = Omit<ReportFilter, "storeId"> & { storeIds: readonly number[] };

/** Of coupons and of their day sums alike. */
function within({ storeIds, ...range }: Filter) {
  return raw`store_id = any(${[...storeIds]}::int[]) and ${inRange(range)}`;
}

function inRange({ from, to, basis, lineageId }: Omit<Filter, "storeIds" | "now">) {
  const date = basis === "issued" ? raw`issued_on` : raw`redeemed_on`;
  const lineage = lineageId === null ? raw`` : raw`and lineage_id = ${lineageId}`;
  return raw`${date} between ${from} and ${to} ${lineage}`;
}

/** What the coupons of each version came to. */
export async function sumVersions(sql: Sql, { storeId, ...filter }: ReportFilter): Promise<VersionSums[]> {
  const result = await raw<VersionSums>`
    /* bounceback.sumVersions */
    select campaign_id, ${sums(filter.now)}
    from coupon_day_sums
    where store_id = ${storeId} and ${inRange(filter)}
    group by campaign_id
    having sum(issued) > 0`.execute(sql);
  return result.rows;
}

/** How many of the coupons were issued on each date. */
export async function listIssueDays(sql: Sql, { storeId, ...filter }: ReportFilter): Promise<IssueDay[]> {
  const result = await raw<IssueDay>`
    /* bounceback.listIssueDays */
    select issued_on as date, sum(issued)::int as issued
    from coupon_day_sums
    where store_id = ${storeId} and ${inRange(filter)}
    group by issued_on
    having sum(issued) > 0`.execute(sql);
  return result.rows;
}

/**
 * Different customers whose coupons were used in the range: of each campaign, and of all together. Those of a campaign
 * stand together in `coupons__campaign_users`.
 */
export async function countUsers(sql: Sql, { storeId, ...filter }: ReportFilter): Promise<CustomerCount[]> {
  const used = raw`store_id = ${storeId} and ${inRange(filter)} and customer_key is not null`;
  const result = await raw<CustomerCount>`
    /* bounceback.countUsers */
    select campaign_id, count(distinct customer_key)::int as customers from coupons where ${used} group by campaign_id
    union all
    select null, count(*)::int from (select from coupons where ${used} group by customer_key) as everybody`.execute(
    sql,
  );
  return result.rows;
}

export type StoreSums = CouponSums & { storeId: number };

/** The same of several stores of a company, one row for each that issued any. */
export async function sumStores(sql: Sql, filter: Filter): Promise<StoreSums[]> {
  const result = await raw<StoreSums>`
    /* bounceback.sumStores */
    select store.*, (
      select count(distinct customer_key)::int from coupons
      where ${within(filter)} and coupons.store_id = store.store_id and customer_key is not null
    ) as customers
    from (
      select store_id, ${sums(filter.now)} from coupon_day_sums where ${within(filter)} group by store_id
    ) as store
    where issued > 0`.execute(sql);
  return result.rows;
}

/** Different customers of all these stores together. */
export async function countCustomersOfStores(sql: Sql, filter: Filter): Promise<number> {
  const result = await raw<{ customers: number }>`
    /* bounceback.countCustomersOfStores */
    select count(*)::int as customers from (
      select from coupons where ${within(filter)} and customer_key is not null group by customer_key
    ) as everybody`.execute(sql);
  return result.rows[0]?.customers ?? 0;
}

export type SisterSums = CouponSums & {
  campaignId: string;
  storeId: number;
  campaignName: string;
  campaignVersion: number;
};

/** Coupons of sister stores that were used here: they count there, and are listed here too. */
export async function sumOfSisters(sql: Sql, filter: ReportFilter & { accountId: number }): Promise<SisterSums[]> {
  const { accountId, storeId, from, to, now } = filter;
  const usedHere = raw`account_id = ${accountId} and redeem_store_id = ${storeId} and store_id <> ${storeId}
    and redeemed_on between ${from} and ${to}`;
  const result = await raw<SisterSums>`
    /* bounceback.sumOfSisters */
    select used.*, campaign.name as campaign_name, campaign.version as campaign_version, (
      select count(distinct customer_key)::int from coupons
      where ${usedHere} and coupons.store_id = used.store_id and coupons.campaign_id = used.campaign_id
    ) as customers
    from (
      select store_id, campaign_id, ${sums(now)} from coupon_day_sums where ${usedHere} group by store_id, campaign_id
    ) as used
    join coupon_campaigns as campaign on campaign.store_id = used.store_id and campaign.id = used.campaign_id
    where used.redeemed > 0
    order by campaign.name`.execute(sql);
  return result.rows;
}

/** The same coupons by the date on which they were used. */
export async function sumUseDays(sql: Sql, { storeId, ...filter }: ReportFilter): Promise<UseDay[]> {
  const result = await raw<UseDay>`
    /* bounceback.sumUseDays */
    select campaign_id, redeemed_on as date, sum(redeemed)::int as redeemed, sum(discount_cents)::bigint as discount_cents,
      sum(coupon_sales_cents)::bigint as coupon_sales_cents, sum(coupon_tickets)::int as coupon_tickets
    from coupon_day_sums
    where store_id = ${storeId} and ${inRange(filter)} and redeemed_on is not null
    group by campaign_id, redeemed_on
    having sum(redeemed) > 0
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
      select store_id, redeemed_on from coupon_day_sums
      where ${within(filter)} and redeemed_on is not null
      group by store_id, redeemed_on
      having sum(redeemed) > 0
    ) as used on used.store_id = day.store_id and used.redeemed_on = day.business_date
    where day.sales_cents is not null and day.customers is not null
    group by day.store_id`.execute(sql);
  return result.rows;
}
