import { sql as raw } from "kysely";
import type { CategoryTrade } from "#common/buys/category-goals.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** The beginnings of the past weeks, and of the days whose pieces all had their time to sell in. */
export type TradeSpan = { storeId: number; now: Date; soldSince: Date; agedSince: Date; sellDays: number };

const most = 40;

/**
 * Used goods by category: sold and paid since the span began, unsold now, and how many of the older ones sold in time. The
 * categories that sold most, without those that the register gives no name. Some registers take a sold piece down to 0.
 */
export async function listCategoryTrade(sql: Sql, span: TradeSpan): Promise<CategoryTrade[]> {
  const result = await raw<CategoryTrade>`
    /* reports.listCategoryTrade */
    with pieces as (
      select category_path, price_cents, cost_cents, item_received_at, status, sold_at,
        case when status = 'sold' then greatest(quantity, 1) else quantity end as quantity
      from pos_items_view
      where store_id = ${span.storeId} and goods = 'used' and cardinality(category_path) > 0
        and (sold_at is null or sold_at >= ${span.soldSince} or item_received_at >= ${span.agedSince})
    )
    select array_to_string(category_path, ', ') as category,
      coalesce(sum(quantity) filter (where sold_at >= ${span.soldSince}), 0)::integer as sold_items,
      coalesce(sum(quantity * price_cents) filter (where sold_at >= ${span.soldSince}), 0)::float8 as sold_cents,
      coalesce(sum(quantity * coalesce(cost_cents, 0)) filter (where sold_at >= ${span.soldSince}), 0)::float8 as cost_cents,
      coalesce(sum(quantity) filter (where status in ('inStock', 'clearance')), 0)::integer as supply_items,
      coalesce(sum(quantity) filter (where ${isAged(span)}), 0)::integer as aged_items,
      coalesce(sum(quantity) filter (where ${isAged(span)}
        and sold_at <= item_received_at + make_interval(days => ${span.sellDays}::integer)), 0)::integer as aged_sold
    from pieces
    where quantity > 0
    group by 1
    order by sold_cents desc, 1
    limit ${most}`.execute(sql);
  return result.rows;
}

function isAged({ now, agedSince, sellDays }: TradeSpan) {
  return raw`item_received_at >= ${agedSince}
    and item_received_at < ${now}::timestamptz - make_interval(days => ${sellDays}::integer)`;
}
