/**
 * What to buy today of each category, so that the floor is full in three to six weeks: worked backward from the sales that
 * the goals of those weeks mean, over the average price and how many pieces sell in time, less what is there already.
 */
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { roundedQuotient } from "#common/rounding.ts";
import { aheadWeeks, pastWeeks } from "./buying-goal.ts";
import { weeksOfSupply } from "./supply.ts";

/** Pieces have this many days to sell in, as everywhere that sell-through is counted. */
export const sellDays = 30;

/** Fewer sold pieces in eight weeks, or fewer received that had their time, say nothing of a category. */
export const fewestOfCategory = 20;
/** A category is full with what sells in the middle of three to six weeks; the way there is spread over three. */
const fullDays = (7 * (aheadWeeks.from + aheadWeeks.to)) / 2;
const spreadDays = 7 * (aheadWeeks.to - aheadWeeks.from);

export type CategoryTrade = {
  category: string;
  /** Of the past eight weeks. */
  soldItems: number;
  soldCents: Cents;
  /** What the store had paid for them. */
  costCents: Cents;
  /** Unsold now, on the floor and in bins. */
  supplyItems: number;
  /** Received so long ago that all of them had their days to sell in, and how many sold within them. */
  agedItems: number;
  agedSold: number;
};

export type CategoryGoal = {
  category: string;
  averagePrice: Cents;
  averageCost: Cents;
  /** Sales of the category in four and a half weeks. */
  forecast: Cents;
  /** Pieces that these are. */
  sellItems: number;
  sellThroughPct: PercentTenths;
  /** Pieces to have, so that so many sell. */
  neededItems: number;
  supplyItems: number;
  gapItems: number;
  gapCents: Cents;
  /** The gap's share of this weekday, spread over three weeks. */
  todayItems: number;
  todayCents: Cents;
  /** At the past weeks' pace; 99 at most. */
  supplyWeeks: number;
};

/** The store's days: mean sales of the past ones, mean goal of those ahead, what such a weekday buys of an average day. */
export type StorePace = { pastDaily: Cents; aheadDaily: Cents; weekdayPct: PercentTenths };

/** Null where too little is known of the category. */
export function categoryGoal(trade: CategoryTrade, pace: StorePace): CategoryGoal | null {
  const { category, soldItems, soldCents, costCents, supplyItems, agedItems, agedSold } = trade;
  if (
    soldItems < fewestOfCategory ||
    agedItems < fewestOfCategory ||
    agedSold === 0 ||
    soldCents <= 0 ||
    pace.pastDaily <= 0
  ) {
    return null;
  }
  const averagePrice = roundedQuotient(soldCents, soldItems);
  const averageCost = roundedQuotient(costCents, soldItems);
  const forecast = Math.round((soldCents / (7 * pastWeeks)) * fullDays * (pace.aheadDaily / pace.pastDaily));
  const sellItems = averagePrice === 0 ? 0 : Math.round(forecast / averagePrice);
  const neededItems = Math.ceil((sellItems * agedItems) / agedSold);
  const gapItems = Math.max(0, neededItems - supplyItems);
  const todayItems = Math.round(((gapItems / spreadDays) * pace.weekdayPct) / 1000);
  return {
    ...{ category, averagePrice, averageCost, forecast, sellItems, neededItems, supplyItems, gapItems, todayItems },
    sellThroughPct: Math.round((agedSold / agedItems) * 1000),
    gapCents: gapItems * averageCost,
    todayCents: todayItems * averageCost,
    supplyWeeks: weeksOfSupply({ supplyItems, soldItems }),
  };
}

/** The categories that are known well enough, the widest gap in dollars first. */
export function categoryGoals(trades: readonly CategoryTrade[], pace: StorePace): CategoryGoal[] {
  return trades
    .flatMap((trade) => categoryGoal(trade, pace) ?? [])
    .toSorted((left, right) => right.gapCents - left.gapCents || (left.category < right.category ? -1 : 1));
}
