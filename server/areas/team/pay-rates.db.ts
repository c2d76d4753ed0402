import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export type PayRate = {
  id: string;
  employeeId: number;
  startsOn: string;
  /** Cents an hour; null for salaried people. */
  hourlyWageCents: number | null;
  setAt: Date;
};

const columns = [
  "id",
  "employee_id as employeeId",
  "starts_on as startsOn",
  "hourly_wage_cents as hourlyWageCents",
  "set_at as setAt",
] as const;

/** A person's rates, the newest first. */
export async function listPayRates(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<PayRate[]> {
  return sql
    .selectFrom("pay_rates")
    .select(columns)
    .where("store_id", "=", storeId)
    .where("employee_id", "=", employeeId)
    .orderBy("starts_on", "desc")
    .execute();
}

/** Cents an hour of everybody who has a rate in force on the date; salaried people are in it with null. */
export async function listRatesInForce(
  sql: Sql,
  { storeId, date }: { storeId: number; date: string },
): Promise<Map<number, number | null>> {
  const found = await raw<{ employee_id: number; hourly_wage_cents: number | null }>`
    /* team.listRatesInForce */
    select distinct on (employee_id) employee_id, hourly_wage_cents from pay_rates
    where store_id = ${storeId} and starts_on <= ${date}::date
    order by employee_id, starts_on desc`.execute(sql);
  return new Map(found.rows.map((row) => [row.employee_id, row.hourly_wage_cents]));
}

export async function findRateInForce(
  sql: Sql,
  wanted: { storeId: number; employeeId: number; date: string },
): Promise<number | null> {
  const row = await sql
    .selectFrom("pay_rates")
    .select("hourly_wage_cents as hourlyWageCents")
    .where("store_id", "=", wanted.storeId)
    .where("employee_id", "=", wanted.employeeId)
    .where("starts_on", "<=", wanted.date)
    .orderBy("starts_on", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.hourlyWageCents ?? null;
}

/** A second rate for the same date takes the place of the first. */
export async function savePayRate(
  sql: Sql,
  rate: Omit<PayRate, "setAt"> & { storeId: number; now: Date; userId: number | null; setByEmployeeId: number | null },
): Promise<void> {
  const values = {
    hourly_wage_cents: rate.hourlyWageCents,
    set_at: rate.now,
    set_by_user_id: rate.userId,
    set_by_employee_id: rate.setByEmployeeId,
  };
  await sql
    .insertInto("pay_rates")
    .values({
      store_id: rate.storeId,
      id: rate.id,
      employee_id: rate.employeeId,
      starts_on: rate.startsOn,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(["store_id", "employee_id", "starts_on"]).doUpdateSet(values))
    .execute();
}

/** The start of a rate, once it is taken away; undefined when it was not there. */
export async function deletePayRate(
  sql: Sql,
  rate: { storeId: number; employeeId: number; id: string },
): Promise<string | undefined> {
  const row = await sql
    .deleteFrom("pay_rates")
    .where("store_id", "=", rate.storeId)
    .where("employee_id", "=", rate.employeeId)
    .where("id", "=", rate.id)
    .returning("starts_on as startsOn")
    .executeTakeFirst();
  return row?.startsOn;
}
