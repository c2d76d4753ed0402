import { sql as raw } from "kysely";
import type { PickState } from "#common/orders/order-states.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type ComparedLine = {
  orderId: string;
  orderName: string;
  id: string;
  title: string;
  pickState: PickState;
  isSold: boolean;
  soldAt: Date | null;
};

/** Before an order is placed its pieces may have been sold at the counter for as long. */
const hoursBefore = 48;

/**
 * The lines whose pieces people look for or hold, and whether the register has sold them. A used piece is one piece: its
 * sale is the end of it. Of goods bought new there may be more, so only the register's own word counts there. The sale
 * itself counts too, because a register may report it before it reports the piece.
 */
export async function listComparedLines(sql: Sql, storeId: number): Promise<ComparedLine[]> {
  const result = await raw<ComparedLine>`
    /* orders.listComparedLines */
    with open_lines as (
      select line.order_id, placed.name as order_name, line.id, line.title, line.sku, line.pick_state, placed.placed_at
      from online_orders as placed
      join online_order_lines as line on line.store_id = placed.store_id and line.order_id = placed.id
      where placed.store_id = ${storeId} and placed.state in ('new', 'picking', 'picked', 'problem')
        and line.quantity > 0 and line.sku <> ''
    ), tickets as (
      select sold.sku, ticket.at, sold.goods, sold.quantity
      from pos_transactions_report_view as ticket
      join pos_ticket_lines_view as sold
        on sold.store_id = ticket.store_id and sold.transaction_id = ticket.external_id
      where ticket.store_id = ${storeId} and ticket.type <> 'void'
        and ticket.business_date >= (select min(placed_at)::date - 3 from open_lines)
        and sold.sku in (select sku from open_lines)
    )
    select line.order_id, line.order_name, line.id, line.title, line.pick_state,
      coalesce(piece.status in ('sold', 'removed', 'transferred'), false) or coalesce(sale.quantity > 0, false) as is_sold,
      coalesce(sale.at, piece.sold_at) as sold_at
    from open_lines as line
    left join lateral (
      select status, goods, sold_at from pos_items_view as item
      where item.store_id = ${storeId} and item.sku = line.sku
      order by item.updated_at desc, item.external_id limit 1
    ) as piece on true
    left join lateral (
      select sum(quantity) as quantity, max(at) as at from tickets
      where tickets.sku = line.sku and tickets.goods = 'used' and coalesce(piece.goods, 'used') = 'used'
        and tickets.at >= line.placed_at - make_interval(hours => ${hoursBefore})
    ) as sale on true
    order by line.order_id, line.id`.execute(sql);
  return result.rows;
}

export async function hasOpenLines(sql: Sql, storeId: number): Promise<boolean> {
  const result = await raw<{ has: boolean }>`
    /* orders.hasOpenLines */
    select exists (
      select from online_orders where store_id = ${storeId} and state in ('new', 'picking', 'picked', 'problem')
    ) as has`.execute(sql);
  return result.rows[0]?.has ?? false;
}
