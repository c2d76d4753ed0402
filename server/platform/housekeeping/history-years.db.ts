import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Gives each year until this one a table of its own. Returns how many were made. */
export async function addHistoryYears(sql: Sql, through: number): Promise<number> {
  const result = await raw<{ added: number }>`
    /* history-years.addHistoryYears */ select hangtag.add_history_years(${through}::integer) as added`.execute(sql);
  return result.rows[0]?.added ?? 0;
}

/** Drops the tables of years that no store keeps any longer. Returns how many went. */
export async function dropHistoryYears(sql: Sql, at: Date): Promise<number> {
  const result = await raw<{ dropped: number }>`
    /* history-years.dropHistoryYears */ select hangtag.drop_history_years(${at}::timestamptz) as dropped`.execute(sql);
  return result.rows[0]?.dropped ?? 0;
}

/** Deletes up to `limit` events of stores that keep them less long than the others. Returns how many went. */
export async function deleteHistory(sql: Sql, query: { at: Date; limit: number }): Promise<number> {
  const result = await raw<{ deleted: number }>`
    /* history-years.deleteHistory */
    select hangtag.delete_history(${query.at}::timestamptz, ${query.limit}::integer) as deleted`.execute(sql);
  return result.rows[0]?.deleted ?? 0;
}
