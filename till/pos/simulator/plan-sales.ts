/** The tickets of a date: sales, returns, exchanges and voids, over the hours as shoppers come. */
import type { BusinessDate } from "#common/business-date.ts";
import type { TransactionRow } from "#common/pos/pos-rows.ts";
import { instantOf } from "#common/store-time.ts";
import type { PosFact } from "#till/pos/pos.ts";
import type { TradeEvent } from "./trade-event.ts";
import { customerFact, customerId, someCustomer } from "./people/customers.ts";
import { someEmployeeCode } from "./people/employees.ts";
import { oddWeek } from "./odd-weeks.ts";
import type { PaidInTrade } from "./plan-buys.ts";
import { randomFrom, type Random } from "./random.ts";
import type { Shop } from "./shop.ts";
import { itemFact, olderItem, type StockItem } from "./stock.ts";
import { stockSoldOn } from "./stock-sold.ts";
import { giftCardLine, taxOf, tendersFor, ticketLine, totalOf, type Tender, type TicketLine } from "./ticket.ts";
import { openingHours, tradeFactor, type Hours } from "./trade-calendar.ts";

export type TransactionFact = Omit<TransactionRow, "seq">;
type TicketType = "sale" | "return" | "exchange" | "void" | "gift";

/** What a ticket starts from. */
export type Ticket = {
  date: BusinessDate;
  number: number;
  at: Date;
  random: Random;
  /** Null for a sale without a customer. */
  customer: number | null;
  credit: Tender | null;
  /** Pieces that are due today; taken from the front. */
  due: StockItem[];
};

export function planSales(shop: Shop, date: BusinessDate, paidInTrade: readonly PaidInTrade[]): TradeEvent[] {
  const hours = openingHours(date);
  if (!hours) {
    return [];
  }
  const day = randomFrom(shop.seed, shop.key, date, "sales");
  const due = stockSoldOn(shop, date);
  const opensAt = instantOf(date, hours.open, shop.timeZone);
  // The last ones at the counter are still rung up before the drawer is counted.
  const lastMs = instantOf(date, hours.close + 12, shop.timeZone).getTime();
  const spenders = paidInTrade
    .filter(() => day.chance(0.8))
    .map((paid) => ({
      at: new Date(Math.min(lastMs, paid.at.getTime() + day.int(40, 900) * 1000)),
      customer: paid.customer,
      credit: { kind: "tradeCredit" as const, amount: paid.credit },
    }));
  const mean = shop.trade.salesPerDay * tradeFactor(shop, date) - spenders.length;
  const count = Math.max(1, Math.round(mean + day.normal() * Math.sqrt(Math.max(1, mean)) * 0.8));
  const shoppers = Array.from({ length: count }, () => ({
    at: someTime(opensAt, hours, day),
    customer: day.chance(0.5) ? someCustomer(date, day) : null,
    credit: null,
  }));
  return [...spenders, ...shoppers]
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())
    .flatMap((visit, index) => {
      const random = randomFrom(shop.seed, shop.key, date, "sale", index + 1);
      return ticketEvents(shop, { ...visit, date, number: index + 1, random, due });
    });
}

/** What the point of sale sends of one ticket: the ticket, its customer, its pieces, and its void a little later. */
export function ticketEvents(shop: Shop, ticket: Ticket): TradeEvent[] {
  const { date, at, random, customer, credit } = ticket;
  const type = credit ? "sale" : random.weighted(oddWeek(shop, date) === "returns" ? oddTicketTypes : ticketTypes).type;
  const sold = soldPieces(shop, ticket, type);
  const lines = sold.map(({ line }) => line);
  const total = totalOf(lines);
  const isEmployeePurchase = !credit && random.chance(0.012);
  const transaction: TransactionFact = {
    kind: "transaction",
    externalId: `T${date.replaceAll("-", "")}-${String(ticket.number).padStart(4, "0")}`,
    updatedAt: at.toISOString(),
    businessDate: date,
    number: String(ticket.number),
    terminal: String(random.int(1, 3)),
    cashierCode: someEmployeeCode(random),
    customerId: customer === null ? null : customerId(customer),
    type: type === "gift" || type === "void" ? "sale" : type,
    at: at.toISOString(),
    lines,
    tenders: tendersFor(total, credit, random),
    couponNumber: null,
    total,
    tax: taxOf(lines),
    employeePurchase: isEmployeePurchase,
    wholesale: false,
  };
  const events: TradeEvent[] = [{ at, facts: [transaction, ...factsAround(shop, ticket, { transaction, sold })] }];
  if (type === "void") {
    const voidedAt = new Date(at.getTime() + random.int(60, 600) * 1000);
    events.push({ at: voidedAt, facts: [{ ...transaction, type: "void", updatedAt: voidedAt.toISOString() }] });
  }
  return events;
}

