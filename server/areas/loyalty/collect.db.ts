import { sql as raw } from "kysely";
import type { Insertable } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { TransactionRow } from "#common/pos/pos-rows.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { LoyaltyAwards } from "#server/platform/db/tables.ts";
import { phoneOf } from "./awards.db.ts";
import type { AwardKind, AwardReason, AwardState } from "./earning.rules.ts";

type Window = { storeId: number; accountId: number; from: BusinessDate; to: BusinessDate };

type Seen = {
  transactionId: string;
  number: string;
  businessDate: BusinessDate;
  happenedAt: Date;
  posCustomerId: string | null;
  customerId: string | null;
  phone: string | null;
};

export type SeenSale = Seen & {
  isEmployeePurchase: boolean;
  isWholesale: boolean;
  /** The ticket's amounts by what was sold. */
  lines: Pick<TransactionRow["lines"][number], "goods" | "net">[];
};

export type SeenBuy = Seen & { paidCents: Cents };

/** One run of a store at a time looks through its transactions. */
export async function lockCollecting(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('loyalty.collect'), ${storeId})`.execute(sql);
}

/** Tickets that count, with what they amount to. */
export async function listSales(sql: Sql, { storeId, accountId, from, to }: Window): Promise<SeenSale[]> {
  const result = await raw<SeenSale>`
    /* loyalty.listSales */
    select ticket.external_id as transaction_id, ticket.number, ticket.business_date, ticket.at as happened_at,
      ticket.pos_customer_id, contact.customer_id, ${phoneOf} as phone, ticket.is_employee_purchase,
      ticket.is_wholesale, coalesce(line.sums, '[]') as lines
    from pos_earning_tickets_view as ticket
    left join pos_contacts_view as contact
      on contact.store_id = ticket.store_id and contact.external_id = ticket.pos_customer_id
    left join customer_mobiles_view as mobile
      on mobile.account_id = ${accountId} and mobile.id = contact.customer_id
    left join lateral (
      select json_agg(json_build_object('goods', goods, 'net', net)) as sums from (
        select goods, sum(net_cents)::int as net from pos_ticket_lines_view
        where store_id = ticket.store_id and transaction_id = ticket.external_id group by goods) as by_goods
    ) as line on true
    where ticket.store_id = ${storeId} and ticket.business_date between ${from} and ${to} and not ticket.is_gone
      and ticket.type in ('sale', 'exchange')`.execute(sql);
  return result.rows;
}

/** Paid buys: the register's, each under our own record where we have one, and ours that no register has. */
export async function listBuys(sql: Sql, { storeId, accountId, from, to }: Window): Promise<SeenBuy[]> {
  const result = await raw<SeenBuy>`
    /* loyalty.listBuys */
    with paid as (
      select coalesce(named.id::text, linked.id::text, buy.external_id) as transaction_id, buy.number, buy.business_date,
        coalesce(buy.completed_at, buy.updated_at) as happened_at, buy.customer_id as pos_customer_id,
        case when named.id is null then linked.customer_id else named.customer_id end as customer_id,
        buy.paid_cash_cents + buy.paid_trade_cents as paid_cents
      from pos_buys_report_view as buy
      left join buys_paid_view as named on named.store_id = buy.store_id
        and named.id = buy.client_buy_id
      left join buys_paid_view as linked on linked.store_id = buy.store_id and linked.pos_buy_id = buy.external_id
      where buy.store_id = ${storeId} and buy.business_date between ${from} and ${to} and buy.status = 'complete'
      union all
      select own.id::text, own.number::text, own.business_date, own.completed_at, null, own.customer_id, own.paid_cents
      from buys_paid_view as own
      where own.store_id = ${storeId} and own.business_date between ${from} and ${to} and own.status = 'complete'
        and own.paid_cents > 0 and own.completed_at is not null
        and not exists (select from pos_buys_report_view as buy
          where buy.store_id = own.store_id and buy.external_id = own.pos_buy_id)
        and not exists (select from pos_buys_report_view as buy
          where buy.store_id = own.store_id and buy.client_buy_id = own.id)
    )
    select paid.transaction_id, paid.number, paid.business_date, paid.happened_at, paid.pos_customer_id,
      coalesce(paid.customer_id, contact.customer_id) as customer_id, ${phoneOf} as phone, paid.paid_cents
    from paid
    left join pos_contacts_view as contact
      on contact.store_id = ${storeId} and contact.external_id = paid.pos_customer_id
    left join customer_mobiles_view as mobile
      on mobile.account_id = ${accountId}
        and mobile.id = case when paid.customer_id is null then contact.customer_id else paid.customer_id end`.execute(
    sql,
  );
  return result.rows;
}

export type CollectedPiece = { returnId: string; transactionId: string; cents: Cents };
export type GivingTicket = { returnId: string; lines: SeenSale["lines"] };

/** What some tickets brought back of sales that have points, and what each of those tickets amounts to in all. */
export async function listReturns(
  sql: Sql,
  { storeId, from, to }: Window,
): Promise<{ pieces: CollectedPiece[]; tickets: GivingTicket[] }> {
  const result = await raw<{ returnId: string; lines: SeenSale["lines"]; pieces: CollectedPiece[] }>`
    /* loyalty.listReturns */
    with brought as (
      select ticket.external_id as return_id, ticket.at, ticket.pos_customer_id, line.line, line.sku,
        -line.net_cents as cents
      from pos_earning_tickets_view as ticket
      join pos_ticket_lines_view as line
        on line.store_id = ticket.store_id and line.transaction_id = ticket.external_id
      where ticket.store_id = ${storeId} and ticket.business_date between ${from} and ${to} and not ticket.is_gone
        and ticket.type in ('return', 'exchange') and line.quantity < 0 and line.net_cents < 0
        and line.goods in ('used', 'new')
    ), matched as (
      select brought.return_id, brought.line, sale.transaction_id, brought.cents
      from brought
      cross join lateral (
        select award.transaction_id from loyalty_awards as award
        where award.store_id = ${storeId} and award.kind = 'sale' and award.happened_at <= brought.at
          and award.transaction_id <> brought.return_id
          and (award.transaction_id in (
              select sold.transaction_id from pos_piece_sales_view as sold
              where sold.store_id = ${storeId} and sold.sku = brought.sku)
            or (award.pos_customer_id = brought.pos_customer_id and exists (
              select from pos_ticket_lines_view as line
              where line.store_id = ${storeId} and line.transaction_id = award.transaction_id
                and line.sku = brought.sku and line.quantity > 0)))
        order by award.happened_at desc, award.transaction_id limit 1
      ) as sale
    )
    select matched.return_id,
      (select json_agg(json_build_object('goods', goods, 'net', net)) from (
        select goods, sum(net_cents)::int as net from pos_ticket_lines_view
        where store_id = ${storeId} and transaction_id = matched.return_id group by goods) as by_goods) as lines,
      json_agg(json_build_object('returnId', matched.return_id, 'transactionId', matched.transaction_id,
        'cents', matched.cents) order by matched.line) as pieces
    from matched group by matched.return_id order by matched.return_id`.execute(sql);
  return {
    pieces: result.rows.flatMap(({ pieces }) => pieces),
    tickets: result.rows.map(({ returnId, lines }) => ({ returnId, lines })),
  };
}

const columns = [
  ...([
    "kind",
    "transactionId",
    "businessDate",
    "happenedAt",
    "posCustomerId",
    "customerId",
    "baseCents",
    "leftCents",
  ] as const),
  ...(["centsPerPoint", "points", "state", "reason", "sentAt", "awardedAt"] as const),
  ...(["reversedPoints", "reversingPoints", "nextTryAt"] as const),
] as const;

export type KeptAward = {
  kind: AwardKind;
  transactionId: string;
  businessDate: BusinessDate;
  happenedAt: Date;
  posCustomerId: string | null;
  customerId: string | null;
  baseCents: Cents;
  leftCents: Cents;
  centsPerPoint: Cents;
  points: number;
  state: AwardState;
  reason: AwardReason | null;
  sentAt: Date | null;
  awardedAt: Date | null;
  reversedPoints: number;
  reversingPoints: number;
  nextTryAt: Date | null;
};

/** The rows of these days, and those of sales before that something came back of. */
export async function listKept(
  sql: Sql,
  { storeId, from, to, saleIds }: Omit<Window, "accountId"> & { saleIds: readonly string[] },
): Promise<KeptAward[]> {
  return sql
    .selectFrom("loyaltyAwards")
    .select(columns)
    .where("storeId", "=", storeId)
    .where((where) =>
      where.or([
        where.between("businessDate", from, to),
        where.and([where("kind", "=", "sale"), where("transactionId", "=", raw<string>`any(${[...saleIds]}::text[])`)]),
      ]),
    )
    .$castTo<KeptAward>()
    .execute();
}

/** One that another run has put in meanwhile stays as it is. */
export async function insertAwards(sql: Sql, rows: readonly Insertable<LoyaltyAwards>[]): Promise<void> {
  const most = 500;
  for (let at = 0; at < rows.length; at += most) {
    await sql
      .insertInto("loyaltyAwards")
      .values(rows.slice(at, at + most))
      .onConflict((conflict) => conflict.columns(["storeId", "kind", "transactionId"]).doNothing())
      .execute();
  }
}

type Key = { storeId: number; kind: AwardKind; transactionId: string };

/** Only while the points never went out. */
export async function reviseUnsent(
  sql: Sql,
  { storeId, kind, transactionId, ...change }: Key & Partial<KeptAward>,
): Promise<void> {
  await sql
    .updateTable("loyaltyAwards")
    .set(change)
    .where("storeId", "=", storeId)
    .where("kind", "=", kind)
    .where("transactionId", "=", transactionId)
    .where("sentAt", "is", null)
    .execute();
}

/** A transaction that was withdrawn before its points went out. */
export async function deleteUnsent(sql: Sql, { storeId, kind, transactionId }: Key): Promise<void> {
  await sql
    .deleteFrom("loyaltyAwards")
    .where("storeId", "=", storeId)
    .where("kind", "=", kind)
    .where("transactionId", "=", transactionId)
    .where("sentAt", "is", null)
    .execute();
}

/** What is left of a transaction whose points went out, and when it is looked at next. */
export async function saveLeft(
  sql: Sql,
  { storeId, kind, transactionId, ...change }: Key & { leftCents: Cents; nextTryAt: Date | null },
): Promise<void> {
  await sql
    .updateTable("loyaltyAwards")
    .set(change)
    .where("storeId", "=", storeId)
    .where("kind", "=", kind)
    .where("transactionId", "=", transactionId)
    .where("sentAt", "is not", null)
    .execute();
}

type Standing = {
  storeId: number;
  provider: string;
  state: "error" | "pending";
  reason: "refused" | "not_joined";
  at: Date;
};

/** Whatever stands so is tried at once: it waits for nothing, or for a later time. */
export async function wakeStanding(sql: Sql, { storeId, provider, state, reason, at }: Standing): Promise<void> {
  await sql
    .updateTable("loyaltyAwards")
    .set({ nextTryAt: at })
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where("state", "=", state)
    .where("reason", "=", reason)
    .where((award) => award.or([award("nextTryAt", "is", null), award("nextTryAt", ">", at)]))
    .execute();
}
