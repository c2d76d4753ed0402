import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { SeasonDay } from "#common/goals/sister-season.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** Null for a store that has sold nothing yet. */
export async function findFirstSale(sql: Sql, storeId: number): Promise<BusinessDate | null> {
  const row = await sql
    .selectFrom("dailyReports")
    .select((is) => is.fn.min("businessDate").as("date"))
    .where("storeId", "=", storeId)
    .where("salesCents", ">", 0)
    .executeTakeFirst();
  return row?.date ?? null;
}

type Sister = { isSameKind: boolean; sales: Record<BusinessDate, number> };

/** The sales of the company's other stores that have sold since `from`. Training copies are of another account. */
export async function listSisters(
  sql: Sql,
  { storeId, accountId, from }: { storeId: number; accountId: number; from: BusinessDate },
): Promise<Sister[]> {
  const result = await raw<Sister>`
    /* goals.listSisters */
    select sister.brand_kind = own.brand_kind as is_same_kind, sales.by_date as sales
    from stores as own
    join stores as sister on sister.account_id = own.account_id and sister.id <> own.id and sister.archived_at is null
    cross join lateral (
      select json_object_agg(business_date, sales_cents) as by_date
      from daily_reports
      where daily_reports.store_id = sister.id and business_date >= ${from}::date and sales_cents > 0
    ) as sales
    where own.id = ${storeId} and own.account_id = ${accountId} and exists (
      select from daily_reports
      where daily_reports.store_id = sister.id and business_date <= ${from}::date and sales_cents > 0)
    order by sister.id`.execute(sql);
  return result.rows;
}

export async function saveSeason(
  sql: Sql,
  season: { storeId: number; sisters: number; untilOn: BusinessDate; days: readonly SeasonDay[]; borrowedAt: Date },
): Promise<void> {
  const values = { ...season, days: JSON.stringify(season.days) };
  await sql
    .insertInto("borrowedSeasons")
    .values(values)
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(values))
    .execute();
}

/** Returns whether there was one. */
export async function deleteSeason(sql: Sql, storeId: number): Promise<boolean> {
  const row = await sql
    .deleteFrom("borrowedSeasons")
    .where("storeId", "=", storeId)
    .returning("storeId")
    .executeTakeFirst();
  return row !== undefined;
}
