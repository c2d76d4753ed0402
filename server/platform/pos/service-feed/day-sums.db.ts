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

/** Sums dates for a point of sale that has no Day Closes of its own. Dates without tickets and buys are left out. */
export async function listDaySums(
  sql: Sql,
  { storeId, dates }: { storeId: number; dates: readonly BusinessDate[] },
): Promise<Map<BusinessDate, DaySums>> {
  const result = await raw<{ date: BusinessDate; sums: DaySums }>`
    /* pos.listDaySums */
    with tickets as (
      select external_id, business_date, net_cents, returns_cents, discount_cents, tax_cents, gift_cents,
        cost_used_cents, cost_new_cents
      from pos_transactions
      where store_id = ${storeId} and business_date = any (${[...dates]}::date[]) and not is_gone and type <> 'void'
    ), sales as (
      select business_date, count(*) as tickets, sum(net_cents) as net, count(*) filter (where net_cents > 0) as customers,
        sum(returns_cents) as returns, sum(discount_cents) as discounts, sum(tax_cents) as tax, sum(gift_cents) as gift,
        sum(cost_used_cents) as cost_used, sum(cost_new_cents) as cost_new
      from tickets group by business_date
    ), tenders as (
      select business_date, json_agg(json_build_object('kind', kind, 'amount', amount) order by kind) as list
      from (
        select business_date, kind, sum(amount_cents) as amount
        from tickets join pos_tenders on store_id = ${storeId} and transaction_id = external_id
        group by business_date, kind) as kinds
      group by business_date
    ), categories as (
      select business_date, json_agg(json_build_object('code', code, 'net', net, 'quantity', quantity) order by code) as list
      from (
        select business_date, category_code as code, sum(lines.net_cents) as net, sum(quantity) as quantity
        from tickets join pos_transaction_lines as lines on lines.store_id = ${storeId} and transaction_id = external_id
        where goods <> 'giftCard'
        group by business_date, category_code) as codes
      group by business_date
    ), buys as (
      select business_date, coalesce(sum(paid_cash_cents), 0) as cash, coalesce(sum(paid_trade_cents), 0) as trade,
        count(*) as buys
      from pos_buys
      where store_id = ${storeId} and business_date = any (${[...dates]}::date[]) and not is_gone and status = 'complete'
      group by business_date
    )
    select business_date as date, json_build_object(
      'tickets', coalesce(sales.tickets, 0) + coalesce(buys.buys, 0),
      'netSales', coalesce(net, 0),
      'transactions', coalesce(customers, 0),
      'returns', coalesce(returns, 0),
      'discounts', coalesce(discounts, 0),
      'tax', coalesce(tax, 0),
      'giftSold', coalesce(gift, 0),
      'cogsUsed', coalesce(cost_used, 0),
      'cogsNew', coalesce(cost_new, 0),
      'buysCash', coalesce(cash, 0),
      'buysTrade', coalesce(trade, 0),
      'tenders', coalesce(tenders.list, '[]'),
      'categories', coalesce(categories.list, '[]')
    ) as sums
    from sales
    full join buys using (business_date)
    left join tenders using (business_date)
    left join categories using (business_date)`.execute(sql);
  return new Map(result.rows.map(({ date, sums }) => [date, sums]));
}
