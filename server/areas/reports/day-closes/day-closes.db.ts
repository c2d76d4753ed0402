import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** As the point of sale reported it; negative when money went back. */
export type Tender = { kind: string; amount: Cents };
export type DrawerMovement = { kind: string; amount: Cents; reason: string };

/** The totals that both the point of sale and our rows know. */
export type ComparedTotals = {
  sales: Cents;
  customers: number;
  returns: Cents;
  tax: Cents;
  giftCardsSold: Cents;
  buyCash: Cents;
  buyTrade: Cents;
};

export type CloseRow = {
  closedAt: Date;
  /** Name of the point of sale's employee, else its code; null when nobody is named. */
  closedBy: string | null;
  posTotals: ComparedTotals;
  discounts: Cents;
  /** Counted less expected; null when nobody counted. */
  overShort: Cents | null;
  tenders: Tender[];
  drawer: DrawerMovement[];
  /** Null when all totals agree with our rows. */
  differenceCents: Cents | null;
  resendRounds: number | null;
  flaggedAt: Date | null;
};

export type CloseDay = {
  date: BusinessDate;
  status: string | null;
  revision: number | null;
  /** What our rows add up to; null where nothing came. */
  ours: ComparedTotals | null;
  close: CloseRow | null;
};

type Row = {
  date: BusinessDate;
  status: string | null;
  revision: number | null;
  ours: ComparedTotals | null;
  close: (Omit<CloseRow, "closedAt" | "flaggedAt"> & { closedAt: string; flaggedAt: string | null }) | null;
};

/** Each day of a range, newest first, with its Day Close and what our rows make of it. */
export async function listCloseDays(
  sql: Sql,
  range: { storeId: number; from: BusinessDate; to: BusinessDate },
): Promise<CloseDay[]> {
  const result = await raw<Row>`
    /* reports.listCloseDays */
    select days.business_date::date as date, reports.status, reports.revision,
      case when reports.sales_cents is not null then json_build_object(
        'sales', reports.sales_cents, 'customers', reports.customers, 'returns', reports.returns_cents,
        'tax', reports.tax_cents, 'giftCardsSold', reports.gift_sold_cents, 'buyCash', reports.buy_cash_cents,
        'buyTrade', reports.buy_trade_cents) end as ours,
      case when closes.business_date is not null then json_build_object(
        'closedAt', closes.closed_at, 'closedBy', coalesce(people.name, closes.closed_by),
        'posTotals', json_build_object(
          'sales', closes.net_sales_cents, 'customers', closes.transactions, 'returns', closes.returns_cents,
          'tax', closes.tax_cents, 'giftCardsSold', closes.gift_sold_cents, 'buyCash', closes.buys_cash_cents,
          'buyTrade', closes.buys_trade_cents),
        'discounts', closes.discounts_cents, 'overShort', closes.over_short_cents, 'tenders', closes.tenders,
        'drawer', closes.drawer, 'differenceCents', closes.difference_cents, 'resendRounds', closes.resend_rounds,
        'flaggedAt', closes.flagged_at) end as close
    from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') as days (business_date)
    left join daily_reports as reports
      on reports.store_id = ${range.storeId} and reports.business_date = days.business_date::date
    left join pos_day_closes_report_view as closes
      on closes.store_id = ${range.storeId} and closes.business_date = days.business_date::date
    left join lateral (
      select name from pos_employees_view as people
      where people.store_id = ${range.storeId} and people.drs_employee_code = closes.closed_by
      order by people.is_active desc, people.external_id limit 1
    ) as people on true
    order by days.business_date desc`.execute(sql);
  return result.rows.map((row) => ({ ...row, close: row.close && closeRow(row.close) }));
}

function closeRow(close: NonNullable<Row["close"]>): CloseRow {
  const { closedAt, flaggedAt } = close;
  return { ...close, closedAt: new Date(closedAt), flaggedAt: flaggedAt === null ? null : new Date(flaggedAt) };
}

export type TerminalTotals = {
  terminal: string;
  tickets: number;
  voided: number;
  sales: Cents;
  returns: Cents;
  tax: Cents;
  giftCardsSold: Cents;
  firstAt: Date;
  lastAt: Date;
};

/** What our rows hold of each register on a day. */
export async function listTerminals(
  sql: Sql,
  filter: { storeId: number; date: BusinessDate },
): Promise<TerminalTotals[]> {
  const result = await raw<TerminalTotals>`
    /* reports.listTerminals */
    select terminal, (count(*) filter (where type <> 'void'))::integer as tickets,
      (count(*) filter (where type = 'void'))::integer as voided,
      coalesce(sum(net_cents) filter (where type <> 'void'), 0)::bigint as sales,
      coalesce(sum(returns_cents) filter (where type <> 'void'), 0)::bigint as returns,
      coalesce(sum(tax_cents) filter (where type <> 'void'), 0)::bigint as tax,
      coalesce(sum(gift_cents) filter (where type <> 'void'), 0)::bigint as gift_cards_sold,
      min(at) as first_at, max(at) as last_at
    from pos_transactions_report_view
    where store_id = ${filter.storeId} and business_date = ${filter.date}::date
    group by terminal order by terminal`.execute(sql);
  return result.rows;
}
