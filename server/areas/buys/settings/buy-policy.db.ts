import type { Sql } from "#server/platform/db/db.ts";

export type BuyPolicy = { id: string; body: string; createdAt: Date };

/** The version in force; undefined before anybody wrote one. */
export async function findPolicy(sql: Sql, storeId: number): Promise<BuyPolicy | undefined> {
  return sql
    .selectFrom("buyPolicies")
    .select(["id", "body", "createdAt"])
    .where("storeId", "=", storeId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Also of a version that is not in force any more: a buy keeps the one it was shown. */
export async function findPolicyById(
  sql: Sql,
  filter: { storeId: number; id: string },
): Promise<BuyPolicy | undefined> {
  return sql
    .selectFrom("buyPolicies")
    .select(["id", "body", "createdAt"])
    .where("storeId", "=", filter.storeId)
    .where("id", "=", filter.id)
    .executeTakeFirst();
}

/** False when this version is there already: the same request came twice. */
export async function insertPolicy(
  sql: Sql,
  policy: { storeId: number; id: string; body: string; at: Date; employeeId: number | null },
): Promise<boolean> {
  const inserted = await sql
    .insertInto("buyPolicies")
    .values({
      storeId: policy.storeId,
      id: policy.id,
      body: policy.body,
      createdAt: policy.at,
      createdByEmployeeId: policy.employeeId,
    })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
