import { sortedByName } from "#common/lists/name-order.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type SisterStore = Awaited<ReturnType<typeof listStoresOfAccount>>[number];

/** Returns the stores of an account that are not archived, by name. */
export async function listStoresOfAccount(sql: Sql, accountId: number) {
  const stores = await sql
    .selectFrom("stores")
    .select(["id", "name"])
    .where("accountId", "=", accountId)
    .where("archivedAt", "is", null)
    .execute();
  return sortedByName(stores);
}
