import type { Sql } from "#server/platform/db/db.ts";

export type Flag = { feature: string; variant: string; value: unknown };

export async function listFlags(sql: Sql, accountId: number): Promise<Flag[]> {
  return sql
    .selectFrom("featureFlags")
    .select(["feature", "variant", "value"])
    .where("accountId", "=", accountId)
    .orderBy("feature")
    .execute();
}
