import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** No coupon was used in the ticket yet. */
function isFree(storeId: number) {
  return raw`sale.store_id = ${storeId} and sale.type = 'sale' and not exists (
    select from coupons as used
    where used.redeem_store_id = ${storeId} and used.redeem_transaction_id = sale.external_id)`;
}

/** The register's newest sale, as that in which a customer uses a coupon now; null before the first of the day. */
export async function findNewestSale(sql: Sql, filter: { storeId: number; since: Date }): Promise<string | null> {
  const result = await raw<{ externalId: string }>`
    /* demonstration.findNewestSale */
    select external_id from pos_transactions_report_view as sale
    where ${isFree(filter.storeId)} and sale.at >= ${filter.since}
    order by sale.at desc
    limit 1`.execute(sql);
  return result.rows[0]?.externalId ?? null;
}

/** The most that one round settles. */
const most = 100;

/** Gives used coupons of the demonstration's past the sale of their day that is nearest in time, once the register has told it. */
export async function settlePastCoupons(sql: Sql, storeId: number): Promise<void> {
  await raw`
    /* demonstration.settlePastCoupons */
    with past as (
      select id, redeemed_at, redeemed_on from coupons
      where redeem_store_id = ${storeId} and store_id = ${storeId} and redeemed_at is not null
        and redeem_transaction_id is null and redeem_transaction_number is not null
      order by redeemed_at desc
      limit ${most}
    ), match as (
      select distinct on (ticket.external_id) past.id, ticket.external_id, ticket.number
      from past cross join lateral (
        select sale.external_id, sale.number from pos_transactions_report_view as sale
        where ${isFree(storeId)} and sale.business_date = past.redeemed_on
        order by abs(extract(epoch from sale.at - past.redeemed_at))
        limit 1
      ) as ticket
      order by ticket.external_id, past.redeemed_at
    )
    update coupons set redeem_transaction_id = match.external_id, redeem_transaction_number = match.number
    from match where coupons.store_id = ${storeId} and coupons.id = match.id`.execute(sql);
}
