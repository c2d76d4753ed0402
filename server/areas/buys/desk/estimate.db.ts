import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { FinishedBuy } from "./estimate.rules.ts";

export type PileInLine = { id: string; number: number; containers: number; sortStartedAt: Date | null };

/** The piles that are not ready yet, in the order in which they came. */
export async function listLine(sql: Sql, storeId: number): Promise<PileInLine[]> {
  const result = await raw<PileInLine>`
    /* buys.listLine */
    select id, number, (bags + boxes + bins + others)::integer as containers, sort_started_at from buys
    where store_id = ${storeId} and status = 'open' and stage in ('waiting', 'sorting') and not is_drop_off
    order by checked_in_at, id
    limit 300`.execute(sql);
  return result.rows;
}

type SortRow = {
  minutes: number;
  containers: number;
  weekday: number;
  hour: number;
  employeeId: number | null;
  readyAt: Date;
};

/** What sorting took since an instant, the newest first, with the weekday (0 is Sunday) and hour of the store's clock. */
export async function listSortTimes(
  sql: Sql,
  filter: { storeId: number; since: Date; timeZone: string },
): Promise<SortRow[]> {
  const { storeId, since, timeZone } = filter;
  const result = await raw<SortRow>`
    /* buys.listSortTimes */
    select (extract(epoch from ready_at - sort_started_at) / 60)::float8 as minutes,
      (bags + boxes + bins + others)::integer as containers,
      extract(dow from sort_started_at at time zone ${timeZone})::integer as weekday,
      extract(hour from sort_started_at at time zone ${timeZone})::integer as hour,
      sorted_by_employee_id as employee_id, ready_at
    from buys
    where store_id = ${storeId} and sort_started_at is not null and ready_at > sort_started_at and ready_at >= ${since}
    order by ready_at desc
    limit 2000`.execute(sql);
  return result.rows;
}

/** People who began or ended sorting since an instant. */
export async function listSorters(sql: Sql, filter: { storeId: number; since: Date }): Promise<number[]> {
  const result = await raw<{ id: number }>`
    /* buys.listSorters */
    select distinct sorted_by_employee_id as id from buys
    where store_id = ${filter.storeId} and sorted_by_employee_id is not null
      and (sort_started_at >= ${filter.since} or (ready_at >= ${filter.since} and sort_started_at is not null))`.execute(
    sql,
  );
  return result.rows.map(({ id }) => id);
}

/** How long sellers really waited, as a multiple of what the line said at their check-in; of the newest ones. */
export async function listWaitScores(sql: Sql, filter: { storeId: number; count: number }): Promise<number[]> {
  const result = await raw<{ score: number }>`
    /* buys.listWaitScores */
    select (extract(epoch from ready_at - checked_in_at) / 60 / quoted_minutes)::float8 as score from buys
    where store_id = ${filter.storeId} and quoted_minutes is not null and ready_at > checked_in_at
      and ready_at < checked_in_at + interval '8 hours' and outcome is distinct from 'cancelled'
    order by ready_at desc
    limit ${filter.count}`.execute(sql);
  return result.rows.map(({ score }) => score);
}

export type PromisesKept = { onTimeCount: number; promisedCount: number };

/** Of the buys of some business dates that were promised a time and have their offer, how many had it by then. */
export async function countPromisesKept(
  sql: Sql,
  dates: { storeId: number; from: string; to: string },
): Promise<PromisesKept> {
  const result = await raw<PromisesKept>`
    /* buys.countPromisesKept */
    select count(*) filter (where coalesce(ready_at, first_notified_at, completed_at) <= promised_at)::integer as on_time_count,
      count(*)::integer as promised_count
    from buys
    where store_id = ${dates.storeId} and business_date between ${dates.from} and ${dates.to}
      and promised_at is not null and status = 'complete'`.execute(sql);
  return result.rows[0] ?? { onTimeCount: 0, promisedCount: 0 };
}

/** The times of the buys that were finished on a business date. */
export async function listFinishedBuys(sql: Sql, day: { storeId: number; date: string }): Promise<FinishedBuy[]> {
  return sql
    .selectFrom("buys")
    .select(["checkedInAt", "readyAt", "firstNotifiedAt", "completedAt", "isDropOff", "outcome", "promisedAt"])
    .where("storeId", "=", day.storeId)
    .where("status", "=", "complete")
    .where("businessDate", "=", day.date)
    .limit(999)
    .execute();
}
