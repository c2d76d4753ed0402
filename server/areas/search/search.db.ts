import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export const searchKinds = ["employee", "customer", "order", "bin", "task", "note"] as const;
export type SearchKind = (typeof searchKinds)[number];

export type SearchResult = { kind: SearchKind; id: string; text: string; date: BusinessDate | null };

type SearchQuery = {
  storeId: number;
  patterns: readonly string[];
  beginning: string;
  /** What was typed, in capitals, when it may be a bin's number or label; null otherwise. */
  bin: string | null;
  today: BusinessDate;
  timeZone: string;
  withManagerContent: boolean;
  /** Of each kind. */
  limit: number;
};

/** A task that comes back each day is found once, on the day nearest to today. */
export async function find(sql: Sql, query: SearchQuery): Promise<SearchResult[]> {
  const { storeId, patterns, beginning, bin, today, timeZone, withManagerContent, limit } = query;
  const words = raw`(${[...patterns]}::text[])`;
  const result = await raw<SearchResult>`/* search.find */
    (select 'employee' as kind, id::text, full_name as text, null::date as date, 0 as place,
      full_name !~* ${beginning} as is_inside, 0 as away
    from employee_names_view
    where store_id = ${storeId} and is_active and full_name ~* all ${words}
    order by is_inside, full_name, id limit ${limit})
    union all
    (select 'bin', id::text,
      concat_ws(', ', label, case when is_retired then 'retired' else coalesce(category_name, 'empty') end, location_name),
      null, 1, label <> ${bin} and number::text <> ${bin}, 0
    from bins_search_view
    where store_id = ${storeId} and (number::text like ${bin} || '%' or label like ${bin} || '%')
    order by 6, number limit ${limit})
    union all
    (select 'order', id::text,
      concat_ws(', ', concat_ws(' ', name, customer_name), case state when 'new' then 'new' when 'picking' then 'being picked'
        when 'picked' then 'picked' when 'problem' then 'problem' when 'done' then 'done' when 'cancelled' then 'canceled'
        else case state when 'packed' then 'packed' else 'ready' end || coalesce(' on shelf ' || shelf, '') end),
      (placed_at at time zone ${timeZone})::date, 1,
      state not in ('ready_for_pickup', 'packed'), abs(extract(epoch from now() - placed_at)::int)
    from online_orders_search_view
    where store_id = ${storeId} and concat_ws(' ', name, customer_name) ~* all ${words}
    order by 6, 7, id limit ${limit})
    union all
    (select 'task', id, name, business_date, 2, is_inside, away from (
      select distinct on (coalesce(template_id, id)) id::text, name, business_date,
        name !~* ${beginning} as is_inside, abs(business_date - ${today}::date) as away
      from tasks_search_view
      where store_id = ${storeId} and business_date between ${today}::date - 60 and ${today}::date + 60
        and (access = 'all' or ${withManagerContent}) and name ~* all ${words}
      order by coalesce(template_id, id), away, business_date desc
    ) as task order by is_inside, away, id limit ${limit})
    union all
    (select 'note', id::text, body, business_date, 3, body !~* ${beginning} as is_inside,
      abs(business_date - ${today}::date) as away
    from notes_search_view
    where store_id = ${storeId} and business_date > ${today}::date - 730
      and (access = 'all' or ${withManagerContent}) and body ~* all ${words}
    order by away, id limit ${limit})
    order by place, is_inside, away, text`.execute(sql);
  return result.rows.map(({ kind, id, text, date }) => ({ kind, id, text, date }));
}
