import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { ActingStore } from "#server/platform/context/context.ts";

/** Returns all active stores, or only `onlyStoreId`. */
export async function listStoresForSchedules(sql: Sql, onlyStoreId?: number): Promise<ActingStore[]> {
  const rows = await sql
    .selectFrom("stores")
    .leftJoin("storeSettings", "storeSettings.storeId", "stores.id")
    .select(["stores.id", "stores.accountId", "stores.name", "stores.timeZone"])
    .select(["stores.unpaidSince", "stores.billingEndedAt", "stores.trainingOf"])
    .select(["storeSettings.businessDayBoundaryMinutes", "storeSettings.weekStart"])
    .where("stores.archivedAt", "is", null)
    .where("stores.closedAt", "is", null)
    .$if(onlyStoreId !== undefined, (query) => query.where("stores.id", "=", onlyStoreId ?? 0))
    .orderBy("stores.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    accountId: row.accountId,
    name: row.name,
    timeZone: row.timeZone,
    boundaryMinutes: row.businessDayBoundaryMinutes ?? 180,
    weekStart: row.weekStart === 1 ? 1 : 0,
    billing: { unpaidSince: row.unpaidSince, endedAt: row.billingEndedAt },
    ...(row.trainingOf !== null && { isTraining: true as const }),
  }));
}

/** Those of active stores. */
export async function listTimeZones(sql: Sql): Promise<string[]> {
  const rows = await sql
    .selectFrom("stores")
    .select("timeZone")
    .distinct()
    .where("archivedAt", "is", null)
    .where("closedAt", "is", null)
    .execute();
  return rows.map(({ timeZone }) => timeZone);
}

export type DueSchedule = {
  timeZone: string;
  schedule: string;
  /** On which it is due in stores of that time zone. */
  date: BusinessDate;
  job: string;
  /** As JSON, of some store. */
  payload: string;
  maxAttempts: number;
  inTraining: boolean;
};

/**
 * Notes the schedules as started in each active store of their time zone in which they were not, and queues their jobs.
 * In an order, so that two workers at once wait for each other and never in a circle. Returns how many it started.
 */
export async function startDue(
  sql: Sql,
  { due, most }: { due: readonly DueSchedule[]; most: number },
): Promise<number> {
  const result = await raw<{ count: number }>`
    /* jobs.startDue */
    with due as materialized (
      select * from unnest(
        ${due.map(({ timeZone }) => timeZone)}::text[], ${due.map(({ schedule }) => schedule)}::text[],
        ${due.map(({ date }) => date)}::date[], ${due.map(({ job }) => job)}::text[],
        ${due.map(({ payload }) => payload)}::jsonb[],
        ${due.map(({ maxAttempts }) => maxAttempts)}::integer[], ${due.map(({ inTraining }) => inTraining)}::boolean[]
      ) with ordinality as due (time_zone, schedule, business_date, job, payload, max_attempts, in_training, place)
    ), started as (
      insert into schedule_runs (store_id, schedule, business_date)
      select stores.id, due.schedule, due.business_date
      from stores join due on due.time_zone = stores.time_zone
      where stores.archived_at is null and stores.closed_at is null
        and (stores.training_of is null or due.in_training)
        and not exists (
          select from schedule_runs as known
          where known.store_id = stores.id and known.schedule = due.schedule and known.business_date = due.business_date)
      order by stores.id, due.schedule
      limit ${most}
      on conflict (store_id, schedule, business_date) do nothing
      returning store_id, schedule, business_date
    ), queued as (
      select count(*)::integer as count, array_agg(due.job order by started.store_id, due.place) as jobs,
        array_agg(due.payload || jsonb_build_object('storeId', started.store_id) order by started.store_id, due.place)
          as payloads,
        array_agg(due.max_attempts order by started.store_id, due.place) as max_attempts
      from started
      join stores on stores.id = started.store_id
      join due on due.time_zone = stores.time_zone and due.schedule = started.schedule
    )
    select count, hangtag.add_jobs(jobs, payloads, max_attempts) from queued where count > 0`.execute(sql);
  return result.rows[0]?.count ?? 0;
}
