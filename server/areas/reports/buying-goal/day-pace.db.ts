import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type StoreDay = { storeId: number; date: BusinessDate };
export type HoursOfDay = { opensMinutes: number; closesMinutes: number };

/** Null on a day on which the store is shut. */
export async function findOpenHours(sql: Sql, { storeId, date }: StoreDay): Promise<HoursOfDay | null> {
  const result = await raw<{ opensMinutes: number | null; closesMinutes: number | null }>`
    /* reports.findOpenHours */
    select opens_minutes, closes_minutes from hangtag.hours_on(${storeId}, ${date}::date)`.execute(sql);
  const { opensMinutes = null, closesMinutes = null } = result.rows[0] ?? {};
  return opensMinutes === null || closesMinutes === null ? null : { opensMinutes, closesMinutes };
}

/** 24 sums by the hour of the store's clock, null where a day has none. */
export type TradeDay = { sold: Cents[] | null; bought: Cents[] | null };

/**
 * The eight days before a date that have its weekday: what sold, and what sellers were paid, hour by hour. After midnight
 * counts in the last hour of its business date, as sales do.
 */
export async function listSimilarDays(
  sql: Sql,
  { storeId, date, timeZone }: StoreDay & { timeZone: string },
): Promise<TradeDay[]> {
  const result = await raw<TradeDay>`
    /* reports.listSimilarDays */
    with days as (
      select ${date}::date - 7 * week as date from generate_series(1, 8) as week
    ), paid as (
      select business_date as date, paid_cash_cents + paid_trade_cents as cents,
        case when (completed_at at time zone ${timeZone})::date > business_date then 23
          else extract(hour from completed_at at time zone ${timeZone}) end as hour
      from pos_buys_report_view
      where store_id = ${storeId} and status = 'complete' and completed_at is not null
        and business_date in (select date from days)
    )
    select
      (select to_json(sales_by_hour_cents) from daily_figures_view as figures
        where figures.store_id = ${storeId} and figures.business_date = days.date) as sold,
      (select json_agg(coalesce((select sum(cents) from paid where paid.date = days.date and paid.hour = hour_of), 0)
          order by hour_of)
        from generate_series(0, 23) as hour_of
        where exists (select from paid where paid.date = days.date)) as bought
    from days
    order by days.date`.execute(sql);
  return result.rows;
}
