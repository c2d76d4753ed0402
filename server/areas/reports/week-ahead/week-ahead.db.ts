import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { StoreEvent } from "#common/goals/holidays.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type DayAhead = {
  date: BusinessDate;
  /** Whether the store has told its hours of the day, be they those of a closed one. */
  hasHours: boolean;
  /** Minutes after midnight; null when the store is shut, or has told no hours. */
  opensMinutes: number | null;
  closesMinutes: number | null;
  /** Of hours that are the day's own, such as those of a holiday. */
  hoursName: string | null;
  /** People with a shift on the day. */
  people: number;
};

type Range = { storeId: number; from: BusinessDate; to: BusinessDate };

/** Returns every day of the range with its hours and how many people are planned. */
export async function listDaysAhead(sql: Sql, { storeId, from, to }: Range): Promise<DayAhead[]> {
  const result = await raw<DayAhead>`
    /* reports.listDaysAhead */
    select days.date, exceptions.name as hours_name,
      coalesce(exceptions.store_id, hours.store_id) is not null as has_hours,
      case when exceptions.store_id is null then hours.opens_minutes else exceptions.opens_minutes end as opens_minutes,
      case when exceptions.store_id is null then hours.closes_minutes else exceptions.closes_minutes end as closes_minutes,
      (
        select count(distinct shifts.employee_id)::integer from shifts
        where shifts.store_id = ${storeId} and shifts.business_date = days.date and shifts.deleted_at is null
      ) as people
    from (select day::date as date from generate_series(${from}::date, ${to}::date, interval '1 day') as day) as days
    left join store_hours as hours on hours.store_id = ${storeId} and hours.weekday = extract(dow from days.date)
    left join store_hour_exceptions as exceptions
      on exceptions.store_id = ${storeId} and exceptions.business_date = days.date
    order by days.date`.execute(sql);
  return result.rows;
}

export type StoreDayAhead = DayAhead & {
  storeId: number;
  /** The store's own events on the day. */
  events: string[];
};

/** Returns one day of several stores with its hours, how many people are planned, and the stores' own events on it. */
export async function listDayAhead(
  sql: Sql,
  { storeIds, date }: { storeIds: readonly number[]; date: BusinessDate },
): Promise<StoreDayAhead[]> {
  const result = await raw<StoreDayAhead>`
    /* reports.listDayAhead */
    select stores.id as store_id, ${date}::date as date, exceptions.name as hours_name,
      coalesce(exceptions.store_id, hours.store_id) is not null as has_hours,
      case when exceptions.store_id is null then hours.opens_minutes else exceptions.opens_minutes end as opens_minutes,
      case when exceptions.store_id is null then hours.closes_minutes else exceptions.closes_minutes end as closes_minutes,
      (
        select count(distinct shifts.employee_id)::integer from shifts
        where shifts.store_id = stores.id and shifts.business_date = ${date}::date and shifts.deleted_at is null
      ) as people,
      array(
        select events.name from calendar_events as events
        where events.store_id = stores.id and ${date}::date between events.starts_on and events.ends_on
        order by events.starts_on, events.id
      ) as events
    from stores
    left join store_hours as hours on hours.store_id = stores.id and hours.weekday = extract(dow from ${date}::date)
    left join store_hour_exceptions as exceptions
      on exceptions.store_id = stores.id and exceptions.business_date = ${date}::date
    where stores.id = any(${[...storeIds]}::integer[])`.execute(sql);
  return result.rows;
}

/** Returns the store's own events that touch the range. */
export function listEventsAhead(sql: Sql, { storeId, from, to }: Range): Promise<StoreEvent[]> {
  return sql
    .selectFrom("calendarEvents")
    .select(["name", "startsOn", "endsOn", "isPromotion"])
    .where("storeId", "=", storeId)
    .where("startsOn", "<=", to)
    .where("endsOn", ">=", from)
    .orderBy("startsOn")
    .orderBy("id")
    .execute();
}

export type NoticeAhead = { id: string; body: string };

/** More would not fit a page; the daybook has them all. */
const mostNotices = 5;

/** Returns what everybody may read and is pinned into the range: announcements, then important notes, the newest first. */
export function listNoticesAhead(sql: Sql, { storeId, from, to }: Range): Promise<NoticeAhead[]> {
  return sql
    .selectFrom("notes")
    .select(["id", "body"])
    .where("storeId", "=", storeId)
    .where("deletedAt", "is", null)
    .where("access", "=", "all")
    .where("businessDate", "<=", to)
    .where("pinnedUntil", ">=", from)
    .orderBy("isAnnouncement", "desc")
    .orderBy("isImportant", "desc")
    .orderBy("businessDate", "desc")
    .orderBy("id", "desc")
    .limit(mostNotices)
    .execute();
}
