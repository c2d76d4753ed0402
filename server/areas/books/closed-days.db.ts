import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ClosedDay } from "./journal.rules.ts";

type DatedClose = ClosedDay & { date: BusinessDate; closeSeq: number };

/** Those of the dates that have a Day Close, with what their tickets and buys add up to. */
export async function listClosedDays(
  sql: Sql,
  days: { storeId: number; dates: readonly BusinessDate[] },
): Promise<DatedClose[]> {
  const dates = raw`${[...days.dates]}::date[]`;
  const result = await raw<DatedClose>`
    /* books.listClosedDays */
    with tickets as materialized (
      select external_id, business_date from pos_transactions_report_view
      where store_id = ${days.storeId} and business_date = any (${dates}) and type <> 'void'
    ), goods as (
      select tickets.business_date,
        coalesce(sum(lines.net_cents) filter (where lines.goods = 'used'), 0) as used,
        coalesce(sum(lines.net_cents) filter (where lines.goods = 'new'), 0) as new,
        coalesce(sum(lines.net_cents) filter (where lines.goods = 'other'), 0) as other,
        coalesce(sum(lines.cost_cents) filter (where lines.goods = 'used'), 0) as cost_used,
        coalesce(sum(lines.cost_cents) filter (where lines.goods = 'new'), 0) as cost_new,
        coalesce(bool_or(lines.cost_cents is null) filter (where lines.goods in ('used', 'new')), false) as lacks_costs
      from tickets
      join pos_ticket_lines_view as lines
        on lines.store_id = ${days.storeId} and lines.transaction_id = tickets.external_id
      group by tickets.business_date
    ), credits as (
      select tickets.business_date, -sum(tenders.amount_cents) as issued
      from tickets
      join pos_tenders_view as tenders
        on tenders.store_id = ${days.storeId} and tenders.transaction_id = tickets.external_id
      where tenders.kind = 'storeCredit' and tenders.amount_cents < 0
      group by tickets.business_date
    ), buys as (
      select business_date, sum(paid_cash_cents + paid_trade_cents) as paid
      from pos_buys_report_view
      where store_id = ${days.storeId} and business_date = any (${dates}) and status = 'complete'
      group by business_date
    )
    select closes.business_date as date, closes.seq as close_seq,
      json_build_object(
        'netSales', closes.net_sales_cents, 'tax', closes.tax_cents, 'giftSold', closes.gift_sold_cents,
        'overShort', closes.over_short_cents, 'buysCash', closes.buys_cash_cents, 'buysTrade', closes.buys_trade_cents,
        'cogsUsed', closes.cogs_used_cents, 'cogsNew', closes.cogs_new_cents, 'tenders', closes.tenders,
        'drawer', closes.drawer) as close,
      json_build_object(
        'salesUsed', coalesce(goods.used, 0), 'salesNew', coalesce(goods.new, 0), 'salesOther', coalesce(goods.other, 0),
        'storeCreditIssued', coalesce(credits.issued, 0), 'buysPaid', coalesce(buys.paid, 0),
        'costUsed', coalesce(goods.cost_used, 0), 'costNew', coalesce(goods.cost_new, 0),
        'lacksCosts', coalesce(goods.lacks_costs, false)) as rows
    from pos_day_closes_report_view as closes
    left join goods using (business_date)
    left join credits using (business_date)
    left join buys using (business_date)
    where closes.store_id = ${days.storeId} and closes.business_date = any (${dates})`.execute(sql);
  return result.rows;
}
