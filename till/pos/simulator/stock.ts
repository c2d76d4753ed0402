/**
 * What the shop bought and when each piece will be sold: decided when it is bought, so that the sale of a date can
 * name the very piece that a buy weeks before brought in.
 */
import { addDays, type BusinessDate } from "#common/business-date.ts";
import type { PosFact } from "#till/pos/pos.ts";
import { someGoods, somePiece, type Piece } from "./goods/goods.ts";
import type { Random } from "./random.ts";
import type { Shop } from "./shop.ts";

export type StockItem = Piece & {
  tag: string;
  buyId: string | null;
  receivedAt: Date;
  /** Null when it stays longer than we look. */
  soldOn: BusinessDate | null;
};

/** The longest time that a piece is followed. */
export const followedDays = 90;

export function whenSold(boughtOn: BusinessDate, random: Random): BusinessDate | null {
  const days = 1 + Math.floor(random.wait(24));
  return random.chance(0.68) && days < followedDays ? dateAfter(boughtOn, days) : null;
}

/** The dates after the last date asked about: a day's hundreds of pieces ask for the same ninety. */
let calendar: { from: BusinessDate; dates: (BusinessDate | undefined)[] } = { from: "", dates: [] };

function dateAfter(from: BusinessDate, days: number): BusinessDate {
  if (calendar.from !== from) {
    calendar = { from, dates: [] };
  }
  return (calendar.dates[days] ??= addDays(from, days));
}

/** A piece from before we looked, or new goods off the wall. */
export function olderItem(shop: Shop, date: BusinessDate, random: Random): StockItem {
  const goods = someGoods(shop.trade.goods, Number(date.slice(5, 7)), random);
  const receivedOn = addDays(date, -random.int(followedDays, 400));
  const piece = somePiece(goods, random);
  const tag =
    goods.goods === "new"
      ? `N-${goods.code}-${random.int(100, 140)}`
      : `${receivedOn.slice(2).replaceAll("-", "")}${random.int(70_000, 99_999)}`;
  return { ...piece, tag, buyId: null, receivedAt: new Date(`${receivedOn}T18:00:00Z`), soldOn: date };
}

export function itemFact(item: StockItem, on: { date: BusinessDate; at: Date; soldIn: string | null }): PosFact {
  return {
    kind: "inventoryItem",
    externalId: item.tag,
    updatedAt: on.at.toISOString(),
    businessDate: on.date,
    sku: item.tag,
    description: item.description,
    categoryPath: [...item.goods.path],
    brand: item.brand,
    size: item.size,
    goods: item.goods.goods,
    price: item.price,
    cost: item.cost,
    buyId: item.buyId,
    receivedAt: item.receivedAt.toISOString(),
    status: on.soldIn === null ? "inStock" : "sold",
    soldAt: on.soldIn === null ? null : on.at.toISOString(),
    soldTransactionId: on.soldIn,
  };
}
