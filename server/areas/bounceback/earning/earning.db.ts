import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import type { CampaignRow } from "#server/areas/bounceback/campaigns/campaigns.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponReturns } from "#server/platform/db/tables.ts";
import type { OpenRedemption } from "./earning.rules.ts";

export type EarningCampaign = Pick<
  CampaignRow,
  | "id"
  | "lineageId"
  | "type"
  | "earnedBy"
  | "earnStartOn"
  | "earnEndOn"
  | "redeemStartOn"
  | "redeemEndOn"
  | "earnMinSpendCents"
  | "redeemAmountCents"
  | "redeemMinSpendCents"
  | "allowMultiple"
  | "redeemableAt"
  | "delivery"
  | "budgetCoupons"
  | "budgetCents"
  | "createdAt"
  | "endedAt"
  | "endedReason"
>;

/**
 * Locks the store's campaigns against changes until the commit, so that a sale sees either the old version or its clone.
 * Sales share the lock; who edits a campaign waits for them.
 */
export async function shareCampaigns(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock_shared(hashtext('bounceback.campaigns'), ${storeId})`.execute(sql);
}

/** The other side of `shareCampaigns`. */
export async function ownCampaigns(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('bounceback.campaigns'), ${storeId})`.execute(sql);
}

/** Automatic campaigns whose earning period touches these days, ended ones included when they were edited. */
export async function listEarningCampaigns(
  sql: Sql,
  filter: { storeId: number; from: string; to: string; earnedBy: "sale" | "trade" },
): Promise<EarningCampaign[]> {
  const result = await raw<EarningCampaign>`
    /* bounceback.listEarningCampaigns */
    select id, lineage_id, type, earned_by, earn_start_on, earn_end_on, redeem_start_on, redeem_end_on,
      earn_min_spend_cents, redeem_amount_cents, redeem_min_spend_cents, allow_multiple, redeemable_at, delivery,
      budget_coupons, budget_cents, created_at, ended_at, ended_reason
    from coupon_campaigns
    where store_id = ${filter.storeId} and type = 'automatic' and earned_by = ${filter.earnedBy}
      and earn_end_on >= ${filter.from} and earn_start_on <= ${filter.to}
      and (ended_at is null or ended_reason = 'edited')`.execute(sql);
  return result.rows;
}

/** What all versions of a campaign have issued. Under a lock of its own, so that two feeds cannot pass the budget together. */
export async function lockIssued(
  sql: Sql,
  key: { storeId: number; lineageId: string },
): Promise<{ count: number; cents: number }> {
  await raw`select pg_advisory_xact_lock(hashtext('bounceback.budget'), hashtext(${key.lineageId}))`.execute(sql);
  const result = await raw<{ count: number; cents: number }>`
    /* bounceback.lockIssued */
    select count(*)::int as count, coalesce(sum(redeem_amount_cents), 0)::bigint as cents
    from coupons where store_id = ${key.storeId} and lineage_id = ${key.lineageId}`.execute(sql);
  return result.rows[0] ?? { count: 0, cents: 0 };
}

export type EarnedCoupon = {
  id: string;
  campaignId: string;
  transactionId: string;
  transactionNumber: string | null;
  seq: number;
  redeemedAt: Date | null;
  voidedAt: Date | null;
  returnedAt: Date | null;
  earnedAmountCents: number;
  earnMinSpendCents: number | null;
  allowMultiple: boolean;
};

/** The coupons that these tickets have earned. */
export async function listEarned(
  sql: Sql,
  filter: { storeId: number; transactionIds: readonly string[] },
): Promise<EarnedCoupon[]> {
  const result = await raw<EarnedCoupon>`
    /* bounceback.listEarned */
    select coupon.id, coupon.campaign_id, coupon.transaction_id, coupon.transaction_number, coupon.seq,
      coupon.redeemed_at, coupon.voided_at, coupon.returned_at, coupon.earned_amount_cents,
      campaign.earn_min_spend_cents, campaign.allow_multiple
    from coupons as coupon
    join coupon_campaigns as campaign
      on campaign.store_id = coupon.store_id and campaign.id = coupon.campaign_id
    where coupon.store_id = ${filter.storeId} and coupon.transaction_id = any(${[...filter.transactionIds]}::text[])
      and coupon.transaction_id is not null`.execute(sql);
  return result.rows;
}

