import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { FinishedBuy } from "./estimate.rules.ts";

/** The buys that are not sorted yet, and their containers. */
export async function countAhead(sql: Sql, storeId: number): Promise<{ buys: number; containers: number }> {
  const result = await raw<{ buys: number; containers: number }>`
    /* buys.countAhead */
    select count(*)::integer as buys, coalesce(sum(bags + boxes + bins + others), 0)::integer as containers from buys
    where store_id = ${storeId} and status = 'open' and stage in ('waiting', 'sorting') and not is_drop_off`.execute(
    sql,
  );
  return result.rows[0] ?? { buys: 0, containers: 0 };
}

/** What sorting took since an instant. */
export async function listSortTimes(
  sql: Sql,
  filter: { storeId: number; since: Date },
): Promise<{ minutes: number; containers: number }[]> {
  const result = await raw<{ minutes: number; containers: number }>`
    /* buys.listSortTimes */
    select (extract(epoch from ready_at - sort_started_at) / 60)::float8 as minutes,
      (bags + boxes + bins + others)::integer as containers
    from buys
    where store_id = ${filter.storeId} and sort_started_at is not null and ready_at > sort_started_at and ready_at >= ${filter.since}
    limit 2000`.execute(sql);
  return result.rows;
}

/** People who began or ended sorting since an instant. */
export async function countSorters(sql: Sql, filter: { storeId: number; since: Date }): Promise<number> {
  const result = await raw<{ sorters: number }>`
    /* buys.countSorters */
    select count(distinct sorted_by_employee_id)::integer as sorters from buys
    where store_id = ${filter.storeId} and (sort_started_at >= ${filter.since} or (ready_at >= ${filter.since} and sort_started_at is not null))`.execute(
    sql,
  );
  return result.rows[0]?.sorters ?? 0;
}

/** The times of the buys that were finished on a business date. */
export async function listFinishedBuys(sql: Sql, day: { storeId: number; date: string }): Promise<FinishedBuy[]> {
  return sql
    .selectFrom("buys")
    .select(["checkedInAt", "readyAt", "completedAt", "isDropOff", "outcome", "promisedAt"])
    .where("storeId", "=", day.storeId)
    .where("status", "=", "complete")
    .where("businessDate", "=", day.date)
    .limit(999)
    .execute();
}
