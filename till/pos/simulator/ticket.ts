/** Lines, tax and tenders of one ticket, so that they always agree to the cent. */
import type { TransactionRow } from "#common/pos/pos-rows.ts";
import type { Random } from "./random.ts";
import type { Shop } from "./shop.ts";
import type { StockItem } from "./stock.ts";

export type TicketLine = TransactionRow["lines"][number];
export type Tender = TransactionRow["tenders"][number];

/** Sold at a price that is by default that of its tag; `share` of it is taken off. A negative quantity takes the piece back. */
export function ticketLine(
  shop: Shop,
  item: StockItem,
  sold: { quantity: number; share: number; price?: number },
): TicketLine {
  const { price = item.price } = sold;
  const discount = Math.round(price * sold.share) * sold.quantity;
  const net = price * sold.quantity - discount;
  const isTaxed = shop.taxesClothes || !item.goods.isClothing;
  return {
    sku: item.tag,
    description: item.description,
    categoryCode: item.goods.code,
    goods: item.goods.goods,
    quantity: sold.quantity,
    price,
    discount,
    net,
    tax: isTaxed ? Math.sign(net) * Math.round((Math.abs(net) * shop.taxRate) / 100_000) : 0,
    cost: item.cost * sold.quantity,
  };
}

export function giftCardLine(dollars: number): TicketLine {
  const amount = dollars * 100;
  return {
    sku: "GIFT",
    description: "Gift card",
    categoryCode: "GIFT",
    goods: "giftCard",
    quantity: 1,
    price: amount,
    discount: 0,
    net: amount,
    tax: 0,
    cost: null,
  };
}

export function taxOf(lines: readonly TicketLine[]): number {
  return lines.reduce((sum, { tax }) => sum + tax, 0);
}

export function totalOf(lines: readonly TicketLine[]): number {
  return lines.reduce((sum, { net, tax }) => sum + net + tax, 0);
}

/** What is paid first with credit, the rest as people pay. Money back goes to store credit or the card. */
export function tendersFor(total: number, credit: Tender | null, random: Random): Tender[] {
  if (total === 0) {
    return [];
  }
  if (total < 0) {
    return [{ kind: random.chance(0.7) ? "storeCredit" : "visa", amount: total }];
  }
  const used = credit ? Math.min(credit.amount, total) : 0;
  const paid: Tender[] = credit && used > 0 ? [{ kind: credit.kind, amount: used }] : [];
  const left = total - used;
  return left > 0 ? [...paid, { kind: random.weighted(kinds).kind, amount: left }] : paid;
}

const kinds = [
  { kind: "visa", weight: 38 },
  { kind: "debit", weight: 20 },
  { kind: "cash", weight: 19 },
  { kind: "mastercard", weight: 14 },
  { kind: "amex", weight: 4 },
  { kind: "discover", weight: 3 },
  { kind: "giftCard", weight: 1.2 },
  { kind: "storeCredit", weight: 0.6 },
  { kind: "check", weight: 0.2 },
] as const;
