import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Recalculates the bins added and pulled of days from the history of bins; the other columns of the row are left alone.
 * A day on which everything was undone has none of either: that is known, so it is 0. Returns the dates on which one is
 * different now.
 */
export async function recomputeBinFigures(
  sql: Sql,
  days: { storeId: number; dates: readonly string[]; now: Date },
): Promise<readonly string[]> {
  if (days.dates.length === 0) {
    return [];
  }
  const made = await raw<{ businessDate: string }>`
    /* reports.recomputeBinFigures */
    insert into daily_reports as known (store_id, business_date, changed_at, bins_added, bins_pulled)
    select stores.store_id, days.business_date, ${days.now}, coalesce(bins.bins_added, 0), coalesce(bins.bins_pulled, 0)
    from stores
    cross join unnest(${[...days.dates]}::date[]) as days (business_date)
    left join backstock_report_view as bins
      on bins.store_id = stores.store_id and bins.business_date = days.business_date
    where stores.store_id = ${days.storeId}
    on conflict (store_id, business_date) do update set
      bins_added = excluded.bins_added, bins_pulled = excluded.bins_pulled, changed_at = excluded.changed_at
    where (known.bins_added, known.bins_pulled) is distinct from (excluded.bins_added, excluded.bins_pulled)
    returning business_date`.execute(sql);
  return made.rows.map((row) => row.businessDate).toSorted();
}
