import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Cents an hour of a person on a date; null for a salary and without a rate. */
export async function findRateInForce(
  sql: Sql,
  query: { storeId: number; employeeId: number; date: string },
): Promise<number | null> {
  const row = await sql
    .selectFrom("payRates")
    .select("hourlyWageCents")
    .where("storeId", "=", query.storeId)
    .where("employeeId", "=", query.employeeId)
    .where("startsOn", "<=", query.date)
    .orderBy("startsOn", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.hourlyWageCents ?? null;
}

/** Selects the rate of a clock-in: the one it was clocked with, else the one of its date. */
export const wageOf = raw<number | null>`case when punches.type = 'in' then coalesce(punches.wage_cents, (
  select rates.hourly_wage_cents from pay_rates as rates
  where rates.store_id = punches.store_id and rates.employee_id = punches.employee_id
    and rates.starts_on <= punches.business_date
  order by rates.starts_on desc limit 1)) end`.as("wageCents");
