import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** A buy of the register alone, as the feed has it. */
export type RegisterBuy = {
  posBuyId: string;
  number: string;
  /** Null when the point of sale has not sent the customer. */
  customerName: string | null;
  checkedInAt: Date;
  readyAt: Date | null;
  completedAt: Date | null;
  /** Cash and trade together; null while it is open. */
  paidCents: number | null;
};

/** The business dates on which a register counts a buy of ours: none before it has sent one, and one after. */
export async function listFedDates(
  sql: Sql,
  filter: { storeId: number; id: string },
): Promise<readonly BusinessDate[]> {
  const result = await raw<{ date: BusinessDate }>`
    /* buys.listFedDates */
    select business_date as date from pos_buys_report_view
    where store_id = ${filter.storeId} and client_buy_id = ${filter.id}
    union
    select fed.business_date from buys as ours
    join pos_buys_report_view as fed on fed.store_id = ours.store_id and fed.external_id = ours.pos_buy_id
    where ours.store_id = ${filter.storeId} and ours.id = ${filter.id}`.execute(sql);
  return result.rows.map(({ date }) => date);
}

/** The day's buys of the registers that are not linked to a buy of ours, in the order of their check-in. */
export async function listRegisterBuys(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate; status: "open" | "complete" },
): Promise<readonly RegisterBuy[]> {
  const result = await raw<RegisterBuy>`
    /* buys.listRegisterBuys */
    select fed.external_id as pos_buy_id, fed.number, customer.name as customer_name,
      fed.checked_in_at, fed.ready_at, fed.completed_at,
      case when fed.status = 'complete' then fed.paid_cash_cents + fed.paid_trade_cents end as paid_cents
    from pos_buys_report_view as fed
    left join pos_customers_view as customer
      on customer.store_id = fed.store_id and customer.external_id = fed.customer_id
    where fed.store_id = ${filter.storeId} and fed.business_date = ${filter.date} and fed.status = ${filter.status}
      and not exists (select from buys as ours where ours.store_id = ${filter.storeId} and ours.pos_buy_id = fed.external_id)
      and not exists (select from buys as ours where ours.store_id = ${filter.storeId} and ours.id = fed.client_buy_id)
    order by fed.checked_in_at, fed.external_id
    limit 300`.execute(sql);
  return result.rows;
}
