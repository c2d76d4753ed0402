import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Locks a store's day until the transaction ends, so that only one process fills it. */
export async function lockShopDay(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('demonstration shop day'), ${storeId}::int)`.execute(sql);
}
