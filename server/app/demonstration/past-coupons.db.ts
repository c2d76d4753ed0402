import type { Insertable } from "kysely";
import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";
import type { CouponCampaigns, Coupons } from "#server/platform/db/tables.ts";

export async function hasCampaigns(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .selectFrom("couponCampaigns")
    .select("id")
    .where("storeId", "=", storeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCampaigns(sql: Sql, campaigns: readonly Insertable<CouponCampaigns>[]): Promise<void> {
  await sql
    .insertInto("couponCampaigns")
    .values([...campaigns])
    .execute();
}

/** In parts, because a statement takes at most 65,535 values. */
export async function insertCoupons(sql: Sql, coupons: readonly Insertable<Coupons>[]): Promise<void> {
  for (let from = 0; from < coupons.length; from += 500) {
    await sql
      .insertInto("coupons")
      .values(coupons.slice(from, from + 500))
      .execute();
  }
}

export async function listNames(sql: Sql, storeId: number): Promise<{ id: number; name: string }[]> {
  const result = await raw<{ id: number; name: string }>`
    /* demonstration.listNames */
    select id, full_name as name from employee_names_view where store_id = ${storeId} and is_active order by id`.execute(
    sql,
  );
  return result.rows;
}
