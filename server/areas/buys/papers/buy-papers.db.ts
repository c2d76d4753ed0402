import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export async function findBuyId(
  sql: Sql,
  { storeId, businessDate, number }: { storeId: number; businessDate: BusinessDate; number: number },
): Promise<string | null> {
  const row = await sql
    .selectFrom("buys")
    .select("id")
    .where("storeId", "=", storeId)
    .where("businessDate", "=", businessDate)
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.id ?? null;
}
