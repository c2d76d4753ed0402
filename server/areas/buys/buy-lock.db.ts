import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Check-ins of a store get their numbers one after the other, and its settings change one after the other. */
export async function lockBuyCounter(sql: Sql, storeId: number): Promise<void> {
  await raw`/* buys.lockBuyCounter */ select pg_advisory_xact_lock(hashtext('buy counter'), ${storeId}::int)`.execute(
    sql,
  );
}
