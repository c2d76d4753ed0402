import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** What the register knows of a piece that is ordered. */
export type OrderedPiece = {
  sku: string;
  /** Of the piece's own page. */
  inventoryItemId: string;
  description: string;
  categoryPath: string[];
  brand: string | null;
  size: string | null;
  receivedAt: Date;
};

/** By its tag; of pieces that share it, as the register last sent them. */
export async function listPieces(
  sql: Sql,
  { storeId, skus }: { storeId: number; skus: readonly string[] },
): Promise<OrderedPiece[]> {
  const result = await raw<OrderedPiece>`
    /* orders.listPieces */
    select distinct on (sku) sku, external_id as inventory_item_id, description, category_path, brand, size,
      item_received_at as received_at
    from pos_items_view where store_id = ${storeId} and sku = any (${[...skus]}::text[])
    order by sku, updated_at desc, external_id`.execute(sql);
  return result.rows;
}

/** When a register of the store was last heard of; null where there is none. */
export async function findFeedTime(sql: Sql, storeId: number): Promise<Date | null> {
  const row = await sql
    .selectFrom("posContactView")
    .select("lastSeenAt")
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row?.lastSeenAt ?? null;
}
