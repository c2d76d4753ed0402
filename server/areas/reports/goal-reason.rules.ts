/**
 * Why a day sold more or less than its goal, in parts that add up to the difference: customers, pieces a customer, and
 * the price of a piece. Each part can be checked with a pocket calculator: "31 fewer customers" is 31 times the sale
 * that the goal expects of a customer.
 */
import type { BusinessDate } from "#common/business-date.ts";
import { wholeParts } from "#common/reports/whole-parts.ts";
import { toWholeDollars } from "#common/money.ts";
import type { Cents } from "#common/money.ts";

/** What a store usually sells, added up over some weeks. */
export type UsualTrade = { sales: Cents; customers: number; itemsSold: number };

export type GoalReasonInput = {
  date: BusinessDate;
  sales: Cents | null;
  customers: number | null;
  itemsSold: number | null;
  goal: Cents | null;
  /** Null where the goal names no average transaction. */
  goalCustomers: number | null;
  usual: UsualTrade | null;
};

/** Money is in whole dollars (as cents), so that the parts also add up as they are shown. */
export type GoalReason = {
  date: BusinessDate;
  /** Sales less the goal. */
  difference: Cents;
  customers: number;
  goalCustomers: number;
  customersPart: Cents;
  /** Tenths of a piece for each customer; null on a day without customers. */
  piecesTenths: number | null;
  goalPiecesTenths: number;
  piecesPart: Cents;
  /** Null on a day that sold no piece. */
  price: Cents | null;
  goalPrice: Cents;
  pricePart: Cents;
};

/** Null where the goal or the day is not known, or where the store has sold too little to say what is usual. */
export function goalReason(day: GoalReasonInput): GoalReason | null {
  const { date, sales, customers, itemsSold, goal, usual } = day;
  if (sales === null || customers === null || itemsSold === null || goal === null) {
    return null;
  }
  if (goal <= 0 || !hasTrade(usual)) {
    return null;
  }
  const goalCustomers = day.goalCustomers ?? Math.ceil((goal * usual.customers) / usual.sales);
  const goalPieces = usual.itemsSold / usual.customers;
  const goalSale = goal / goalCustomers;
  const goalPrice = goalSale / goalPieces;
  const parts = [
    (customers - goalCustomers) * goalSale,
    (itemsSold - customers * goalPieces) * goalPrice,
    sales - itemsSold * goalPrice,
  ];
  const difference = toWholeDollars(sales - goal);
  const [customersPart = 0, piecesPart = 0, pricePart = 0] = wholeParts(parts, difference, 100);
  return {
    date,
    difference,
    customers,
    goalCustomers,
    customersPart,
    piecesTenths: shareOf(itemsSold * 10, customers),
    goalPiecesTenths: Math.round(goalPieces * 10),
    piecesPart,
    price: shareOf(sales, itemsSold),
    goalPrice: Math.round(goalPrice),
    pricePart,
  };
}

function shareOf(amount: number, count: number): number | null {
  return count > 0 ? Math.round(amount / count) : null;
}

function hasTrade(usual: UsualTrade | null): usual is UsualTrade {
  return usual !== null && usual.sales > 0 && usual.customers > 0 && usual.itemsSold > 0;
}
