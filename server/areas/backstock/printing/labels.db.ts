import type { Sql } from "#server/platform/db/db.ts";

/** What of the store stands on its labels. */
export async function findLabelStore(
  sql: Sql,
  storeId: number,
): Promise<{ number: string; initials: string } | undefined> {
  return sql.selectFrom("stores").select(["number", "initials"]).where("storeId", "=", storeId).executeTakeFirst();
}
