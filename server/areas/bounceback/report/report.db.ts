import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

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

/** Sums of some coupons; every ratio is made of them. Amounts are cents. */
export type CouponSums = {
  issued: number;
  customers: number;
  ownerless: number;
  texted: number;
  printed: number;
  reprints: number;
  printPending: number;
  pending: number;
  redeemable: number;
  redeemed: number;
  redeemedElsewhere: number;
  expired: number;
  voided: number;
  discountCents: number;
  couponSalesCents: number;
  couponTickets: number;
  openLiabilityCents: number;
  leaked: number;
  leakedCents: number;
  remindersSent: number;
};

export type CampaignSums = CouponSums & { campaignId: string; storeId: number };

function sums(now: Date) {
  return raw`
    count(*)::int as issued,
    count(distinct coalesce(coupon.customer_id::text, coupon.cellphone, coupon.pos_customer_id))::int as customers,
    count(*) filter (where coupon.customer_id is null and coupon.cellphone is null and coupon.pos_customer_id is null)::int
      as ownerless,
    count(*) filter (where 'text' = any(coupon.delivered_via))::int as texted,
    count(*) filter (where coupon.print_count > 0)::int as printed,
    coalesce(sum(greatest(coupon.print_count - 1, 0)), 0)::int as reprints,
    count(*) filter (where coupon.print_state = 'pending')::int as print_pending,
    count(*) filter (where state.is_open and coupon.starts_at > ${now})::int as pending,
    count(*) filter (where state.is_open and coupon.starts_at <= ${now} and coupon.expires_at >= ${now})::int as redeemable,
    count(coupon.redeemed_at)::int as redeemed,
    count(*) filter (where coupon.redeem_store_id <> coupon.store_id)::int as redeemed_elsewhere,
    count(*) filter (where state.is_open and coupon.expires_at < ${now})::int as expired,
    count(coupon.voided_at)::int as voided,
    coalesce(sum(coupon.redeem_amount_cents) filter (where coupon.redeemed_at is not null), 0)::bigint as discount_cents,
    coalesce(sum(coupon.purchase_amount_cents) filter (where coupon.redeemed_at is not null), 0)::bigint
      as coupon_sales_cents,
    count(coupon.purchase_amount_cents)::int as coupon_tickets,
    coalesce(sum(coupon.redeem_amount_cents) filter (where state.is_open and coupon.expires_at >= ${now}), 0)::bigint
      as open_liability_cents,
    count(*) filter (where coupon.redeemed_at is not null and coupon.returned_at is not null)::int as leaked,
    coalesce(sum(coupon.redeem_amount_cents)
      filter (where coupon.redeemed_at is not null and coupon.returned_at is not null), 0)::bigint as leaked_cents,
    count(*) filter (where (coupon.store_id, coupon.id) in (
      select store_id, coupon_id from coupon_reminders where outcome = 'sent'))::int as reminders_sent`;
}

const withState = raw`
  cross join lateral (select coupon.redeemed_at is null and coupon.voided_at is null as is_open) as state`;

function within({ from, to, basis, lineageId }: ReportFilter) {
  const date = basis === "issued" ? raw`coupon.issued_on` : raw`coupon.redeemed_on`;
  const lineage = lineageId === null ? raw`` : raw`and coupon.lineage_id = ${lineageId}`;
  return raw`${date} between ${from} and ${to} ${lineage}`;
}

/** One row for each version that issued here, and one over all of them. */
export async function sumCampaigns(
  sql: Sql,
  filter: ReportFilter,
): Promise<{ campaigns: CampaignSums[]; total: CouponSums }> {
  const result = await raw<CampaignSums & { campaignId: string | null }>`
    /* bounceback.sumCampaigns */
    select coupon.campaign_id, ${filter.storeId}::int as store_id, ${sums(filter.now)}
    from coupons as coupon ${withState}
    where coupon.store_id = ${filter.storeId} and ${within(filter)}
    group by grouping sets ((coupon.campaign_id), ())`.execute(sql);
  const total = result.rows.find(({ campaignId }) => campaignId === null);
  const campaigns = result.rows.filter(({ campaignId }) => campaignId !== null);
  if (total === undefined) {
    throw new Error("A sum over all coupons is always there");
  }
  return { campaigns, total };
}

export type SisterSums = CampaignSums & { campaignName: string; campaignVersion: number };

/** Coupons of sister stores that were used here: they count there, and are listed here too. */
export async function sumOfSisters(sql: Sql, filter: ReportFilter & { accountId: number }): Promise<SisterSums[]> {
  const result = await raw<SisterSums>`
    /* bounceback.sumOfSisters */
    select coupon.campaign_id, coupon.store_id, campaign.name as campaign_name, campaign.version as campaign_version,
      ${sums(filter.now)}
    from coupons as coupon ${withState}
    join coupon_campaigns as campaign
      on campaign.store_id = coupon.store_id and campaign.id = coupon.campaign_id
    where coupon.account_id = ${filter.accountId} and coupon.redeem_store_id = ${filter.storeId}
      and coupon.store_id <> ${filter.storeId} and coupon.redeemed_on between ${filter.from} and ${filter.to}
    group by coupon.campaign_id, coupon.store_id, campaign.name, campaign.version
    order by campaign.name`.execute(sql);
  return result.rows;
}

export type DaySums = {
  date: BusinessDate;
  /** Null in the sum over all campaigns. */
  campaignId: string | null;
  issued: number;
  redeemed: number;
  discountCents: number;
  couponSalesCents: number;
  couponTickets: number;
};

/** What happened to the same coupons day by day, for the weeks and for the days on which any was used. */
export async function sumDays(sql: Sql, filter: ReportFilter): Promise<DaySums[]> {
  const result = await raw<DaySums>`
    /* bounceback.sumDays */
    select happened.date, happened.campaign_id, sum(issued)::int as issued, sum(redeemed)::int as redeemed,
      sum(discount_cents)::bigint as discount_cents, sum(sales_cents)::bigint as coupon_sales_cents,
      sum(tickets)::int as coupon_tickets
    from (
      select coupon.issued_on as date, coupon.campaign_id, count(*) as issued, 0 as redeemed, 0 as discount_cents,
        0 as sales_cents, 0 as tickets
      from coupons as coupon
      where coupon.store_id = ${filter.storeId} and ${within(filter)}
      group by coupon.issued_on, coupon.campaign_id
      union all
      select coupon.redeemed_on, coupon.campaign_id, 0, count(*), sum(coupon.redeem_amount_cents),
        coalesce(sum(coupon.purchase_amount_cents), 0), count(coupon.purchase_amount_cents)
      from coupons as coupon
      where coupon.store_id = ${filter.storeId} and ${within(filter)} and coupon.redeemed_on is not null
      group by coupon.redeemed_on, coupon.campaign_id
    ) as happened
    group by happened.date, happened.campaign_id
    order by happened.date`.execute(sql);
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
