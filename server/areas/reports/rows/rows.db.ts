import { sql as raw } from "kysely";
import type { RawBuilder } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { purchasesOf } from "#server/areas/reports/daily-report.db.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BuyKind, ExceptionKind, TicketKind } from "./rows.rules.ts";

export type ReportRow = {
  /** The point of sale's own. */
  id: string;
  type: "sale" | "return" | "exchange" | "void" | "buy";
  number: string;
  /** The register of a ticket; null for a buy. */
  terminal: string | null;
  date: BusinessDate;
  at: Date;
  /** The cashier of a ticket, the buyer of a buy. */
  employeeCode: string | null;
  employeeName: string | null;
  customerId: string | null;
  customerName: string | null;
  couponNumber: string | null;
  isEmployeePurchase: boolean;
  /** Cents, pieces or seconds, by the kind of the rows. */
  value: number;
};

export type RowList = { count: number; total: number; rows: ReportRow[] };

type RowFilter = {
  storeId: number;
  dates: readonly BusinessDate[];
  /** The point of sale's code of a cashier or buyer; null for all. */
  employeeCode: string | null;
};

type ListedRow = ReportRow & { count: number; total: number };

/** The newest first; rows that add nothing to the number are left out. */
export function listTicketRows(sql: Sql, filter: RowFilter & { kind: TicketKind; limit: number }): Promise<RowList> {
  return listRows(sql, filter, raw`with exceptions as (${ticketRows(filter, filter.kind)})`);
}

/** The longest waits first, of other kinds the newest. */
export function listBuyRows(sql: Sql, filter: RowFilter & { kind: BuyKind; limit: number }): Promise<RowList> {
  const { storeId, dates, kind } = filter;
  return listRows(
    sql,
    filter,
    raw`with place as (
      select id as store_id, time_zone from stores where id = ${storeId}
    ), ${purchasesOf({ storeId, dates })}, exceptions as (
      select purchases.external_id as id, 'buy' as type, purchases.number, null as terminal,
        purchases.business_date as date, coalesce(purchases.completed_at, purchases.checked_in_at) as at,
        purchases.buyer_code as employee_code, purchases.customer_id as pos_customer_id, null as coupon_number,
        false as is_employee_purchase, ${buyValues[kind]} as value
      from purchases where purchases.status = 'complete' and ${buyConditions[kind]}
    )`,
  );
}

async function listRows(
  sql: Sql,
  { storeId, employeeCode, kind, limit }: RowFilter & { kind: TicketKind | BuyKind; limit: number },
  source: RawBuilder<unknown>,
): Promise<RowList> {
  const order = kind === "WAITS" ? raw`rows.value desc, rows.id` : raw`rows.at desc, rows.id`;
  const result = await raw<ListedRow>`
    /* reports.listRows */
    ${source}
    select rows.id, rows.type, rows.number, rows.terminal, rows.date, rows.at, rows.employee_code,
      people.name as employee_name, contacts.customer_id, contacts.name as customer_name, rows.coupon_number,
      rows.is_employee_purchase, rows.value::double precision as value, rows.count::integer as count,
      rows.total::double precision as total
    from (
      select exceptions.*, count(*) over () as count, sum(value) over () as total
      from exceptions
      where ${employeeCode}::text is null or employee_code = ${employeeCode}::text
    ) as rows
    ${namedEmployee(storeId, raw`rows.employee_code`)}
    left join pos_contacts_view as contacts
      on contacts.store_id = ${storeId} and contacts.external_id = rows.pos_customer_id
    order by ${order} limit ${limit}`.execute(sql);
  const [first] = result.rows;
  return {
    count: first?.count ?? 0,
    total: first?.total ?? 0,
    rows: result.rows.map(({ count: _count, total: _total, ...row }) => row),
  };
}

export type ExceptionCount = {
  kind: ExceptionKind;
  employeeCode: string | null;
  employeeName: string | null;
  count: number;
  total: number;
};

