import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type KnownItem = {
  externalId: string;
  sku: string;
  categoryPath: string[];
  goods: "used" | "new";
  cost: number | null;
};

/** Items by their ids, removed ones too: they were what they were when they were sold. */
export async function listKnownItems(
  sql: Sql,
  { storeId, externalIds }: { storeId: number; externalIds: readonly string[] },
): Promise<Map<string, KnownItem>> {
  const result = await raw<KnownItem>`
    /* pos.listKnownItems */
    select external_id, sku, category_path, goods, cost_cents as cost from pos_items
    where store_id = ${storeId} and external_id = any (${[...externalIds]}::text[])`.execute(sql);
  return new Map(result.rows.map((item) => [item.externalId, item]));
}

/** The dates of tickets that are there: the boundary of the day may have been another when they came. */
export async function listTicketDates(
  sql: Sql,
  { storeId, externalIds }: { storeId: number; externalIds: readonly string[] },
): Promise<Map<string, { at: Date; businessDate: BusinessDate }>> {
  const result = await raw<{ externalId: string; at: Date; businessDate: BusinessDate }>`
    /* pos.listTicketDates */
    select external_id, at, business_date from pos_transactions
    where store_id = ${storeId} and external_id = any (${[...externalIds]}::text[])`.execute(sql);
  return new Map(result.rows.map(({ externalId, ...ticket }) => [externalId, ticket]));
}
