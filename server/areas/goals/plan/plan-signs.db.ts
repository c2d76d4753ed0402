import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { salesUntilYesterday } from "./goal-plan.db.ts";
import type { PlanDates } from "./goal-plan.db.ts";

export type PlanSign = { storeId: number; today: BusinessDate; sign: string };

/**
 * What stands for the plan of each of the stores: another text whenever something changed that the goals of the range are
 * made of. Rows stand for themselves by the sum of their hashes, each table's with a seed of its own; the days' sales and
 * frozen goals by a mark that changes with them, and the newest sales, which leave the mark. The plan itself is ten times as
 * much to read.
 */
export async function listPlanSigns(
  sql: Sql,
  { storeIds, now, today, from, to }: PlanDates & { storeIds: readonly number[] },
): Promise<PlanSign[]> {
  const isOne = raw`store_id = any(${[...storeIds]}::integer[])`;
  const inRange = raw`business_date between ${from} and ${to}`;
  const result = await raw<PlanSign>`
    /* goals.listPlanSigns */
    select stores.store_id, dates.today,
      row(dates.today, country, grand_opening_on, open_to_buy_on, marks.mark, newest.hash, rows.hash)::text as sign
    from stores
    cross join lateral (
      select coalesce(${today ?? null}::date, running.business_date) as today
      from hangtag.business_dates_at(${now}) as running where running.store_id = stores.id
      offset 0) as dates
    left join sales_marks_view as marks on marks.store_id = stores.store_id
    cross join lateral (
      select sum(hash_record_extended(row(business_date, sales_cents, status), 0)) as hash from (
        -- Two, because a day can become the second while a change of it is not committed.
        select business_date, sales_cents, status from daily_figures_view as figures
        where figures.store_id = stores.store_id and sales_cents is not null
          and business_date <= ${salesUntilYesterday(to)}
        order by business_date desc limit 2
      ) as newest
    ) as newest
    left join (
      select store_id, sum(hash) as hash from (
        select store_id, hash_record_extended(store_hours, 1) as hash from store_hours where ${isOne}
        union all
        select store_id, hash_record_extended(goal_defaults, 2) from goal_defaults where ${isOne}
        union all
        select store_id, hash_record_extended(month_goals, 3) from month_goals
        where ${isOne} and month between ${from} and ${to}
        union all
        select store_id, hash_record_extended(day_goals, 4) from day_goals where ${isOne} and (${inRange} or is_closed)
        union all
        select store_id, hash_record_extended(store_hour_exceptions, 5) from store_hour_exceptions where ${isOne}
        union all
        select store_id, hash_record_extended(comp_exclusions, 6) from comp_exclusions where ${isOne}
        union all
        select store_id, hash_record_extended(calendar_events, 7) from calendar_events where ${isOne}
        union all
        select store_id, hash_record_extended(kept_goals, 8) from kept_goals where ${isOne} and ${inRange}
        union all
        select store_id, hash_record_extended(borrowed_seasons, 9) from borrowed_seasons where ${isOne}
      ) as hashes
      group by store_id
    ) as rows on rows.store_id = stores.store_id
    where stores.id = any(${[...storeIds]}::integer[])`.execute(sql);
  return result.rows;
}
