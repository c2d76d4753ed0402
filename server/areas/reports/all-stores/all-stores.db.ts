/** What the page of all stores reads: one statement for each kind of figure, however many stores there are. */
import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type StoreRow = {
  storeId: number;
  timeZone: string;
  today: BusinessDate;
  /** Null if the store is shut on the day or has no hours. */
  opensMinutes: number | null;
  closesMinutes: number | null;
  /** Registers that do not read their exports. */
  stoppedExports: number;
  /** When a register last reported; null without a register. */
  lastSeenAt: Date | null;
};

export async function listStoreRows(sql: Sql, { storeIds, now }: StoresNow): Promise<StoreRow[]> {
  const result = await raw<StoreRow>`
    /* reports.listStoreRows */
    select stores.id as store_id, stores.time_zone, dates.today, contact.last_seen_at,
      (select count(*)::integer from pos_reading_troubles_view as stopped where stopped.store_id = stores.id)
        as stopped_exports,
      case when exceptions.store_id is null then hours.opens_minutes else exceptions.opens_minutes end as opens_minutes,
      case when exceptions.store_id is null then hours.closes_minutes else exceptions.closes_minutes end as closes_minutes
    from stores
    cross join lateral (
      select business_date as today from hangtag.business_dates_at(${now}) as running
      where running.store_id = stores.id offset 0) as dates
    left join store_hours as hours
      on hours.store_id = stores.id and hours.weekday = extract(dow from dates.today)
    left join store_hour_exceptions as exceptions
      on exceptions.store_id = stores.id and exceptions.business_date = dates.today
    left join pos_contact_view as contact on contact.store_id = stores.id
    where stores.id = any(${[...storeIds]}::integer[])`.execute(sql);
  return result.rows;
}

type StoresNow = { storeIds: readonly number[]; now: Date };

export type StoreDays = {
  storeId: number;
  /** Of the last two weeks with the running day. */
  sales: ReadonlyMap<BusinessDate, Cents>;
  /** Sales by the hour of the running day, of the eight same weekdays before it, and of the comparison day. */
  hours: ReadonlyMap<BusinessDate, readonly Cents[]>;
};

/** A store's days come as two texts: as rows of their own they cost more to read than to find. */
export async function listStoreDays(
  sql: Sql,
  stores: readonly { storeId: number; today: BusinessDate; compDate: BusinessDate | null }[],
): Promise<StoreDays[]> {
  const result = await raw<{
    storeId: number;
    sales: Record<BusinessDate, Cents> | null;
    hours: Record<BusinessDate, Cents[]> | null;
  }>`
    /* reports.listStoreDays */
    select stores.store_id, recent.sales, shapes.hours
    from unnest(
      ${stores.map(({ storeId }) => storeId)}::integer[], ${stores.map(({ today }) => today)}::date[],
      ${stores.map(({ compDate }) => compDate)}::date[]
    ) as stores (store_id, today, comp_on)
    cross join lateral (
      select json_object_agg(business_date, sales_cents) as sales from daily_reports as days
      where days.store_id = stores.store_id and business_date between stores.today - 14 and stores.today
        and sales_cents is not null
    ) as recent
    cross join lateral (
      select json_object_agg(business_date, sales_by_hour_cents) as hours from daily_reports as days
      where days.store_id = stores.store_id and sales_by_hour_cents is not null
        and business_date = any(array[stores.today, stores.today - 7, stores.today - 14, stores.today - 21, stores.today - 28,
          stores.today - 35, stores.today - 42, stores.today - 49, stores.today - 56, stores.comp_on])
    ) as shapes`.execute(sql);
  return result.rows.map(({ storeId, sales, hours }) => ({
    storeId,
    sales: new Map(Object.entries(sales ?? {})),
    hours: new Map(Object.entries(hours ?? {})),
  }));
}

export type StoreCloses = {
  storeId: number;
  closedOn: BusinessDate[];
  firstClose: BusinessDate | null;
  shutWeekdays: number[];
};

