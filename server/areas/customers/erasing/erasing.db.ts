import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** In all stores of the company, also those that the caller does not see. False while a buy is open in one of them. */
export async function eraseCustomer(
  sql: Sql,
  { accountId, id, at }: { accountId: number; id: string; at: Date },
): Promise<boolean> {
  const result = await raw<{ isErased: boolean }>`
    /* customers.eraseCustomer */
    select hangtag.erase_customer(${accountId}::int, ${id}::uuid, ${at}::timestamptz) as is_erased`.execute(sql);
  return result.rows[0]?.isErased === true;
}
