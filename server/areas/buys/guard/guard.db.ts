import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

type Day = { storeId: number; date: BusinessDate; now: Date };

/**
 * Cash that left the drawer for sellers on a date: what the register paid, and what people here said for buys that it has
 * not sent. Checks and transfers leave nothing there. A buy that stayed overnight counts on the day it was paid.
 */
export async function sumCashPaid(sql: Sql, { storeId, date, now }: Day): Promise<Cents> {
  const result = await raw<{ paid: Cents }>`
    /* buys.sumCashPaid */
    with own as (
      select id, pos_buy_id, case when payout = 'cash' then paid_cents else 0 end as paid
      from buys
      where store_id = ${storeId} and status = 'complete'
        and completed_at > ${now}::timestamptz - interval '48 hours'
        and hangtag.business_date_at(${storeId}, completed_at) = ${date}::date
    ), fed as (
      select external_id, client_buy_id, paid_cash_cents from pos_buys_report_view
      where store_id = ${storeId} and status = 'complete' and business_date > ${date}::date - 60
        and (business_date = ${date}::date or (
          completed_at > ${now}::timestamptz - interval '48 hours'
          and hangtag.business_date_at(${storeId}, completed_at) = ${date}::date
        ))
    )
    select (
      coalesce((
        select sum(fed.paid_cash_cents) from fed
        where not exists (
          select from buys as buy
          where buy.store_id = ${storeId} and buy.payout in ('check', 'digital') and buy.pos_buy_id = fed.external_id
        ) and not exists (
          select from buys as buy
          where buy.store_id = ${storeId} and buy.payout in ('check', 'digital') and buy.id = fed.client_buy_id
        )
      ), 0) + coalesce((
        select sum(own.paid) from own
        where not exists (
          select from pos_buys_report_view as known
          where known.store_id = ${storeId} and known.status = 'complete' and known.business_date > ${date}::date - 60
            and known.external_id = own.pos_buy_id
        ) and not exists (
          select from pos_buys_report_view as known
          where known.store_id = ${storeId} and known.status = 'complete' and known.business_date > ${date}::date - 60
            and known.client_buy_id = own.id
        )
      ), 0)
    )::integer as paid`.execute(sql);
  return result.rows[0]?.paid ?? 0;
}
