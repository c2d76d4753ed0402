import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Locks a store's day until the transaction ends, so that only one process fills it. */
export async function lockShopDay(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('demonstration shop day'), ${storeId}::int)`.execute(sql);
}

/** Whether the store has goals, whatever a visitor made of them. */
export async function hasGoals(sql: Sql): Promise<boolean> {
  const first = await sql.selectFrom("goalDefaults").select("startsOn").limit(1).executeTakeFirst();
  return first !== undefined;
}

/** Gives the store's first goals an earlier beginning. A manager can't change goals of the past; a store that has them can. */
export async function beginGoals(sql: Sql, startsOn: BusinessDate): Promise<void> {
  await sql.updateTable("goalDefaults").set({ startsOn }).execute();
}
