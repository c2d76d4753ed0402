import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Returns the store's business date at an instant. The rule is the database function `hangtag.business_date_at`, so that
 * queries and programs agree.
 */
export async function findBusinessDate(sql: Sql, moment: { storeId: number; at: Date }): Promise<string> {
  const result = await raw<{ date: string | null }>`
    /* pos.findBusinessDate */ select hangtag.business_date_at(${moment.storeId}, ${moment.at}) as date`.execute(sql);
  const date = result.rows[0]?.date;
  if (!date) {
    throw new Error(`There is no store ${moment.storeId} in this scope`);
  }
  return date;
}

/** The running business dates of several stores, in one statement. */
export async function listBusinessDates(
  sql: Sql,
  moment: { storeIds: readonly number[]; at: Date },
): Promise<string[]> {
  const result = await raw<{ date: string }>`
    /* pos.listBusinessDates */
    select business_date as date from hangtag.business_dates_at(${moment.at})
    where store_id = any(${[...moment.storeIds]}::integer[])`.execute(sql);
  return result.rows.map(({ date }) => date);
}