/** What a ticket amounts to after its point of sale has changed it. */
export async function saveEarnedAmount(
  sql: Sql,
  change: { storeId: number; transactionId: string; cents: number },
): Promise<void> {
  await sql
    .updateTable("coupons")
    .set({ earnedAmountCents: change.cents })
    .where("storeId", "=", change.storeId)
    .where("transactionId", "=", change.transactionId)
    .where("earnedAmountCents", "<>", change.cents)
    .execute();
}

export type PosContact = {
  externalId: string;
  name: string;
  phoneDigits: string | null;
  customerCode: string | null;
  email: string | null;
  customerId: string | null;
};

export async function listContacts(
  sql: Sql,
  filter: { storeId: number; posCustomerIds: readonly string[] },
): Promise<Map<string, PosContact>> {
  if (filter.posCustomerIds.length === 0) {
    return new Map();
  }
  const result = await raw<PosContact>`
    /* bounceback.listContacts */
    select external_id, name, phone_digits, customer_code, email, customer_id
    from pos_contacts_view
    where store_id = ${filter.storeId} and external_id = any(${[...filter.posCustomerIds]}::text[])`.execute(sql);
  return new Map(result.rows.map((contact) => [contact.externalId, contact]));
}

/** The tickets in which a coupon of ours was used. */
export async function listRedeemingTickets(
  sql: Sql,
  filter: { storeId: number; transactionIds: readonly string[] },
): Promise<Set<string>> {
  const result = await raw<{ transactionId: string }>`
    /* bounceback.listRedeemingTickets */
    select redeem_transaction_id as transaction_id from coupons
    where redeem_store_id = ${filter.storeId} and redeemed_at is not null
      and redeem_transaction_id = any(${[...filter.transactionIds]}::text[])`.execute(sql);
  return new Set(result.rows.map(({ transactionId }) => transactionId));
}

/** Redemptions between two moments that have no sale yet. */
export async function listOpenRedemptions(
  sql: Sql,
  filter: { storeId: number; from: Date; to: Date },
): Promise<OpenRedemption[]> {
  const result = await raw<OpenRedemption>`
    /* bounceback.listOpenRedemptions */
    select id, redeem_terminal as terminal, redeemed_at, redeem_amount_cents from coupons
    where redeem_store_id = ${filter.storeId} and redeemed_at between ${filter.from} and ${filter.to}
      and redeem_transaction_id is null
    order by redeemed_at, id`.execute(sql);
  return result.rows;
}

/** Fills in the sale of a redemption; what a person typed stays. */
export async function matchRedemption(
  sql: Sql,
  match: { storeId: number; id: string; transactionId: string; number: string; purchaseCents: number },
): Promise<void> {
  await raw`
    /* bounceback.matchRedemption */
    update coupons set redeem_transaction_id = ${match.transactionId}, redeem_transaction_number = ${match.number},
      purchase_amount_cents = coalesce(purchase_amount_cents, ${match.purchaseCents})
    where redeem_store_id = ${match.storeId} and id = ${match.id} and redeemed_at is not null
      and redeem_transaction_id is null`.execute(sql);
}

export type ReturnedPiece = { returnId: string; sku: string; posCustomerId: string | null; cents: number };
export type FoundReturn = { returnId: string; transactionId: string; cents: number };

/**
 * The sales that earned coupons and that these returned pieces are of: the sale of that very piece, or one of the same
 * customer with the same code.
 */
