/**
 * Days of trade at a simulated Square, with the books that the simulator itself keeps of them: what a day's sales come to
 * is written down as it is rung up, and not read out of the orders.
 */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { randomNumbers } from "#common/random-numbers.ts";
import { instantOf } from "#common/store-time.ts";
import type { SimulatedMerchant, SimulatedMerchants, Wire } from "./simulated-merchants.ts";
import { cancelSale, countDrawer, refundAmount, ringUp, totalOf } from "./square/square-simulated-sales.ts";
import type { Paid, PaidWith, RungUp, SoldLine } from "./square/square-simulated-sales.ts";

/** One day's sums in cents. */
export type SimulatedDay = {
  date: BusinessDate;
  tickets: number;
  lines: number;
  net: number;
  tax: number;
  giftSold: number;
  returns: number;
  overShort: number;
};

export type TradeShop = {
  world: SimulatedMerchants;
  merchant: SimulatedMerchant;
  locationId: string;
  timeZone: string;
  salesPerDay: number;
};

type Sold = { orderId: string; paymentId: string; lines: SoldLine[] };
/** Numbers from 0 to below 1, the same ones for the same seed. */
type Random = () => number;

const taxRate = 0.055;
const brands: readonly PaidWith[] = ["CASH", "VISA", "VISA", "MASTERCARD", "AMERICAN_EXPRESS", "DISCOVER", "CHECK"];
const openedAtMinutes = 9 * 60 + 30;
const closedAtMinutes = 21 * 60;

/** Trades each day of a range. Returns the simulator's books. */
export function tradeDays(shop: TradeShop, range: { from: BusinessDate; days: number; seed: number }): SimulatedDay[] {
  const random = randomNumbers(range.seed);
  return Array.from({ length: range.days }, (_, at) => tradeDay(shop, { date: addDays(range.from, at), random }));
}

function tradeDay(shop: TradeShop, { date, random }: { date: BusinessDate; random: Random }): SimulatedDay {
  const day: SimulatedDay = { date, tickets: 0, lines: 0, net: 0, tax: 0, giftSold: 0, returns: 0, overShort: 0 };
  const cash = { sales: 0, refunds: 0 };
  const sold: Sold[] = [];
  const count = Math.max(1, Math.round(shop.salesPerDay * (0.6 + 0.8 * random())));
  for (let at = 0; at < count; at += 1) {
    const minutes = openedAtMinutes + 30 + Math.floor(((closedAtMinutes - openedAtMinutes - 60) * at) / count);
    const instant = new Date(instantOf(date, minutes, shop.timeZone).getTime() + Math.floor(random() * 55_000));
    sellOnce(shop, { day, cash, sold, random, at: instant });
  }
  // A sale after midnight is the day before's until three in the morning.
  if (random() < 0.2) {
    const late = instantOf(addDays(date, 1), 20 + Math.floor(random() * 120), shop.timeZone);
    sellOnce(shop, { day, cash, sold, random, at: late });
  }
  countCash(shop, { day, cash, random });
  return day;
}

type Selling = {
  day: SimulatedDay;
  cash: { sales: number; refunds: number };
  sold: Sold[];
  random: Random;
  at: Date;
};

function sellOnce(shop: TradeShop, selling: Selling): void {
  const { random, sold } = selling;
  const chance = random();
  const earlier = sold.length > 0 ? sold[Math.floor(random() * sold.length)] : undefined;
  if (chance < 0.02) {
    cancelSale(shop, { ...person(shop, selling), lines: someLines(shop, random) });
    selling.day.lines += 0;
  } else if (chance < 0.06 && earlier !== undefined) {
    takeBack(shop, { ...selling, earlier, lines: [] });
  } else if (chance < 0.08 && earlier !== undefined) {
    takeBack(shop, { ...selling, earlier, lines: someLines(shop, random) });
  } else if (chance < 0.09 && earlier !== undefined) {
    giveBack(shop, { ...selling, earlier });
  } else {
    sell(shop, selling);
  }
}

/** Who sells to whom. */
function person({ merchant, locationId }: TradeShop, { random, at }: Pick<Selling, "random" | "at">) {
  const teamMemberId = idOf(pick(merchant.team, random));
  const customerId = random() < 0.4 && merchant.customers.length > 0 ? idOf(pick(merchant.customers, random)) : null;
  return { locationId, at, teamMemberId, customerId };
}

function sell(shop: TradeShop, { day, cash, sold, random, at }: Selling): void {
  const lines = someLines(shop, random);
  const giftCard: SoldLine[] =
    random() < 0.03
      ? [{ variationId: null, name: "Gift card", pieces: 1, price: 2500, discount: 0, tax: 0, isGiftCard: true }]
      : [];
  const charge = random() < 0.02 ? { name: "Delivery", amount: 500, tax: 28 } : undefined;
  const all = [...lines, ...giftCard];
  const total = all.reduce((sum, line) => sum + totalOf(line), 0) + (charge ? charge.amount + charge.tax : 0);
  const paid = payment(total, random);
  const rungUp: RungUp = { ...person(shop, { random, at }), lines: all, paid, ...(charge && { charge }) };
  const { orderId, paymentIds } = ringUp(shop, rungUp);
  const [paymentId = ""] = paymentIds;
  sold.push({ orderId, paymentId, lines });
  write(day, { lines: all, sign: 1 });
  day.tickets += 1;
  day.lines += charge ? 1 : 0;
  day.net += charge?.amount ?? 0;
  day.tax += charge?.tax ?? 0;
  cash.sales += paid.filter((each) => each.with === "CASH").reduce((sum, { amount }) => sum + amount, 0);
}

