/** The front door: the store's online orders, as the daybook and an order's own page show them. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { isFeedStale } from "#common/inventory/item-figures.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { offerText } from "./customer-text.ts";
import type { TextOffer } from "./customer-text.ts";
import * as db from "./orders.db.ts";
import type { LineRow, OrderRow, StepRow } from "./orders.db.ts";
import { findFeedTime, listPieces } from "./pieces.db.ts";
import type { OrderedPiece } from "./pieces.db.ts";
import { shopServiceOf } from "./shop-service.ts";
import { findConnectedProvider, findShop } from "./shops.db.ts";

export { orderWebhooks } from "./order-webhooks.ts";
export type { StepRow } from "./orders.db.ts";
export type { TextOffer } from "./customer-text.ts";

export type OrderLine = LineRow & { piece: OrderedPiece | null };
export type OnlineOrderView = OrderRow & { lines: OrderLine[] };

export type OrderList = { isConnected: boolean; orders: OnlineOrderView[] };

/** Orders that are not done, the nearest due first. */
export const listOnlineOrders = operation({
  name: "orders.list",
  kind: "read",
  permission: "orders:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<OrderList> {
    const storeId = context.store.id;
    const rows = await db.listOpenOrders(context.sql, storeId);
    const orders = await withLines(context, rows);
    return { isConnected: (await findConnectedProvider(context.sql, storeId)) !== null, orders };
  },
});

export type OrderPage = OnlineOrderView & {
  steps: StepRow[];
  offer: TextOffer | null;
  /** The order in the shop's own office. */
  shopUrl: string;
  shopName: string;
  writesBack: boolean;
  /** Where a bagged order may wait, with what waits there. */
  shelves: Shelf[];
  isFeedStale: boolean;
  feedAt: Date | null;
};

export type Shelf = { name: string; orders: string[] };

function withWaiting(names: readonly string[], waiting: readonly { shelf: string; name: string }[]): Shelf[] {
  const plain = (shelf: string) => shelf.toLowerCase();
  return names.map((name) => ({
    name,
    orders: waiting.filter(({ shelf }) => plain(shelf) === plain(name)).map((order) => order.name),
  }));
}

export const viewOnlineOrder = operation({
  name: "orders.view",
  kind: "read",
  permission: "orders:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<OrderPage> {
    const { sql, store, now, platform } = context;
    const order = await db.findOrder(sql, { storeId: store.id, id });
    if (order === null) {
      throw notFound("Order");
    }
    const [whole = { ...order, lines: [] }] = await withLines(context, [order]);
    const { provider, shopDomain, externalId } = order;
    const shop = await findShop(sql, { storeId: store.id, provider });
    const feedAt = await findFeedTime(sql, store.id);
    return {
      ...whole,
      steps: await db.listSteps(sql, { storeId: store.id, id }),
      offer: await offerText(context, { order, lines: whole.lines }),
      shopUrl: shopServiceOf(platform, provider).orderUrl(shopDomain, externalId),
      shopName: platform.services.findCard(provider)?.name ?? provider,
      writesBack: shop?.endedAt === null && shop.writesBack,
      shelves: withWaiting(shop?.shelves ?? [], await db.listShelved(sql, store.id)),
      isFeedStale: isFeedStale(feedAt, now),
      feedAt,
    };
  },
});

/** The order whose slip was scanned; null when this store has none with that number. */
export const findScannedOrder = operation({
  name: "orders.findScanned",
  kind: "read",
  permission: "orders:view",
  on: "store",
  input: z.object({ externalId: inputText.regex(/^\d{1,20}$/) }),
  run: (context, { externalId }): Promise<string | null> =>
    db.findOrderId(context.sql, { storeId: context.store.id, externalId }),
});

/** For the nightly mail: what is left of the day. */
export const countWaitingOrders = operation({
  name: "orders.countWaiting",
  kind: "read",
  permission: "orders:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<{ open: number; late: number }> => db.countOpenOrders(context.sql, context.store.id),
});

async function withLines({ sql, store }: StoreContext, orders: readonly OrderRow[]): Promise<OnlineOrderView[]> {
  const lines = await db.listLines(sql, { storeId: store.id, orderIds: orders.map(({ id }) => id) });
  const skus = [...new Set(lines.map(({ sku }) => sku).filter((sku) => sku !== ""))];
  const pieces = new Map(
    (skus.length === 0 ? [] : await listPieces(sql, { storeId: store.id, skus })).map((piece) => [piece.sku, piece]),
  );
  return orders.map((order) => ({
    ...order,
    lines: lines
      .filter(({ orderId }) => orderId === order.id)
      .map(({ orderId: _order, ...line }) => ({ ...line, piece: pieces.get(line.sku) ?? null })),
  }));
}
