import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

/**
 * Counts again, for each code, the pieces bought in a range of dates and those of them that were sold within so many
 * days of it. A piece is identified by its tag.
 */
export async function recountSellThrough(
  sql: Sql,
  change: { storeId: number; from: BusinessDate; to: BusinessDate; withinDays: number; at: Date },
): Promise<void> {
  await sql.deleteFrom("backstockSellThrough").where("storeId", "=", change.storeId).execute();
  await raw`
    /* backstock.recountSellThrough */
    insert into backstock_sell_through (store_id, category_code, pieces, sold, counted_at)
    select ${change.storeId}, bought.category_code, count(*),
      count(*) filter (where piece.sold_at <= bought.completed_at + make_interval(days => ${change.withinDays})), ${change.at}
    from pos_bought_pieces_view as bought
    left join lateral (
      select min(sold_at) as sold_at from pos_pieces_view
      where store_id = ${change.storeId} and sku = bought.tag
    ) as piece on true
    where bought.store_id = ${change.storeId} and bought.business_date between ${change.from}::date and ${change.to}::date
      and bought.category_code <> ''
    group by bought.category_code`.execute(sql);
}
