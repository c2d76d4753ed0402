import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { PaidTime } from "./provider-hours.rules.ts";

/** What a scheduling service says somebody worked in one go. */
export type ProviderTime = {
  externalId: string;
  employeeId: number;
  startsAt: Date;
  endsAt: Date | null;
  unpaidBreakMinutes: number;
  hourlyWageCents: number | null;
  isApproved: boolean;
};

/** Dates on which the service had times that began within a range, before they are written anew. */
export async function listDatesOfTimes(
  sql: Sql,
  of: { storeId: number; provider: string; from: Date; to: Date },
): Promise<string[]> {
  const rows = await timesBetween(sql, of).select("businessDate").distinct().execute();
  return rows.map((row) => row.businessDate);
}

/** The times of a range as the service has them now: changed, new, and without those it took away. */
export async function replaceTimes(
  sql: Sql,
  of: { storeId: number; provider: string; from: Date; to: Date; times: readonly ProviderTime[] },
): Promise<string[]> {
  const { storeId, provider, times } = of;
  await sql
    .deleteFrom("providerTimes")
    .where("storeId", "=", storeId)
    .where("provider", "=", provider)
    .where((is) =>
      is.or([
        is.and([is("startsAt", ">=", of.from), is("startsAt", "<=", of.to)]),
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
      ${times.map((one) => one.externalId)}::text[], ${times.map((one) => one.employeeId)}::integer[],
      ${times.map((one) => one.startsAt)}::timestamptz[], ${times.map((one) => one.endsAt)}::timestamptz[],
      ${times.map((one) => one.unpaidBreakMinutes)}::integer[], ${times.map((one) => one.hourlyWageCents)}::integer[],
      ${times.map((one) => one.isApproved)}::boolean[]
    ) as made (external_id, employee_id, starts_at, ends_at, breaks, wage, is_approved)
    join stores on stores.id = ${storeId}
    left join store_settings on store_settings.store_id = stores.id
    returning business_date`.execute(sql);
  return written.rows.map((row) => row.businessDate);
}

/** Times of a range of dates; one without a rate of the service has ours of its date. */
export async function listPaidTimes(sql: Sql, of: { storeId: number; from: string; to: string }): Promise<PaidTime[]> {
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
    .where("time.storeId", "=", of.storeId)
    .where("time.businessDate", ">=", of.from)
    .where("time.businessDate", "<=", of.to)
    .orderBy("time.startsAt")
    .orderBy("time.externalId")
    .execute();
  return rows;
}

/** Forgets what a service said; the dates it said something of. */
export async function deleteTimes(sql: Sql, of: { storeId: number; provider: string }): Promise<string[]> {
  const rows = await sql
    .deleteFrom("providerTimes")
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("endsAt", "is", null)
    .returning("businessDate")
    .execute();
  return rows.map((row) => row.businessDate);
}

function timesBetween(sql: Sql, of: { storeId: number; provider: string; from: Date; to: Date }) {
  return sql
    .selectFrom("providerTimes")
    .where("storeId", "=", of.storeId)
    .where("provider", "=", of.provider)
    .where("startsAt", ">=", of.from)
    .where("startsAt", "<=", of.to);
}