/** What decides whether the days of the last week miss their Day Close. */
export async function listCloses(sql: Sql, { storeIds, now }: StoresNow): Promise<StoreCloses[]> {
  const result = await raw<StoreCloses>`
    /* reports.listCloses */
    select stores.id as store_id,
      array(
        select business_date::text from pos_day_closes_report_view as closes
        where closes.store_id = stores.id and business_date >= ${now}::date - 10
      ) as closed_on,
      (
        select business_date::text from pos_day_closes_report_view as closes
        where closes.store_id = stores.id order by business_date limit 1
      ) as first_close,
      array(
        select weekday::integer from store_hours where store_hours.store_id = stores.id and opens_minutes is null
      ) as shut_weekdays
    from stores where stores.id = any(${[...storeIds]}::integer[])`.execute(sql);
  return result.rows;
}

export type StorePerson = {
  storeId: number;
  name: string;
  /** Begin of the shift that runs now; null for a person without one. */
  startsAt: Date | null;
  isIn: boolean;
};

/** Who is clocked in on a store's running day, and who should be by the shifts of the moment. */
export async function listStorePeople(
  sql: Sql,
  { stores, now }: { stores: readonly { storeId: number; today: BusinessDate }[]; now: Date },
): Promise<StorePerson[]> {
  const result = await raw<StorePerson>`
    /* reports.listStorePeople */
    with stores as (
      select * from unnest(
        ${stores.map(({ storeId }) => storeId)}::integer[], ${stores.map(({ today }) => today)}::date[]
      ) as stores (store_id, today)
    ), shifts as (
      select planned.store_id, planned.employee_id, min(planned.starts_at) as starts_at
      from stores
      join planned_shifts_view as planned on planned.store_id = stores.store_id
        and planned.business_date between stores.today - 1 and stores.today
      where planned.employee_id is not null and planned.starts_at <= ${now} and planned.ends_at > ${now}
      group by planned.store_id, planned.employee_id
    ), standing as (
      select clock.store_id, clock.employee_id, clock.type <> 'out' as is_in, clock.at
      from stores
      join clock_standing_view as clock on clock.store_id = stores.store_id and clock.business_date = stores.today
    )
    select names.store_id, names.full_name as name, present.is_in, present.starts_at
    from (
      select store_id, employee_id, coalesce(standing.is_in, false) as is_in,
        -- Who has been in since the shift began and left again is not missing.
        case when standing.is_in or coalesce(standing.at < shifts.starts_at, true) then shifts.starts_at end as starts_at
      from shifts
      full join standing using (store_id, employee_id)
    ) as present
    join employee_names_view as names on names.store_id = present.store_id and names.id = present.employee_id
    where present.is_in or present.starts_at is not null
    order by present.starts_at, names.full_name`.execute(sql);
  return result.rows;
}

/** Since when each seller waits. */
export async function listWaits(
  sql: Sql,
  { storeIds, now }: StoresNow,
): Promise<{ storeId: number; count: number; firstAt: Date }[]> {
  const result = await raw<{ storeId: number; count: number; firstAt: Date }>`
    /* reports.listWaits */
    select store_id, count(*)::integer as count, min(came_at) as first_at
    from sellers_waiting_view
    where store_id = any(${[...storeIds]}::integer[]) and came_at > ${now}::timestamptz - interval '18 hours'
    group by store_id`.execute(sql);
  return result.rows;
}

/** People who forgot to clock out in the last two weeks. */
export async function listForgottenClockOuts(
  sql: Sql,
  stores: readonly { storeId: number; today: BusinessDate }[],
): Promise<{ storeId: number; count: number }[]> {
  const result = await raw<{ storeId: number; count: number }>`
    /* reports.listForgottenClockOuts */
    select clock.store_id, count(*)::integer as count
    from unnest(
      ${stores.map(({ storeId }) => storeId)}::integer[], ${stores.map(({ today }) => today)}::date[]
    ) as stores (store_id, today)
    join clock_standing_view as clock on clock.store_id = stores.store_id
      and clock.business_date between stores.today - 14 and stores.today - 1 and clock.type <> 'out'
    group by clock.store_id`.execute(sql);
  return result.rows;
}
