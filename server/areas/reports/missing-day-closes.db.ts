import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type ClosesOfStore = { closedOn: string[]; firstClose: string | null; shutWeekdays: number[] };

export async function getCloses(sql: Sql, filter: { storeId: number; since: string }): Promise<ClosesOfStore> {
  const result = await raw<ClosesOfStore>`
    /* reports.getCloses */
    select
      array(
        select business_date::text from pos_day_closes_report_view
        where store_id = ${filter.storeId} and business_date >= ${filter.since}::date
      ) as closed_on,
      (
        select closes.business_date::text from pos_day_closes_report_view as closes
        where closes.store_id = ${filter.storeId} order by closes.business_date limit 1
      ) as first_close,
      array(
        select weekday::integer from store_hours where store_id = ${filter.storeId} and opens_minutes is null
      ) as shut_weekdays`.execute(sql);
  return result.rows[0] ?? { closedOn: [], firstClose: null, shutWeekdays: [] };
}
