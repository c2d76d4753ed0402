import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { BuyingDay } from "./public-words.rules.ts";

const aWeek = 7;

/** The store's hours from this day on, for a week or as many days more. */
export async function listOpenDays(
  sql: Sql,
  { storeId, from, days = aWeek }: { storeId: number; from: BusinessDate; days?: number },
): Promise<BuyingDay[]> {
  const result = await raw<BuyingDay>`
    /* public-pages.listOpenDays */
    select day.date::date as date, hours.opens_minutes, hours.closes_minutes, hours.buying_closes_minutes,
      hangtag.hours_gap_on(${storeId}, day.date::date) as gap
    from generate_series(${from}::date, ${from}::date + ${days}::integer, interval '1 day') as day (date)
    left join lateral hangtag.hours_on(${storeId}, day.date::date) as hours on true
    order by day.date`.execute(sql);
  return result.rows;
}
