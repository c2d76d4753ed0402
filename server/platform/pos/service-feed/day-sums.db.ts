import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { DayCloseRow } from "#common/pos/pos-rows.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** What a Day Close says of the tickets and buys of its date. */
export type DaySums = Pick<
  DayCloseRow,
  | "netSales"
  | "transactions"
  | "returns"
  | "discounts"
  | "tax"
  | "giftSold"
  | "tenders"
  | "categories"
  | "buysCash"
  | "buysTrade"
  | "cogsUsed"
  | "cogsNew"
> & { tickets: number };

/** Sums a date for a point of sale that has no Day Close of its own. Null when the date has neither tickets nor buys. */
export async function findDaySums(
  sql: Sql,
  { storeId, date }: { storeId: number; date: BusinessDate },
): Promise<DaySums | null> {
  const result = await raw<{ sums: DaySums }>`
    /* pos.findDaySums */
    with tickets as (
      select * from pos_transactions
      where store_id = ${storeId} and business_date = ${date}::date and not is_gone and type <> 'void'
    ), tenders as (
      select kind, sum(amount_cents) as amount
      from pos_tenders join tickets on tickets.store_id = pos_tenders.store_id and external_id = transaction_id
      group by kind
    ), categories as (
      select category_code as code, sum(lines.net_cents) as net, sum(quantity) as quantity
      from pos_transaction_lines as lines
      join tickets on tickets.store_id = lines.store_id and external_id = transaction_id
      where goods <> 'giftCard'
      group by category_code
    ), buys as (
      select coalesce(sum(paid_cash_cents), 0) as cash, coalesce(sum(paid_trade_cents), 0) as trade, count(*) as count
      from pos_buys
      where store_id = ${storeId} and business_date = ${date}::date and not is_gone and status = 'complete'
    )
    select json_build_object(
      'tickets', count(tickets.*) + (select count from buys),
      'netSales', coalesce(sum(net_cents), 0),
      'transactions', count(*) filter (where net_cents > 0),
      'returns', coalesce(sum(returns_cents), 0),
      'discounts', coalesce(sum(discount_cents), 0),
      'tax', coalesce(sum(tax_cents), 0),
      'giftSold', coalesce(sum(gift_cents), 0),
      'cogsUsed', coalesce(sum(cost_used_cents), 0),
      'cogsNew', coalesce(sum(cost_new_cents), 0),
      'buysCash', (select cash from buys),
      'buysTrade', (select trade from buys),
      'tenders', coalesce((select json_agg(json_build_object('kind', kind, 'amount', amount) order by kind) from tenders), '[]'),
      'categories', coalesce((
        select json_agg(json_build_object('code', code, 'net', net, 'quantity', quantity) order by code) from categories), '[]')
    ) as sums
    from tickets`.execute(sql);
  const sums = result.rows[0]?.sums;
  return sums === undefined || sums.tickets === 0 ? null : sums;
}
