import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { UsualTrade } from "./goal-reason.rules.ts";

/** The same of several stores. */
export async function listUsualTrade(
  sql: Sql,
  filter: { storeIds: readonly number[]; before: BusinessDate },
): Promise<ReadonlyMap<number, UsualTrade>> {
  const result = await raw<{ storeId: number; sales: number; customers: number; itemsSold: number }>`
    /* reports.listUsualTrade */
    select store_id, sum(sales_cents)::bigint as sales, sum(customers)::integer as customers,
      sum(items_sold)::integer as items_sold
    from daily_reports
    where store_id = any(${[...filter.storeIds]}::integer[])
      and business_date between ${filter.before}::date - 56 and ${filter.before}::date - 1
      and num_nulls(sales_cents, customers, items_sold) = 0
    group by store_id`.execute(sql);
  return new Map(result.rows.map(({ storeId, ...usual }) => [storeId, usual]));
}

/** What the store sold in the eight weeks before a date, over the days that know all three; null without any. */
export async function findUsualTrade(
  sql: Sql,
  filter: { storeId: number; before: BusinessDate },
): Promise<UsualTrade | null> {
  const result = await raw<{ sales: string | null; customers: number; itemsSold: number }>`
    /* reports.findUsualTrade */
    select sum(sales_cents) as sales, sum(customers)::integer as customers, sum(items_sold)::integer as items_sold
    from daily_reports
    where store_id = ${filter.storeId}
      and business_date between ${filter.before}::date - 56 and ${filter.before}::date - 1
      and num_nulls(sales_cents, customers, items_sold) = 0`.execute(sql);
  const [row] = result.rows;
  return row === undefined || row.sales === null ? null : { ...row, sales: Number(row.sales) };
}