/** How many of each kind and person there are in a range, the most first. */
export async function countExceptions(
  sql: Sql,
  { kinds, ...filter }: Omit<RowFilter, "employeeCode"> & { kinds: readonly ExceptionKind[] },
): Promise<ExceptionCount[]> {
  const each = kinds.map(
    (kind) => raw`
      select ${kind}::text as kind, rows.employee_code, count(*) as count, sum(rows.value) as total
      from (${ticketRows(filter, kind)}) as rows group by rows.employee_code`,
  );
  const result = await raw<ExceptionCount>`
    /* reports.countExceptions */
    select counts.kind, counts.employee_code, people.name as employee_name, counts.count::integer as count,
      counts.total::double precision as total
    from (${raw.join(each, raw` union all `)}) as counts
    ${namedEmployee(filter.storeId, raw`counts.employee_code`)}
    order by counts.count desc, counts.employee_code`.execute(sql);
  return result.rows;
}

/** Joins the name that the point of sale has for a code; of several with one code an active one. */
function namedEmployee(storeId: number, code: RawBuilder<unknown>): RawBuilder<unknown> {
  return raw`left join lateral (
      select name from pos_employees_view as people
      where people.store_id = ${storeId} and people.drs_employee_code = ${code}
      order by is_active desc, external_id limit 1
    ) as people on true`;
}

type TicketDays = Pick<RowFilter, "storeId" | "dates">;

function ticketRows({ storeId, dates }: TicketDays, kind: TicketKind): RawBuilder<unknown> {
  return raw`
    select tickets.external_id as id, tickets.type, tickets.number, tickets.terminal, tickets.business_date as date,
      tickets.at, tickets.cashier_code as employee_code, tickets.customer_id as pos_customer_id, tickets.coupon_number,
      tickets.is_employee_purchase, ${ticketValues[kind]} as value
    from pos_transactions_report_view as tickets ${ticketLines[kind]}
    where tickets.store_id = ${storeId} and tickets.business_date = any(${[...dates]}::date[])
      and (tickets.type = 'void') = ${kind === "VOIDS"} and ${ticketConditions[kind]}`;
}

const ticketValues: Readonly<Record<TicketKind, RawBuilder<unknown>>> = {
  RETURNS: raw`tickets.returns_cents`,
  VOIDS: raw`tickets.total_cents`,
  DISCOUNTS: raw`tickets.discount_cents`,
  PRICES: raw`lines.value`,
  BELOW_COST: raw`lines.value`,
  NO_CUSTOMER: raw`tickets.net_cents`,
  SALES: raw`tickets.net_cents`,
  CUSTOMERS: raw`tickets.net_cents`,
  ITEMS_SOLD: raw`tickets.items_sold`,
};

/** The same as the figures of a day count by (daily-report.db.ts), so that the rows add up to them. */
const ticketConditions: Readonly<Record<TicketKind, RawBuilder<unknown>>> = {
  RETURNS: raw`tickets.returns_cents <> 0`,
  VOIDS: raw`true`,
  DISCOUNTS: raw`tickets.discount_cents <> 0`,
  PRICES: raw`lines.value > 0`,
  BELOW_COST: raw`lines.value > 0`,
  NO_CUSTOMER: raw`tickets.net_cents > 0 and tickets.customer_id is null`,
  SALES: raw`tickets.net_cents <> 0`,
  CUSTOMERS: raw`tickets.net_cents > 0`,
  ITEMS_SOLD: raw`tickets.items_sold <> 0`,
};

const noLines = raw``;

