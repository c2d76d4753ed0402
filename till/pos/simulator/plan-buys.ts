/** The buys of a date: customers who bring goods, wait, hear the offer and are paid or leave. */
import type { BusinessDate } from "#common/business-date.ts";
import type { BuyRow } from "#common/pos/pos-rows.ts";
import { instantOf } from "#common/store-time.ts";
import type { PosFact } from "#till/pos/pos.ts";
import type { TradeEvent } from "./trade-event.ts";
import { someGoods, somePiece, usedGoods, type Piece } from "./goods/goods.ts";
import { customerFact, customerId, someCustomer } from "./people/customers.ts";
import { someEmployeeCode } from "./people/employees.ts";
import { randomFrom, type Random } from "./random.ts";
import type { Shop } from "./shop.ts";
import { itemFact, whenSold, type StockItem } from "./stock.ts";
import { openingHours, tradeFactor } from "./trade-calendar.ts";

/** A seller who now has credit to spend, and most likely spends it at once. */
export type PaidInTrade = { customer: number; at: Date; credit: number };
export type BuyPlan = {
  items: StockItem[];
  paidInTrade: PaidInTrade[];
  /** Returns the events that the point of sale sends. A function, because most plans are made only for their stock. */
  events: () => TradeEvent[];
};

type BuyFact = Omit<BuyRow, "seq" | "clientRef">;
type Outcome = "cash" | "trade" | "declined" | "passedAll" | "left";

/** Trade is worth a fifth more than cash. */
const tradeBonus = 1.2;
const buyingEndsBeforeCloseMinutes = 60;

export function planBuys(shop: Shop, date: BusinessDate): BuyPlan {
  const hours = openingHours(date);
  if (!hours) {
    return { items: [], paidInTrade: [], events: () => [] };
  }
  const day = randomFrom(shop.seed, shop.key, date, "buys");
  const mean = shop.trade.buysPerDay * tradeFactor(shop, date) ** 0.6;
  const count = Math.max(1, Math.round(mean + day.normal() * Math.sqrt(mean) * 0.7));
  const length = hours.close - buyingEndsBeforeCloseMinutes - hours.open;
  const times = Array.from({ length: count }, () => length * ((day.next() + day.next()) / 2)).toSorted(
    (left, right) => left - right,
  );
  const opensAt = instantOf(date, hours.open, shop.timeZone);
  const closesAt = instantOf(date, hours.close, shop.timeZone);
  const buys = times.map((minutes, index) => {
    const checkedInAt = new Date(opensAt.getTime() + Math.round(minutes * 60_000));
    return planBuy(shop, { date, number: index + 1, checkedInAt, closesAt });
  });
  return {
    items: buys.flatMap(({ items }) => items),
    paidInTrade: buys.flatMap(({ paidInTrade }) => paidInTrade),
    events: () => buys.flatMap(({ events }) => events()),
  };
}

export type Visit = {
  date: BusinessDate;
  number: number;
  checkedInAt: Date;
  closesAt: Date;
  /** Keeps buys on top of the plan apart from those in it. */
  idPrefix?: string;
  /** When the offer is made and when the seller goes; as it happens when not given. */
  times?: { readyAt: Date; completedAt: Date };
};

/** A register's slips begin above what a day's check-in counter reaches, so no two piles of a day carry one number. */
const firstSlips: Readonly<Record<string, number>> = { B: 100, W: 200 };

