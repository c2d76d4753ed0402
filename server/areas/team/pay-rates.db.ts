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

const columns = ["id", "employeeId", "startsOn", "hourlyWageCents", "setAt"] as const;

/** A person's rates, the newest first. */
export async function listPayRates(
  sql: Sql,
  { storeId, employeeId }: { storeId: number; employeeId: number },
): Promise<PayRate[]> {
  return sql
    .selectFrom("payRates")
    .select(columns)
    .where("storeId", "=", storeId)
    .where("employeeId", "=", employeeId)
    .orderBy("startsOn", "desc")
    .execute();
}

/** Cents an hour of everybody who has a rate in force on the date; salaried people are in it with null. */
export async function listRatesInForce(
  sql: Sql,
  { storeId, date }: { storeId: number; date: string },
): Promise<Map<number, number | null>> {
  const found = await raw<{ employeeId: number; hourlyWageCents: number | null }>`
    /* team.listRatesInForce */
    select distinct on (employee_id) employee_id, hourly_wage_cents from pay_rates
    where store_id = ${storeId} and starts_on <= ${date}::date
    order by employee_id, starts_on desc`.execute(sql);
  return new Map(found.rows.map((row) => [row.employeeId, row.hourlyWageCents]));
}

/** A second rate for the same date takes the place of the first. */
export async function savePayRate(
  sql: Sql,
  rate: Omit<PayRate, "setAt"> & { storeId: number; now: Date; userId: number | null; setByEmployeeId: number | null },
): Promise<void> {
  const values = {
    hourlyWageCents: rate.hourlyWageCents,
    setAt: rate.now,
    setByUserId: rate.userId,
    setByEmployeeId: rate.setByEmployeeId,
  };
  await sql
    .insertInto("payRates")
    .values({
      storeId: rate.storeId,
      id: rate.id,
      employeeId: rate.employeeId,
      startsOn: rate.startsOn,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(["storeId", "employeeId", "startsOn"]).doUpdateSet(values))
    .execute();
}

/** The start of a rate, once it is taken away; undefined when it was not there. */
export async function deletePayRate(
  sql: Sql,
  rate: { storeId: number; employeeId: number; id: string },
): Promise<string | undefined> {
  const row = await sql
    .deleteFrom("payRates")
    .where("storeId", "=", rate.storeId)
    .where("employeeId", "=", rate.employeeId)
    .where("id", "=", rate.id)
    .returning("startsOn")
    .executeTakeFirst();
  return row?.startsOn;
}
