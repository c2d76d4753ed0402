import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Brings the coupons issued and used of dates to what the coupons say now. Returns the dates whose figures changed; a date
 * without a row gets its figures when its first row comes.
 */
export async function recomputeCouponFigures(
  sql: Sql,
  days: { storeId: number; dates: readonly BusinessDate[]; now: Date },
): Promise<readonly BusinessDate[]> {
  if (days.dates.length === 0) {
    return [];
  }
  const result = await raw<{ date: BusinessDate }>`
    /* reports.recomputeCouponFigures */
    with counted as (
      select day.date, coalesce(sum(coupons.issued), 0)::int as issued, coalesce(sum(coupons.redeemed), 0)::int as redeemed
      from unnest(${[...days.dates]}::date[]) as day (date)
      left join coupons_report_view as coupons
        on coupons.store_id = ${days.storeId} and coupons.business_date = day.date
      group by day.date
    )
    insert into daily_reports as day (store_id, business_date, changed_at, coupons_issued, coupons_redeemed)
    select ${days.storeId}, counted.date, ${days.now}, counted.issued, counted.redeemed from counted
    on conflict (store_id, business_date) do update set
      coupons_issued = excluded.coupons_issued, coupons_redeemed = excluded.coupons_redeemed, changed_at = excluded.changed_at
    where (day.coupons_issued, day.coupons_redeemed)
      is distinct from (excluded.coupons_issued, excluded.coupons_redeemed)
    returning business_date as date`.execute(sql);
  return result.rows.map(({ date }) => date);
}
