import type { Sql } from "#server/platform/db/db.ts";

export async function isTrainingAccount(sql: Sql, accountId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .where("trainingOf", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}
