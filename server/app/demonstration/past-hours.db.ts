import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Sql } from "#server/platform/db/db.ts";

export type PastPunch = { employeeId: number; type: string; at: Date; date: string; wageCents: number | null };

export async function hasPunches(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql.selectFrom("punches").select("id").where("storeId", "=", storeId).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function listTeam(sql: Sql, storeId: number): Promise<number[]> {
  const rows = await sql.selectFrom("employees").select("id").where("storeId", "=", storeId).orderBy("id").execute();
  return rows.map((row) => row.id);
}

export async function insertRate(
  sql: Sql,
  rate: { storeId: number; employeeId: number; startsOn: string; hourlyWageCents: number | null; now: Date },
): Promise<void> {
  await sql
    .insertInto("payRates")
    .values({
      storeId: rate.storeId,
      id: uuidv7(),
      employeeId: rate.employeeId,
      startsOn: rate.startsOn,
      hourlyWageCents: rate.hourlyWageCents,
      setAt: rate.now,
    })
    .execute();
}

/** Two years of a store are some ten thousand rows: one statement. */
export async function insertPunches(sql: Sql, storeId: number, punches: readonly PastPunch[]): Promise<void> {
  await raw`
    /* demonstration.insertPunches */
    insert into punches (store_id, id, employee_id, type, at, business_date, wage_cents, written_at)
    select ${storeId}, made.id, made.employee_id, made.type, made.at, made.business_date, made.wage_cents, made.at
    from unnest(
      ${punches.map(() => uuidv7())}::uuid[], ${punches.map((punch) => punch.employeeId)}::integer[],
      ${punches.map((punch) => punch.type)}::text[], ${punches.map((punch) => punch.at)}::timestamptz[],
      ${punches.map((punch) => punch.date)}::date[], ${punches.map((punch) => punch.wageCents)}::integer[]
    ) as made (id, employee_id, type, at, business_date, wage_cents)`.execute(sql);
}