/** One customer's visit with goods, from check-in to the money. */
export function planBuy(shop: Shop, visit: Visit): BuyPlan {
  const { date, number, checkedInAt } = visit;
  const prefix = visit.idPrefix ?? "B";
  const random = randomFrom(shop.seed, shop.key, date, prefix, number);
  const customer = someCustomer(date, random);
  const outcome = someOutcome(random);
  const { readyAt, completedAt } = visit.times ?? someTimes(visit, random);
  const opened: BuyFact = {
    kind: "buy",
    externalId: `${prefix}${date.replaceAll("-", "")}-${String(number).padStart(3, "0")}`,
    updatedAt: checkedInAt.toISOString(),
    businessDate: date,
    number: String((firstSlips[prefix] ?? 300) + number),
    customerId: customerId(customer),
    checkedInAt: checkedInAt.toISOString(),
    checkedInBy: someEmployeeCode(random),
    buyerCode: null,
    readyAt: null,
    completedAt: null,
    status: "open",
    lines: [],
    cashOffer: null,
    tradeOffer: null,
    paidCash: 0,
    paidTrade: 0,
  };
  const offered = somePieces(shop, visit, random);
  const buyerCode = someEmployeeCode(random);
  const pieces = passedByStrictBuyer(shop, { buyerCode, buyId: opened.externalId, pieces: offered });
  const taken = outcome === "passedAll" || outcome === "left" ? [] : pieces.taken;
  const cashOffer = taken.reduce((sum, { cost }) => sum + cost, 0);
  const ready: BuyFact = {
    ...opened,
    updatedAt: readyAt.toISOString(),
    buyerCode,
    readyAt: random.chance(0.97) ? readyAt.toISOString() : null,
    cashOffer,
    tradeOffer: taken.reduce((sum, { cost }) => sum + tradeCost(cost), 0),
  };
  const passed = [...passReasons(shop, offered.passed, random), ...pieces.strict];
  const done = completedBuy(ready, { outcome, completedAt, taken, passed });
  const items = outcome === "cash" || outcome === "trade" ? stockOf(taken, done, random) : [];
  const credit = done.paidTrade;
  const events = (): TradeEvent[] => {
    const stock = items.map((item) => itemFact(item, { date, at: completedAt, soldIn: null }));
    const change = { at: completedAt, date, storeCredit: 0, tradeCredit: credit };
    const owed: PosFact[] = credit > 0 ? [customerFact(shop, customer, change)] : [];
    return [
      { at: checkedInAt, facts: [customerFact(shop, customer), opened] },
      { at: readyAt, facts: [ready] },
      { at: completedAt, facts: [done, ...stock, ...owed] },
    ];
  };
  return { items, paidInTrade: credit > 0 ? [{ customer, at: completedAt, credit }] : [], events };
}

function someOutcome(random: Random): Outcome {
  return random.weighted<{ outcome: Outcome; weight: number }>([
    { outcome: "cash", weight: 60 },
    { outcome: "trade", weight: 23 },
    { outcome: "passedAll", weight: 9 },
    { outcome: "declined", weight: 5 },
    { outcome: "left", weight: 3 },
  ]).outcome;
}

/** Most wait half an hour, a few far longer; then they come back to the counter. Nobody stays after closing. */
function someTimes({ checkedInAt, closesAt }: Visit, random: Random): { readyAt: Date; completedAt: Date } {
  const waitMinutes = Math.min(240, 27 * Math.exp(random.normal() * 0.55) + 3);
  const returnMinutes = Math.min(120, 1.5 + random.wait(11));
  const lastMs = closesAt.getTime() + random.int(1, 9) * 60_000;
  const startMs = checkedInAt.getTime();
  const readyMs = Math.max(startMs + 1000, Math.min(startMs + Math.round(waitMinutes * 60_000), lastMs - 60_000));
  const completedMs = Math.max(readyMs + 1000, Math.min(readyMs + Math.round(returnMinutes * 60_000), lastMs));
  return { readyAt: new Date(readyMs), completedAt: new Date(completedMs) };
}

function somePieces(shop: Shop, { date }: Visit, random: Random): { taken: Piece[]; passed: Piece[] } {
  const month = Number(date.slice(5, 7));
  const used = usedGoods(shop.trade.goods);
  const some = (count: number) =>
    Array.from({ length: count }, () => somePiece(someGoods(used, month, random), random));
  const takenCount = Math.min(40, 1 + Math.floor(random.wait(shop.trade.itemsPerBuy - 0.5)));
  return { taken: some(takenCount), passed: some(Math.min(8, Math.floor(random.wait(2.4)))) };
}

