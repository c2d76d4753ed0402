import { sql as raw } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Sql } from "#server/platform/db/db.ts";

/** Of several people with one phone the one who has been a customer for longest. */
export async function findCustomerByPhone(
  sql: Sql,
  { accountId, phone }: { accountId: number; phone: string },
): Promise<string | null> {
  const row = await sql
    .selectFrom("customerPhonesView")
    .select("id")
    .where("accountId", "=", accountId)
    .where("phone", "=", phone)
    .orderBy("createdAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

type NewPoints = {
  accountId: number;
  storeId: number;
  customerId: string;
  idempotencyKey: string;
  points: number;
  reason: string;
  at: Date;
};

/** The unique index on the key is what stops a second try; it gets the first one's id. */
export async function insertPoints(sql: Sql, change: NewPoints): Promise<string> {
  const id = uuidv7({ msecs: change.at.getTime() });
  const inserted = await sql
    .insertInto("loyaltyPoints")
    .values({ ...change, id })
    .onConflict((conflict) => conflict.columns(["accountId", "storeId", "idempotencyKey"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted !== undefined) {
    return inserted.id;
  }
  const before = await sql
    .selectFrom("loyaltyPoints")
    .select("id")
    .where("accountId", "=", change.accountId)
    .where("storeId", "=", change.storeId)
    .where("idempotencyKey", "=", change.idempotencyKey)
    .executeTakeFirstOrThrow();
  return before.id;
}

/** The points of a person, by all ids that her rows may have. */
export async function sumPoints(
  sql: Sql,
  { accountId, customerIds }: { accountId: number; customerIds: readonly string[] },
): Promise<number> {
  const { points } = await sql
    .selectFrom("loyaltyPoints")
    .select(raw<number>`coalesce(sum(points), 0)::int`.as("points"))
    .where("accountId", "=", accountId)
    .where("customerId", "=", raw<string>`any(${[...customerIds]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return points;
}
