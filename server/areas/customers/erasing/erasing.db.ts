import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

export async function hasOpenBuy(
  sql: Sql,
  { accountId, ids }: { accountId: number; ids: readonly string[] },
): Promise<boolean> {
  const row = await sql
    .selectFrom("customerBuysView")
    .select("id")
    .where("accountId", "=", accountId)
    .where("customerId", "=", raw<string>`any(${[...ids]}::uuid[])`)
    .where("status", "=", "open")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** In all stores of the company, also those that the caller does not see. */
export async function eraseCustomer(
  sql: Sql,
  { accountId, id, at }: { accountId: number; id: string; at: Date },
): Promise<void> {
  await raw`
    /* customers.eraseCustomer */
    select hangtag.erase_customer(${accountId}::int, ${id}::uuid, ${at}::timestamptz)`.execute(sql);
}