type PassedPiece = Piece & { passReason: string };

const strictBuyer = "E04";

/**
 * One of the people has a habit that the figures can show: of the shop's largest category she passes nearly half of what
 * the others would take. Her chance is her own, so that everybody else's buys stay as they are.
 */
function passedByStrictBuyer(
  shop: Shop,
  { buyerCode, buyId, pieces: { taken } }: { buyerCode: string; buyId: string; pieces: { taken: Piece[] } },
): { taken: Piece[]; strict: PassedPiece[] } {
  const largest = usedGoods(shop.trade.goods).toSorted((left, right) => right.weight - left.weight)[0];
  const [reason] = shop.trade.passReasons;
  if (buyerCode !== strictBuyer || reason === undefined) {
    return { taken, strict: [] };
  }
  const random = randomFrom(shop.seed, shop.key, buyId, "strict");
  const strict = taken.slice(1).filter(({ goods }) => goods === largest && random.chance(0.45));
  return {
    taken: taken.filter((piece) => !strict.includes(piece)),
    strict: strict.map((piece) => ({ ...piece, passReason: reason.name })),
  };
}

function passReasons(shop: Shop, pieces: readonly Piece[], random: Random): PassedPiece[] {
  return pieces.map((piece) => ({ ...piece, passReason: random.weighted(shop.trade.passReasons).name }));
}

type Ending = { outcome: Outcome; completedAt: Date; taken: readonly Piece[]; passed: readonly PassedPiece[] };

function completedBuy(ready: BuyFact, { outcome, completedAt, taken, passed }: Ending): BuyFact {
  const isTaken = outcome === "cash" || outcome === "trade";
  const cost = (piece: Piece) => (outcome === "trade" ? tradeCost(piece.cost) : piece.cost);
  const line = (piece: Piece, position: number, passReason: string | null) => ({
    tag: `${tagStart(ready.externalId)}${String(position + 1).padStart(2, "0")}`,
    description: piece.description,
    category: piece.goods.code,
    brand: piece.brand,
    size: piece.size,
    condition: passReason === null ? "good" : null,
    cost: passReason === null ? cost(piece) : 0,
    price: piece.price,
    taken: passReason === null,
    passReason,
  });
  const reason = isTaken ? null : "Offer declined";
  return {
    ...ready,
    updatedAt: completedAt.toISOString(),
    completedAt: outcome === "left" ? null : completedAt.toISOString(),
    status: outcome === "left" ? "void" : "complete",
    lines: [
      ...taken.map((piece, position) => line(piece, position, reason)),
      ...passed.map((piece, position) => line(piece, taken.length + position, piece.passReason)),
    ],
    paidCash: outcome === "cash" ? (ready.cashOffer ?? 0) : 0,
    paidTrade: outcome === "trade" ? (ready.tradeOffer ?? 0) : 0,
  };
}

function stockOf(taken: readonly Piece[], buy: BuyFact, random: Random): StockItem[] {
  return taken.map((piece, position) => {
    const line = buy.lines[position];
    return {
      ...piece,
      cost: line?.cost ?? piece.cost,
      tag: line?.tag ?? "",
      buyId: buy.externalId,
      receivedAt: new Date(buy.updatedAt),
      soldOn: whenSold(buy.businessDate, random),
    };
  });
}

/** A tag names its day and its buy; buys on top of the plan keep their letter. */
function tagStart(buyId: string): string {
  return `${buyId.startsWith("B") ? "" : buyId.charAt(0)}${buyId.slice(3).replace("-", "")}`;
}

function tradeCost(cents: number): number {
  return Math.round((cents * tradeBonus) / 5) * 5;
}
