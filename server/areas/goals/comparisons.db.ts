import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function saveExclusion(
  sql: Sql,
  { date, ...row }: { storeId: number; date: BusinessDate; reason: string; createdAt: Date },
): Promise<void> {
  await sql
    .insertInto("compExclusions")
    .values({ ...row, businessDate: date })
    .onConflict((conflict) => conflict.columns(["storeId", "businessDate"]).doUpdateSet({ reason: row.reason }))
    .execute();
}

/** Returns why the day is excluded; null when it is not. */
export async function findExclusion(sql: Sql, key: { storeId: number; date: BusinessDate }): Promise<string | null> {
  const row = await sql
    .selectFrom("compExclusions")
    .select("reason")
    .where("storeId", "=", key.storeId)
    .where("businessDate", "=", key.date)
    .executeTakeFirst();
  return row?.reason ?? null;
}

export async function deleteExclusion(sql: Sql, key: { storeId: number; date: BusinessDate }): Promise<void> {
  await sql
    .deleteFrom("compExclusions")
    .where("storeId", "=", key.storeId)
    .where("businessDate", "=", key.date)
    .execute();
}

export async function saveConfirmation(
  sql: Sql,
  { date, ...row }: { storeId: number; date: BusinessDate; confirmedAt: Date },
): Promise<void> {
  await sql
    .insertInto("compConfirmations")
    .values({ ...row, businessDate: date })
    .onConflict((conflict) => conflict.columns(["storeId", "businessDate"]).doNothing())
    .execute();
}

export async function deleteConfirmation(sql: Sql, key: { storeId: number; date: BusinessDate }): Promise<void> {
  await sql
    .deleteFrom("compConfirmations")
    .where("storeId", "=", key.storeId)
    .where("businessDate", "=", key.date)
    .execute();
}

/** Excludes the same days again, `days` later. Returns those that were not excluded yet. */
export async function copyExclusions(
  sql: Sql,
  copy: { storeId: number; from: BusinessDate; to: BusinessDate; days: number; at: Date },
): Promise<{ date: BusinessDate; reason: string }[]> {
  const made = await raw<{ date: BusinessDate; reason: string }>`
    /* goals.copyExclusions */
    insert into comp_exclusions (store_id, business_date, reason, created_at)
    select store_id, business_date + ${copy.days}::integer, reason, ${copy.at}
    from comp_exclusions
    where store_id = ${copy.storeId} and business_date between ${copy.from}::date and ${copy.to}::date
    on conflict (store_id, business_date) do nothing
    returning business_date as date, reason`.execute(sql);
  return made.rows;
}
