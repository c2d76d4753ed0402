import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { RowSource } from "./journal-line.rules.ts";

/** A ticket or a buy behind a line. */
export type LineRow = {
  id: string;
  kind: "sale" | "return" | "exchange" | "buy";
  number: string;
  /** The register of a ticket; null for a buy. */
  terminal: string | null;
  at: Date;
  /** Our own customer, where the point of sale's is linked with one. */
  customerId: string | null;
  customerName: string | null;
  /** What it adds to the line; below 0 it takes off. */
  amount: Cents;
};

/** More rows than a store has in a day; the parts of a line say it if a day has more. */
const mostRows = 5000;

/** By time; rows that add nothing are left out. */
export async function listLineRows(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate; source: RowSource },
): Promise<LineRow[]> {
  const rows = filter.source.from === "buys" ? buyRows(filter, filter.source) : ticketRows(filter, filter.source);
  const result = await raw<LineRow>`
    /* books.listLineRows */
    select rows.id, rows.kind, rows.number, rows.terminal, rows.at, rows.amount, people.customer_id,
      people.name as customer_name
    from (${rows}) as rows
    left join pos_contacts_view as people
      on people.store_id = ${filter.storeId} and people.external_id = rows.pos_customer_id
    where rows.amount <> 0
    order by rows.at, rows.id limit ${mostRows}`.execute(sql);
  return result.rows;
}

type Day = { storeId: number; date: BusinessDate };

function buyRows({ storeId, date }: Day, { amount }: RowSource & { from: "buys" }): RawBuilder<unknown> {
  const amounts = {
    cash: raw`paid_cash_cents`,
    trade: raw`paid_trade_cents`,
    paid: raw`paid_cash_cents + paid_trade_cents`,
  };
  return raw`
    select external_id as id, 'buy' as kind, number, null as terminal, coalesce(completed_at, checked_in_at) as at,
      customer_id as pos_customer_id, (${amounts[amount]})::bigint as amount
    from pos_buys_report_view
    where store_id = ${storeId} and business_date = ${date}::date and status = 'complete'`;
}

function ticketRows(day: Day, source: Exclude<RowSource, { from: "buys" }>): RawBuilder<unknown> {
  return raw`
    select tickets.external_id as id, tickets.type as kind, tickets.number, tickets.terminal, tickets.at,
      tickets.customer_id as pos_customer_id, (${ticketAmount(day, source)})::bigint as amount
    from pos_transactions_report_view as tickets
    where tickets.store_id = ${day.storeId} and tickets.business_date = ${day.date}::date and tickets.type <> 'void'`;
}

function ticketAmount({ storeId }: Day, source: Exclude<RowSource, { from: "buys" }>): RawBuilder<unknown> {
  if (source.from === "tickets") {
    return source.amount === "tax" ? raw`tickets.tax_cents` : raw`tickets.gift_cents`;
  }
  if (source.from === "goods") {
    return raw`
      select coalesce(sum(${source.amount === "net" ? raw`lines.net_cents` : raw`lines.cost_cents`}), 0)
      from pos_ticket_lines_view as lines
      where lines.store_id = ${storeId} and lines.transaction_id = tickets.external_id and lines.goods = ${source.goods}`;
  }
  const directions = { in: raw`and tenders.amount_cents > 0`, back: raw`and tenders.amount_cents < 0` };
  return raw`
    select coalesce(sum(tenders.amount_cents), 0) ${source.only === "back" ? raw`* -1` : raw``}
    from pos_tenders_view as tenders
    where tenders.store_id = ${storeId} and tenders.transaction_id = tickets.external_id
      and (tenders.kind = any (${[...source.kinds]}::text[])) <> ${source.isRest}
      ${source.only === null ? raw`` : directions[source.only]}`;
}
