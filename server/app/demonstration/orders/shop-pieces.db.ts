import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

type ShopPiece = { sku: string; description: string; size: string | null; priceCents: number };

/** Pieces of the floor that nobody has ordered yet, or with `isSold` those that the register has just sold. */
export async function listShopPieces(
  sql: Sql,
  { storeId, isSold, count }: { storeId: number; isSold: boolean; count: number },
): Promise<ShopPiece[]> {
  const result = await raw<ShopPiece>`
    /* demonstration.listShopPieces */
    select sku, description, size, price_cents from pos_items_view as item
    where store_id = ${storeId} and goods = 'used' and price_cents >= 500
      and status = ${isSold ? "sold" : "inStock"} and item_received_at > now() - interval '120 days'
      and not exists (select from online_order_items_view as line
        where line.store_id = item.store_id and line.sku = item.sku)
    order by ${isSold ? raw`sold_at desc nulls last` : raw`md5(sku)`}, sku
    limit ${count}`.execute(sql);
  return result.rows;
}

export async function countOpen(sql: Sql, storeId: number): Promise<number> {
  const result = await raw<{ count: number }>`
    /* demonstration.countOpenOrders */
    select count(*)::integer as count from online_orders
    where store_id = ${storeId} and state not in ('done', 'cancelled')`.execute(sql);
  return result.rows[0]?.count ?? 0;
}
