import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Changes of what a store has set up (categories, locations, choices) pass here one after the other: names, positions
 * and "exactly one default" stay right without a retry. Filling and moving bins does not wait for it.
 */
export async function lockSetup(sql: Sql, storeId: number): Promise<void> {
  await raw`/* backstock.lockSetup */ select pg_advisory_xact_lock(hashtext('backstock setup'), ${storeId}::int)`.execute(
    sql,
  );
}
