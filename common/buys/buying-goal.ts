/**
 * What to pay for goods on a day so that the floor is full when the coming sales need it: worked backward from sales, as
 * thrift stores plan their production. What is bought today sells in three to six weeks, so the goals of those days say how
 * much has to be sold, what the store paid for each dollar it sold says what that costs, and the weekday's own habit says
 * how much of it comes in today.
 */
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import type { PercentTenths } from "#common/percent.ts";
import { roundedQuotient } from "#common/rounding.ts";

/** Days of so many weeks before say what goods cost. */
export const pastWeeks = 8;
/** What is bought today is sold in these weeks. */
export const aheadWeeks = { from: 3, to: 6 } as const;

/** Half of the days have to be known, or the sum says nothing. */
const fewestDays = (pastWeeks * 7) / 2;
const fewestWeekdays = pastWeeks / 2;

export type PastDay = { weekday: number; paid: Cents | null; sales: Cents | null };

export type BuyingGoal = {
  /** Of the days of which both are known. */
  paid: Cents;
  sold: Cents;
  days: number;
  /** Paid of what was sold. */
  costPct: PercentTenths;
  /** The mean goal of the days on which today's goods sell. */
  aheadDaily: Cents;
  /** What an average day costs for that. */
  dailyNeed: Cents;
  /** What such a weekday pays, of an average day. */
  weekdayPct: PercentTenths;
  goal: Cents;
};

/** Null where too little is known: fewer than half of the past days, no sales, or no goals ahead. */
export function buyingGoal(
  past: readonly PastDay[],
  ahead: readonly (Cents | null)[],
  weekday: number,
): BuyingGoal | null {
  const days = past.filter(isWholeDay);
  const goals = ahead.filter((goal) => goal !== null && goal > 0);
  const [paid, sold] = [sum(days.map((day) => day.paid)), sum(days.map((day) => day.sales))];
  const costPct = percentOf(paid, sold);
  if (days.length < fewestDays || goals.length === 0 || costPct === null || costPct <= 0) {
    return null;
  }
  const aheadDaily = roundedQuotient(sum(goals), goals.length);
  const dailyNeed = roundedQuotient(aheadDaily * paid, sold);
  const weekdayPct = weekdayShare(days, weekday);
  const goal = roundedQuotient(dailyNeed * weekdayPct, 100_000) * 100;
  return { paid, sold, days: days.length, costPct, aheadDaily, dailyNeed, weekdayPct, goal };
}

type WholeDay = { weekday: number; paid: Cents; sales: Cents };

/** A day without sales was closed. */
function isWholeDay(day: PastDay): day is WholeDay {
  return day.paid !== null && day.sales !== null && day.sales > 0;
}

function weekdayShare(days: readonly WholeDay[], weekday: number): PercentTenths {
  const same = days.filter((day) => day.weekday === weekday);
  const [mean, all] = [
    sum(same.map(({ paid }) => paid)) * days.length,
    sum(days.map(({ paid }) => paid)) * same.length,
  ];
  return same.length < fewestWeekdays ? 1000 : (percentOf(mean, all) ?? 1000);
}

function sum(amounts: readonly (Cents | null)[]): Cents {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
}
