import { sql as raw } from "kysely";
import type { BusinessDate } from "#common/business-date.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type ItemStatus = "inStock" | "sold" | "transferred" | "clearance" | "removed";

export type ItemRow = {
  id: string;
  sku: string;
  description: string;
  categoryPath: string[];
  brand: string | null;
  size: string | null;
  goods: "used" | "new";
  quantity: number;
  priceCents: number;
  costCents: number | null;
  receivedAt: Date;
  status: ItemStatus;
  soldAt: Date | null;
  soldPriceCents: number | null;
  soldTicket: string | null;
  soldTerminal: string | null;
  buyNumber: string | null;
  buyId: string | null;
  buyerCode: string | null;
  customerId: string | null;
  customerName: string | null;
  orderId: string | null;
  orderName: string | null;
  orderState: string | null;
  /** The day that a second-hand rule lets it to the floor, over or not; null where no rule held it. */
  holdUntil: BusinessDate | null;
};

/**
 * By the register's own id, else by its tag: a scan knows the tag alone. A rule of some categories holds a piece of its buy
 * unless the register says that the piece is of another.
 */
export async function findItem(
  sql: Sql,
  { storeId, code }: { storeId: number; code: string },
): Promise<ItemRow | null> {
  const result = await raw<ItemRow>`
    /* inventory.findItem */
    select item.external_id as id, item.sku, item.description, item.category_path, item.brand, item.size, item.goods,
      item.quantity, item.price_cents, item.cost_cents, item.item_received_at as received_at, item.status, item.sold_at,
      sale.net_cents as sold_price_cents, ticket.number as sold_ticket, ticket.terminal as sold_terminal,
      bought.number as buy_number, bought.buyer_code, ours.id as buy_id,
      contact.customer_id, contact.name as customer_name,
      ordered.order_id, ordered.name as order_name, ordered.state as order_state, hold.hold_until
    from pos_items_view as item
    left join pos_transactions_report_view as ticket
      on ticket.store_id = item.store_id and ticket.external_id = item.sold_transaction_id
    left join lateral (
      select sum(net_cents)::integer as net_cents from pos_ticket_lines_view as line
      where line.store_id = item.store_id and line.transaction_id = item.sold_transaction_id and line.sku = item.sku
    ) as sale on true
    left join pos_buys_report_view as bought on bought.store_id = item.store_id and bought.external_id = item.buy_id
    left join pos_contacts_view as contact
      on contact.store_id = bought.store_id and contact.external_id = bought.customer_id
    left join lateral (
      select id from buys_report_view as buy where buy.store_id = item.store_id and buy.pos_buy_id = item.buy_id
      union all
      select id from buys_report_view as buy where buy.store_id = item.store_id and buy.id = bought.client_buy_id
      limit 1
    ) as ours on true
    left join lateral (
      select order_id, name, state from online_order_items_view as line
      where line.store_id = item.store_id and line.sku = item.sku and line.state <> 'cancelled'
      order by line.placed_at desc limit 1
    ) as ordered on true
    left join lateral (
      select max(held.hold_until) as hold_until from second_hand_holds_view as held
      where held.store_id = item.store_id and (held.pos_buy_id = item.buy_id or held.buy_id = ours.id)
        and (cardinality(held.category_codes) = 0 or not exists (
          select from pos_offered_pieces_view as piece
          where piece.store_id = item.store_id and piece.buy_id = item.buy_id and piece.tag = item.sku
            and piece.category_code <> all (held.category_codes)
        ))
    ) as hold on true
    where item.store_id = ${storeId} and (item.external_id = ${code} or item.sku = ${code})
    order by (item.external_id = ${code}) desc, item.updated_at desc, item.external_id
    limit 1`.execute(sql);
  return result.rows[0] ?? null;
}

/** The prices that a piece had, the oldest first; none of a piece whose price was never changed. */
export async function listPrices(
  sql: Sql,
  { storeId, id }: { storeId: number; id: string },
): Promise<{ at: Date; cents: number }[]> {
  return sql
    .selectFrom("posItemPricesView")
    .select(["at", "priceCents as cents"])
    .where("storeId", "=", storeId)
    .where("externalId", "=", id)
    .orderBy("at")
    .limit(200)
    .$castTo<{ at: Date; cents: number }>()
    .execute();
}

export type PeerCount = { days: number; pieces: number; sold: number; sizedPieces: number; sizedSold: number };

/**
 * Of the used pieces of a category that came in within the last year, how many had had so many days, and how many were sold in
 * them: all of the category, and those of the same size.
 */
export async function countPeers(
  sql: Sql,
  peers: { storeId: number; categoryPath: readonly string[]; size: string | null; now: Date },
): Promise<PeerCount[]> {
  const { storeId, categoryPath, size, now } = peers;
  const result = await raw<PeerCount>`
    /* inventory.countPeers */
    with pieces as materialized (
      select item_received_at, sold_at, size is not distinct from ${size}::text as is_sized
      from pos_items_view
      where store_id = ${storeId} and goods = 'used' and category_path = ${[...categoryPath]}::text[]
        and status in ('inStock', 'clearance', 'sold')
        and item_received_at >= ${now}::timestamptz - interval '365 days'
    )
    select days, count(piece)::integer as pieces,
      count(piece) filter (where sold_at <= item_received_at + make_interval(days => days))::integer as sold,
      count(piece) filter (where is_sized)::integer as sized_pieces,
      count(piece) filter (where is_sized and sold_at <= item_received_at + make_interval(days => days))::integer
        as sized_sold
    from generate_series(0, 90, 5) as days
    left join pieces as piece on item_received_at <= ${now}::timestamptz - make_interval(days => days)
    group by days order by days`.execute(sql);
  return result.rows;
}

/** When a register of the store was last heard of, and what its point of sale is called. */
export async function findFeed(
  sql: Sql,
  storeId: number,
): Promise<{ lastSeenAt: Date | null; posName: string | null }> {
  const row = await sql
    .selectFrom("posContactView")
    .select(["lastSeenAt", "posName"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row ?? { lastSeenAt: null, posName: null };
}