/** A tenth pays in two ways, and a card may leave a tip. */
function payment(total: number, random: Random): Paid[] {
  const kind = pick(brands, random);
  if (random() < 0.1 && total > 400) {
    const half = Math.floor(total / 2);
    const other = random() < 0.5 ? "SQUARE_GIFT_CARD" : "CASH";
    return [
      { with: kind, amount: half },
      { with: other, amount: total - half },
    ];
  }
  const isCard = kind !== "CASH" && kind !== "CHECK";
  return [{ with: kind, amount: total, ...(isCard && random() < 0.08 && { tip: 100 + Math.floor(random() * 300) }) }];
}

type TakingBack = Selling & { earlier: Sold };

/** A line comes back, and perhaps others go out with the same order. */
function takeBack(shop: TradeShop, { day, random, at, earlier, lines }: TakingBack & { lines: SoldLine[] }): void {
  const back = pick(earlier.lines, random);
  const due = lines.reduce((sum, line) => sum + totalOf(line), 0) - totalOf(back);
  ringUp(shop, {
    ...person(shop, { random, at }),
    lines,
    paid: due > 0 ? [{ with: "VISA", amount: due }] : [],
    returned: {
      orderId: earlier.orderId,
      lines: [back],
      given: due < 0 ? [{ paymentId: earlier.paymentId, amount: 0 - due }] : [],
    },
  });
  write(day, { lines, sign: 1 });
  write(day, { lines: [back], sign: -1 });
  day.tickets += 1;
  day.returns += netOf(back);
}

/** A dollar for a stain, without a word of what it is for. */
function giveBack(shop: TradeShop, { day, random, at, earlier }: TakingBack): void {
  const amount = 100;
  refundAmount(shop, { ...person(shop, { random, at }), paymentId: earlier.paymentId, amount });
  day.tickets += 1;
  day.lines += 1;
  day.net -= amount;
  day.returns += amount;
}

function write(day: SimulatedDay, { lines, sign }: { lines: readonly SoldLine[]; sign: 1 | -1 }): void {
  for (const line of lines) {
    day.lines += 1;
    day.tax += sign * line.tax;
    if (line.isGiftCard) {
      day.giftSold += sign * netOf(line);
    } else {
      day.net += sign * netOf(line);
    }
  }
}

function netOf({ price, pieces, discount }: SoldLine): number {
  return price * pieces - discount;
}

function someLines({ merchant }: TradeShop, random: Random): SoldLine[] {
  const variations = merchant.catalog.filter((object) => object["type"] === "ITEM_VARIATION");
  const count = 1 + Math.floor(random() * random() * 6);
  return Array.from({ length: count }, () => {
    const isTyped = variations.length === 0 || random() < 0.15;
    const variation = isTyped ? null : pick(variations, random);
    const price = variation === null ? 300 + Math.floor(random() * 2500) : priceOf(variation);
    const pieces = random() < 0.06 ? 2 : 1;
    const discount = random() < 0.12 ? Math.floor(price * pieces * 0.2) : 0;
    const net = price * pieces - discount;
    return {
      variationId: variation === null ? null : idOf(variation),
      name: variation === null ? "Custom amount" : nameOf(variation),
      ...{ pieces, price, discount },
      tax: Math.round(net * taxRate),
    };
  });
}

function countCash(shop: TradeShop, { day, cash, random }: Pick<Selling, "day" | "cash" | "random">): void {
  const paidOut = random() < 0.2 ? 1500 : 0;
  const openingFloat = 15_000;
  day.overShort = random() < 0.3 ? Math.floor(random() * 400) - 200 : 0;
  countDrawer(shop, {
    locationId: shop.locationId,
    openedAt: instantOf(day.date, openedAtMinutes, shop.timeZone),
    // When the day ends, so that all of it is in it and nothing is sold between.
    closedAt: instantOf(addDays(day.date, 1), 179, shop.timeZone),
    teamMemberId: idOf(pick(shop.merchant.team, random)),
    openingFloat,
    cashSales: cash.sales,
    cashRefunds: cash.refunds,
    paidOut,
    counted: openingFloat + cash.sales - cash.refunds - paidOut + day.overShort,
  });
}

function pick<Row>(rows: readonly Row[], random: Random): Row {
  const row = rows[Math.floor(random() * rows.length)];
  if (row === undefined) {
    throw new Error("Nothing to choose from");
  }
  return row;
}

function idOf(object: Wire): string {
  return String(object["id"]);
}

function dataOf(variation: Wire): Wire {
  const data = variation["item_variation_data"];
  return typeof data === "object" && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

function priceOf(variation: Wire): number {
  const money = dataOf(variation)["price_money"];
  return typeof money === "object" && money !== null && "amount" in money ? Number(money.amount) : 0;
}

function nameOf(variation: Wire): string {
  const { name } = dataOf(variation);
  return typeof name === "string" ? name : "Item";
}
