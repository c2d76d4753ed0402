import type { Sql } from "#server/platform/db/db.ts";

export async function findNumber(
  sql: Sql,
  storeId: number,
): Promise<{ phone: string | null; registrationState: string } | undefined> {
  return sql
    .selectFrom("textingNumbers")
    .select(["phone", "registrationState"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
}
