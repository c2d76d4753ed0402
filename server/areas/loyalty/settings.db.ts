import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type LoyaltySettings = {
  /** Null where such transactions earn nothing. */
  salesCentsPerPoint: Cents | null;
  buysCentsPerPoint: Cents | null;
  /** Null before it was started. */
  startOn: BusinessDate | null;
};

export async function findSettings(sql: Sql, storeId: number): Promise<LoyaltySettings | null> {
  const row = await sql
    .selectFrom("loyaltySettings")
    .select(["salesCentsPerPoint", "buysCentsPerPoint", "startOn"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveSettings(
  sql: Sql,
  { storeId, at, ...settings }: LoyaltySettings & { storeId: number; at: Date },
): Promise<void> {
  const values = { ...settings, savedAt: at };
  await sql
    .insertInto("loyaltySettings")
    .values({ storeId, ...values })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(values))
    .execute();
}