const ticketTypes = [
  { type: "sale", weight: 953 },
  { type: "return", weight: 22 },
  { type: "exchange", weight: 10 },
  { type: "void", weight: 9 },
  { type: "gift", weight: 6 },
] as const;
const oddTicketTypes = ticketTypes.map((each) =>
  each.type === "return" ? { ...each, weight: 4 * each.weight } : each,
);

type SoldPiece = { line: TicketLine; item: StockItem | null };

function soldPieces(shop: Shop, ticket: Ticket, type: TicketType): SoldPiece[] {
  const { date, random } = ticket;
  // Draws of its own, so that what else a day brings stays as it is.
  const haggle = randomFrom(shop.seed, shop.key, date, "below tag", ticket.number);
  const piece = (quantity: number): SoldPiece => {
    // A voided ticket sells nothing, so that its pieces are left for others.
    const isFollowed = quantity > 0 && type !== "void" && random.chance(0.72);
    const item = (isFollowed ? ticket.due.pop() : undefined) ?? olderItem(shop, date, random);
    const count = quantity > 0 && item.goods.goods === "new" && random.chance(0.2) ? 2 : quantity;
    const share = someDiscount(random, oddWeek(shop, date));
    return {
      item,
      line: ticketLine(shop, item, {
        quantity: count,
        share,
        price: quantity > 0 ? typedPrice(item, haggle) : item.price,
      }),
    };
  };
  const count = Math.min(18, 1 + Math.floor(random.wait(shop.trade.linesPerSale - 0.5)));
  switch (type) {
    case "gift":
      return [{ item: null, line: giftCardLine(random.pick([20, 25, 25, 50, 100])) }];
    case "return":
      return random.chance(0.3) ? [piece(-1), piece(-1)] : [piece(-1)];
    case "exchange":
      return [piece(-1), piece(1)];
    case "sale":
    case "void":
      return Array.from({ length: count }, () => piece(1));
  }
}

function factsAround(
  shop: Shop,
  ticket: Ticket,
  rungUp: { transaction: TransactionFact; sold: SoldPiece[] },
): PosFact[] {
  const { date, at, customer, credit } = ticket;
  const { transaction, sold } = rungUp;
  const facts = sold.flatMap(({ item, line }) =>
    item !== null && item.buyId !== null && line.quantity > 0
      ? [itemFact(item, { date, at, soldIn: transaction.externalId })]
      : [],
  );
  if (customer === null) {
    return facts;
  }
  const used = transaction.tenders.find(({ kind }) => kind === "tradeCredit")?.amount ?? 0;
  const change = credit ? { at, date, storeCredit: 0, tradeCredit: credit.amount - used } : undefined;
  return [...facts, customerFact(shop, customer, change)];
}

/** What the cashier typed in: now and then less than the tag says, for a stain, a missing button or a friend. */
function typedPrice({ price }: StockItem, random: Random): number {
  const isLower = random.chance(0.015);
  const share = random.pick([0.25, 0.25, 0.4, 0.5]);
  // To the half dollar, as people round.
  return isLower ? Math.max(50, Math.round((price * (1 - share)) / 50) * 50) : price;
}

function someDiscount(random: Random, odd: ReturnType<typeof oddWeek>): number {
  const chance = random.next() / (odd === "discounts" ? 3 : 1);
  if (chance < 0.06) {
    return 0.5;
  }
  return chance < 0.12 ? 0.3 : 0;
}

/** Few in the morning, most in the afternoon, a second rise after school. */
function someTime(opensAt: Date, hours: Hours, random: Random): Date {
  const shares = [random.next(), random.next(), random.next()].toSorted((left, right) => left - right);
  const share = random.chance(0.75) ? (shares[1] ?? 0.5) : random.next();
  const seconds = Math.floor((hours.close - 1 - hours.open) * (0.06 + share * 0.94) * 60);
  return new Date(opensAt.getTime() + seconds * 1000);
}
