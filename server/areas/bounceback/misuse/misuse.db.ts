import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { WatchedCoupon } from "./misuse.rules.ts";

/** More than a store issues and uses in the weeks that are looked at. */
const most = 20_000;

/** Coupons that were handed out in these days, or used here in them. */
export async function listWatched(
  sql: Sql,
  { storeId, from, to }: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<WatchedCoupon[]> {
  const columns = raw`coupon.id, source, issued_at, issued_by_name, issued_terminal, transaction_id, cellphone,
    redeemed_at, redeemed_on, redeemed_by_name, redeem_terminal, redeem_transaction_id`;
  const result = await raw<WatchedCoupon>`
    /* bounceback.listWatched */
    with watched as (
      select ${columns} from coupons as coupon
      where store_id = ${storeId} and issued_on between ${from} and ${to} and source in ('manual', 'goodwill')
      union
      select ${columns} from coupons as coupon
      where redeem_store_id = ${storeId} and redeemed_on between ${from} and ${to} and redeemed_at is not null
    ), closed as (
      select business_date from pos_day_closes_report_view
      where store_id = ${storeId} and business_date between ${from} and ${to}
    )
    select id, source, issued_at, issued_by_name, issued_terminal, transaction_id, cellphone, redeemed_at, redeemed_by_name,
      redeem_terminal,
      exists (
        select from pos_transactions_report_view as sale
        where sale.store_id = ${storeId} and sale.type <> 'void'
          and sale.external_id = watched.redeem_transaction_id) as has_sale,
      redeemed_on in (select business_date from closed) and exists (
        select from pos_transactions_report_view as sale
        where sale.store_id = ${storeId} and sale.business_date = watched.redeemed_on) as has_all_tickets,
      exists (
        select from team_phones_view as team
        where team.store_id = ${storeId} and team.phone_number = watched.cellphone) as is_team_phone
    from watched
    order by issued_at, id
    limit ${most}`.execute(sql);
  return result.rows;
}

/** When the newest sale was made that a register has told of these days; null when none has told any. */
export async function findNewestSale(
  sql: Sql,
  { storeId, from, to }: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<Date | null> {
  const result = await raw<{ at: Date | null }>`
    /* bounceback.findNewestSale */
    select max(at) as at from pos_transactions_report_view
    where store_id = ${storeId} and business_date between ${from} and ${to}`.execute(sql);
  return result.rows[0]?.at ?? null;
}