/** Only what is judged line by line reads lines. */
const ticketLines: Readonly<Record<TicketKind, RawBuilder<unknown>>> = {
  RETURNS: noLines,
  VOIDS: noLines,
  DISCOUNTS: noLines,
  // A tag that several pieces share says nothing of the one that was sold.
  PRICES: raw`cross join lateral (
    select sum((pieces.price - lines.price_cents) * lines.quantity) as value
    from pos_ticket_lines_view as lines
    cross join lateral (
      select min(price_cents) as price from pos_pieces_view as pieces
      where pieces.store_id = lines.store_id and pieces.sku = lines.sku
      having count(distinct price_cents) = 1
    ) as pieces
    where lines.store_id = tickets.store_id and lines.transaction_id = tickets.external_id
      and lines.quantity > 0 and lines.sku <> '' and lines.price_cents < pieces.price
  ) as lines`,
  BELOW_COST: raw`cross join lateral (
    select sum(lines.cost_cents - lines.net_cents) as value
    from pos_ticket_lines_view as lines
    where lines.store_id = tickets.store_id and lines.transaction_id = tickets.external_id
      and lines.quantity > 0 and lines.goods <> 'giftCard' and lines.net_cents < lines.cost_cents
  ) as lines`,
  NO_CUSTOMER: noLines,
  SALES: noLines,
  CUSTOMERS: noLines,
  ITEMS_SOLD: noLines,
};

const paid = raw`purchases.cash + purchases.trade`;

const buyValues: Readonly<Record<BuyKind, RawBuilder<unknown>>> = {
  BUYS: paid,
  PASSED: paid,
  WAITS: raw`purchases.wait`,
  ITEMS_BOUGHT: raw`purchases.items_taken`,
};

const buyConditions: Readonly<Record<BuyKind, RawBuilder<unknown>>> = {
  BUYS: raw`${paid} > 0`,
  PASSED: raw`${paid} = 0`,
  WAITS: raw`purchases.wait is not null`,
  ITEMS_BOUGHT: raw`purchases.items_taken <> 0`,
};

export type TicketLine = {
  line: number;
  description: string;
  quantity: number;
  price: Cents;
  /** What the tag says; null where no single piece has the code. */
  tagPrice: Cents | null;
  discount: Cents;
  net: Cents;
  cost: Cents | null;
};

export type TicketHead = Omit<ReportRow, "value"> & { tax: Cents; total: Cents; net: Cents };

/** The ticket that a row stands for; null if the store has none, or the register deleted it. */
export async function findTicket(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
): Promise<TicketHead | null> {
  const result = await raw<TicketHead>`
    /* reports.findTicket */
    select tickets.external_id as id, tickets.type, tickets.number, tickets.terminal, tickets.business_date as date,
      tickets.at, tickets.cashier_code as employee_code, people.name as employee_name, contacts.customer_id,
      contacts.name as customer_name, tickets.coupon_number, tickets.is_employee_purchase, tickets.tax_cents as tax,
      tickets.total_cents as total, tickets.net_cents::double precision as net
    from pos_transactions_report_view as tickets
    ${namedEmployee(storeId, raw`tickets.cashier_code`)}
    left join pos_contacts_view as contacts
      on contacts.store_id = ${storeId} and contacts.external_id = tickets.customer_id
    where tickets.store_id = ${storeId} and tickets.external_id = ${id}`.execute(sql);
  return result.rows[0] ?? null;
}

export async function listTicketLines(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
): Promise<TicketLine[]> {
  const result = await raw<TicketLine>`
    /* reports.listTicketLines */
    select lines.line, lines.description, lines.quantity, lines.price_cents as price, pieces.price as tag_price,
      lines.discount_cents as discount, lines.net_cents as net, lines.cost_cents as cost
    from pos_ticket_lines_view as lines
    left join lateral (
      select min(price_cents) as price from pos_pieces_view as pieces
      where pieces.store_id = lines.store_id and pieces.sku = lines.sku
      having count(distinct price_cents) = 1
    ) as pieces on lines.sku <> ''
    where lines.store_id = ${storeId} and lines.transaction_id = ${id}
    order by lines.line`.execute(sql);
  return result.rows;
}

export async function listTenders(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
): Promise<{ kind: string; amount: Cents }[]> {
  const result = await raw<{ kind: string; amount: Cents }>`
    /* reports.listTenders */
    select kind, amount_cents as amount from pos_tenders_view
    where store_id = ${storeId} and transaction_id = ${id} and amount_cents <> 0
    order by amount_cents desc, kind`.execute(sql);
  return result.rows;
}
