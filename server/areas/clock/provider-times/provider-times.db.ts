import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { PaidTime } from "./provider-hours.rules.ts";

/** A stretch that a person worked, as a scheduling service reports it. */
export type ProviderTime = {
  externalId: string;
  employeeId: number;
  startsAt: Date;
  endsAt: Date | null;
  unpaidBreakMinutes: number;
  hourlyWageCents: number | null;
  isApproved: boolean;
};

/** Dates on which the service had times that began within a range, before they are replaced. */
export async function listDatesOfTimes(
  sql: Sql,
  range: { storeId: number; provider: string; from: Date; to: Date },
): Promise<string[]> {
  const rows = await timesBetween(sql, range).select("businessDate").distinct().execute();
  return rows.map((row) => row.businessDate);
}

/** The times of a range as the service has them now: changed, new, and without those it took away. */
export async function replaceTimes(
  sql: Sql,
  range: { storeId: number; provider: string; from: Date; to: Date; times: readonly ProviderTime[] },
): Promise<string[]> {
  const { storeId, provider, times } = range;
  await sql
    .deleteFrom("providerTimes")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where((is) =>
      is.or([
        is.and([is("startsAt", ">=", range.from), is("startsAt", "<=", range.to)]),
        is("externalId", "in", ["", ...times.map(({ externalId }) => externalId)]),
      ]),
    )
    .execute();
  const written = await raw<{ businessDate: string }>`
    /* team.replaceTimes */
    insert into provider_times (store_id, provider, external_id, employee_id, business_date, starts_at, ends_at,
      unpaid_break_minutes, hourly_wage_cents, is_approved)
    select ${storeId}, ${provider}, made.external_id, made.employee_id,
      ((made.starts_at at time zone stores.time_zone)
        - make_interval(mins => coalesce(store_settings.business_day_boundary_minutes, 180)))::date,
      made.starts_at, made.ends_at, made.breaks, made.wage, made.is_approved
    from unnest(
      ${times.map((time) => time.externalId)}::text[], ${times.map((time) => time.employeeId)}::integer[],
      ${times.map((time) => time.startsAt)}::timestamptz[], ${times.map((time) => time.endsAt)}::timestamptz[],
      ${times.map((time) => time.unpaidBreakMinutes)}::integer[], ${times.map((time) => time.hourlyWageCents)}::integer[],
      ${times.map((time) => time.isApproved)}::boolean[]
    ) as made (external_id, employee_id, starts_at, ends_at, breaks, wage, is_approved)
    join stores on stores.id = ${storeId}
    left join store_settings on store_settings.store_id = stores.id
    returning business_date`.execute(sql);
  return written.rows.map((row) => row.businessDate);
}

/** Times of a range of dates; one without a rate of the service has ours of its date. */
export async function listPaidTimes(
  sql: Sql,
  range: { storeId: number; from: string; to: string },
): Promise<PaidTime[]> {
  const rows = await sql
    .selectFrom("providerTimes as time")
    .select(["time.employeeId", "time.businessDate", "time.startsAt"])
    .select(["time.endsAt", "time.unpaidBreakMinutes"])
    .select(
      raw<number | null>`coalesce(time.hourly_wage_cents, (
        select rates.hourly_wage_cents from pay_rates as rates
        where rates.store_id = time.store_id and rates.employee_id = time.employee_id
          and rates.starts_on <= time.business_date
        order by rates.starts_on desc limit 1))`.as("wageCents"),
    )
    .where("time.storeId", "=", range.storeId)
    .where("time.businessDate", ">=", range.from)
    .where("time.businessDate", "<=", range.to)
    .orderBy("time.startsAt")
    .orderBy("time.externalId")
    .execute();
  return rows;
}

/** Deletes what a service reported. Returns the dates it had reported on. */
export async function deleteTimes(sql: Sql, connection: { storeId: number; provider: string }): Promise<string[]> {
  const rows = await sql
    .deleteFrom("providerTimes")
    .where("storeId", "=", connection.storeId)
    .where("provider", "=", connection.provider)
    .where("endsAt", "is", null)
    .returning("businessDate")
    .execute();
  return rows.map((row) => row.businessDate);
}

function timesBetween(sql: Sql, range: { storeId: number; provider: string; from: Date; to: Date }) {
  return sql
    .selectFrom("providerTimes")
    .where("storeId", "=", range.storeId)
    .where("provider", "=", range.provider)
    .where("startsAt", ">=", range.from)
    .where("startsAt", "<=", range.to);
}
