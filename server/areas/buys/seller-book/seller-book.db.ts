import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Seller } from "./seller-book.rules.ts";

/** So long after a visit a purchase counts as brought by it. */
const spendDays = 14;

/** Every seller of the days from one date to another, who was paid most first; several buys of a day are one visit. */
export async function listSellers(
  sql: Sql,
  { storeId, from, to }: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<Seller[]> {
  const result = await raw<Seller>`
    /* buys.listSellers */
    with visits as materialized (
      select customer_id, business_date, sum(items_offered) as offered, sum(items_taken) as taken,
        sum(paid_cash_cents + paid_trade_cents) as paid, sum(paid_trade_cents) as trade,
        business_date - lag(business_date) over (partition by customer_id order by business_date) as gap,
        lead(business_date) over (partition by customer_id order by business_date) as next_on
      from pos_buys_report_view
      where store_id = ${storeId} and business_date between ${from}::date and ${to}::date and status = 'complete'
      group by customer_id, business_date
    ), spent as (
      -- Each purchase follows one visit at most: the newest before it.
      select visit.customer_id, sum(ticket.net_cents) as cents
      from visits as visit
      join pos_transactions_report_view as ticket
        on ticket.store_id = ${storeId} and ticket.customer_id = visit.customer_id
        and ticket.business_date between visit.business_date
          and least(visit.business_date + ${spendDays}::integer, coalesce(visit.next_on - 1, 'infinity'::date))
        and ticket.type <> 'void'
      where ticket.business_date between ${from}::date and ${to}::date
      group by visit.customer_id
    ), sellers as (
      select customer_id, count(*)::integer as visits, max(business_date) as last_visit_on,
        round(percentile_cont(0.5) within group (order by gap))::integer as usual_gap_days,
        sum(offered)::integer as items_offered, sum(taken)::integer as items_taken, sum(paid)::integer as paid_cents,
        sum(trade)::integer as trade_cents
      from visits group by customer_id
    )
    select sellers.customer_id as pos_customer_id, coalesce(person.name, sellers.customer_id) as name,
      person.customer_id, visits, last_visit_on, usual_gap_days, items_offered, items_taken, paid_cents, trade_cents,
      coalesce(spent.cents, 0)::integer as spent_after_cents
    from sellers
    left join spent using (customer_id)
    left join pos_customer_candidates_view as person
      on person.store_id = ${storeId} and person.external_id = sellers.customer_id
    order by paid_cents desc, sellers.customer_id`.execute(sql);
  return result.rows;
}
