import type { Sql } from "#server/platform/db/db.ts";

export type SisterStore = { id: number; name: string };

/** The other stores of an account that are still open, by name. */
export async function listStoresOfAccount(sql: Sql, accountId: number): Promise<SisterStore[]> {
  return sql
    .selectFrom("stores")
    .select(["id", "name"])
    .where("accountId", "=", accountId)
    .where("archivedAt", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}
