import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import { usualSupplyWeeks } from "#common/buys/supply.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { StockRow } from "./supply.rules.ts";

/** Null where the store wants to hear of none. */
export async function getMostWeeks(sql: Sql, storeId: number): Promise<number | null> {
  const row = await sql
    .selectFrom("buysSupplyLimitView")
    .select("mostSupplyWeeks")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row === undefined ? usualSupplyWeeks : row.mostSupplyWeeks;
}

/**
 * Used goods by section of the floor; what belongs to no section stands under its category. The register has what is in bins
 * too, except in those that were filled before the first piece that it sent.
 */
export async function listStock(
  sql: Sql,
  { storeId, date, soldSince }: { storeId: number; date: BusinessDate; soldSince: Date },
): Promise<StockRow[]> {
  const result = await raw<StockRow>`
    /* backstock.listStock */
    with feed as (
      select min(item_received_at)::date as since from pos_items_view where store_id = ${storeId}
    ), stock as (
      select category_path as path,
        coalesce(sum(greatest(quantity, 1)) filter (where sold_at >= ${soldSince}), 0)::integer as sold,
        coalesce(sum(quantity) filter (where status in ('inStock', 'clearance') and quantity > 0), 0)::integer as unsold
      from pos_items_view
      where store_id = ${storeId} and goods = 'used' and cardinality(category_path) > 0
        and (sold_at is null or sold_at >= ${soldSince})
      group by category_path
    ), codes as (
      select bought.category_code as code, max(bought.tag) as tag from pos_bought_pieces_view as bought
      where bought.store_id = ${storeId} and bought.tag <> ''
        and bought.business_date between ${date}::date - 60 and ${date}::date
      group by bought.category_code
    ), paths as (
      -- A code is the category of a piece that was taken under it, as inventory has it.
      select distinct on (piece.category_path) piece.category_path as path, codes.code
      from codes
      join lateral (
        select category_path from pos_pieces_view where store_id = ${storeId} and sku = codes.tag limit 1
      ) as piece on true
      order by piece.category_path, codes.code
    ), sections as (
      select section_id, name, category_codes, sum(pieces)::integer as pieces,
        coalesce(sum(pieces) filter (where inventory_date < (select since from feed)), 0)::integer as older
      from backstock_section_stock_view
      where store_id = ${storeId}
      group by section_id, name, category_codes
    )
    select section.section_id, coalesce(section.name, array_to_string(stock.path, ', ')) as name,
      sum(stock.sold)::integer as sold_items, sum(stock.unsold)::integer + coalesce(section.older, 0) as unsold_items,
      section.pieces as bin_items, array_agg(array_to_string(stock.path, ', ') order by stock.path) as categories
    from stock
    left join paths on paths.path = stock.path
    left join sections as section on paths.code = any (section.category_codes)
    group by 2, section.section_id, section.pieces, section.older
    order by 2`.execute(sql);
  return result.rows;
}
