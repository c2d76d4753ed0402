import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** One filler of a store's day at a time; held until the transaction ends. */
export async function lockShopDay(sql: Sql, storeId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtext('demonstration shop day'), ${storeId}::int)`.execute(sql);
}
