import { sql as raw } from "kysely";
import type { Selectable } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { DB } from "#server/platform/db/tables.ts";

const columns = ["id", "employeeId", "startsOn", "hourlyWageCents", "setAt"] as const;

/** Cents per hour are null for salaried people. */
export type PayRate = Pick<Selectable<DB["payRates"]>, (typeof columns)[number]>;

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
  const rates = await raw<{ employeeId: number; hourlyWageCents: number | null }>`
    /* team.listRatesInForce */
    select distinct on (employee_id) employee_id, hourly_wage_cents from pay_rates
    where store_id = ${storeId} and starts_on <= ${date}::date
    order by employee_id, starts_on desc`.execute(sql);
  return new Map(rates.rows.map((row) => [row.employeeId, row.hourlyWageCents]));
}

/** Returns the active employees who have no rate in force on the date, by name. */
export async function listEmployeeIdsWithoutRate(
  sql: Sql,
  { storeId, date }: { storeId: number; date: string },
): Promise<number[]> {
  const employees = await sql
    .selectFrom("employees")
    .select("id")
    .where("storeId", "=", storeId)
    .where("isActive", "=", true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("payRates")
            .select("payRates.id")
            .whereRef("payRates.storeId", "=", "employees.storeId")
            .whereRef("payRates.employeeId", "=", "employees.id")
            .where("payRates.startsOn", "<=", date),
        ),
      ),
    )
    .orderBy("firstName")
    .orderBy("lastName")
    .orderBy("id")
    .execute();
  return employees.map(({ id }) => id);
}

/** A second rate for the same date replaces the first. */
export async function savePayRate(
  sql: Sql,
  { id, ...rate }: PayRate & { storeId: number; setByUserId: number | null; setByEmployeeId: number | null },
): Promise<void> {
  await sql
    .insertInto("payRates")
    .values({ id, ...rate })
    .onConflict((conflict) => conflict.columns(["storeId", "employeeId", "startsOn"]).doUpdateSet(rate))
    .execute();
}

/** Returns the date that the deleted rate started on. */
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