export async function findReturnedSales(
  sql: Sql,
  filter: { storeId: number; pieces: readonly ReturnedPiece[] },
): Promise<FoundReturn[]> {
  const { storeId, pieces } = filter;
  const result = await raw<FoundReturn>`
    /* bounceback.findReturnedSales */
    with piece as (
      select * from unnest(${pieces.map(({ returnId }) => returnId)}::text[], ${pieces.map(({ sku }) => sku)}::text[],
        ${pieces.map(({ posCustomerId }) => posCustomerId)}::text[], ${pieces.map(({ cents }) => cents)}::int[])
        with ordinality as piece (return_id, sku, pos_customer_id, cents, at)
    ), candidate as (
      select piece.*, sold.transaction_id from piece
      join pos_piece_sales_view as sold on sold.store_id = ${storeId} and sold.sku = piece.sku
      union
      select piece.*, coupon.transaction_id from piece
      join coupons as coupon on coupon.store_id = ${storeId} and coupon.pos_customer_id = piece.pos_customer_id
        and coupon.source = 'sale'
      where exists (
        select from pos_ticket_lines_view as line
        where line.store_id = ${storeId} and line.transaction_id = coupon.transaction_id and line.sku = piece.sku
          and line.quantity > 0)
    ), earning as (
      select distinct on (candidate.at) candidate.at, candidate.return_id, candidate.transaction_id, candidate.cents
      from candidate
      join coupons as coupon on coupon.store_id = ${storeId} and coupon.transaction_id = candidate.transaction_id
      order by candidate.at, coupon.issued_at desc
    )
    select return_id, transaction_id, sum(cents)::int as cents from earning
    group by return_id, transaction_id`.execute(sql);
  return result.rows;
}

/** Replaces what these tickets brought back; returns the sales that it was and is of. */
export async function saveReturns(
  sql: Sql,
  change: { storeId: number; returnIds: readonly string[]; rows: readonly Insertable<CouponReturns>[] },
): Promise<string[]> {
  const removed = await sql
    .deleteFrom("couponReturns")
    .where("storeId", "=", change.storeId)
    .where("returnId", "=", raw<string>`any(${[...change.returnIds]}::text[])`)
    .returning("transactionId")
    .execute();
  if (change.rows.length > 0) {
    await sql
      .insertInto("couponReturns")
      .values([...change.rows])
      .execute();
  }
  return [...new Set([...removed, ...change.rows].map(({ transactionId }) => transactionId))];
}

export type ReturnSum = { transactionId: string; cents: number; number: string; returnedAt: Date };

/** What came back of each sale, with the last ticket that brought some. */
export async function sumReturns(
  sql: Sql,
  filter: { storeId: number; transactionIds: readonly string[] },
): Promise<Map<string, ReturnSum>> {
  const result = await raw<ReturnSum>`
    /* bounceback.sumReturns */
    select transaction_id, sum(amount_cents)::int as cents, max(returned_at) as returned_at,
      (array_agg(number order by returned_at desc))[1] as number
    from coupon_returns
    where store_id = ${filter.storeId} and transaction_id = any(${[...filter.transactionIds]}::text[])
    group by transaction_id`.execute(sql);
  return new Map(result.rows.map((sum) => [sum.transactionId, sum]));
}

/** Voids unused coupons; one that was used in the same moment stays used. */
export async function voidUnused(
  sql: Sql,
  change: { storeId: number; ids: readonly string[]; at: Date; reason: "sale_returned" | "sale_voided"; note: string },
): Promise<string[]> {
  const result = await raw<{ id: string }>`
    /* bounceback.voidUnused */
    update coupons set voided_at = ${change.at}, void_reason = ${change.reason}, void_note = ${change.note},
      version = version + 1
    where store_id = ${change.storeId} and id = any(${[...change.ids]}::uuid[]) and redeemed_at is null
      and voided_at is null
    returning id`.execute(sql);
  return result.rows.map(({ id }) => id);
}

/** Notes that the sale came back: of a used coupon, or of one that the store lets be. */
export async function noteReturned(
  sql: Sql,
  change: { storeId: number; ids: readonly string[]; at: Date; note: string },
): Promise<string[]> {
  const result = await raw<{ id: string }>`
    /* bounceback.noteReturned */
    update coupons set returned_at = ${change.at}, return_note = ${change.note}, version = version + 1
    where store_id = ${change.storeId} and id = any(${[...change.ids]}::uuid[]) and returned_at is null
      and voided_at is null
    returning id`.execute(sql);
  return result.rows.map(({ id }) => id);
}
