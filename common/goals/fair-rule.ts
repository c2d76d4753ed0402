import { promotionFactor } from "./promotion-factor.ts";
import { dayOfMonth } from "./sales-days.ts";
import type { SalesDays } from "./sales-days.ts";

/** What a store's sales until a day say of those after it. */
export type FairRule = {
  lastDay: number;
  firstDay: number;
  /** Sales without what promotions added; 0 where nothing was sold, and after the last day. */
  sales: Float64Array;
  /** The same, 0 on holidays too. */
  ordinary: Float64Array;
  /** How the last half year compares with the same days a year before. */
  growth: number;
  /** By day of the month, 1 to 31: what the day sells against others of its weekday. */
  curve: Float64Array;
  /** Null while too few promotion days are marked. */
  promotionFactor: number | null;
};

/** The parts that a goal is the mean of, each for the day itself; null if there is too little data. */
export type FairParts = {
  /** The same day last year, grown as the store has lately. */
  lastYear: number | null;
  /** The seven same weekdays around it, grown alike. */
  around: number | null;
  /** The last half year of this weekday, newer weeks counting more. */
  recent: number | null;
};

export type FairGoal = FairParts & { amount: number };

export type FairDay = {
  day: number;
  /** Last year's day, 364 days before or the one that a holiday or a person sets in its place; null for none. */
  comparedDay: number | null;
  /** A holiday's goal is made of last year's alone: other days say nothing of it. */
  isComparedAlone: boolean;
  isPromotion: boolean;
};

const yearDays = 364;
/** A week counts this much of the one after it, so that a lasting drop is learned within two months. */
const weekWeight = 0.85;
const growthDays = 182;
const weeksBeside = 4;
const fewestBeside = 4;
const curveDays = { from: 391, to: 28 };
const curveReach = 2;
/** So many ordinary days speak against each day of the month, which calms a curve of twelve days each. */
const curveCalm = 6;
const weeksAround = 3;
const recentWeekdays = 26;
const longestLookBackWeeks = 60;
const longestMonth = 31;
/**
 * A day this many times its weekday's usual sales is a typing mistake, or a sale that says nothing about other days.
 */
const mostTimesUsual = 5;

/** Days before the last one that the rule looks at. */
export const fairRuleDays = growthDays - 1 + yearDays;

/** Learns from a store's days up to one; what comes later is not looked at. See handbook G11 and decision 20. */
export function fairRule(days: SalesDays, lastDay: number): FairRule {
  const factor = promotionFactor(days, lastDay);
  const history = usableDays(days, { lastDay, factor: factor ?? 1 });
  return { ...history, growth: growthOf(history), curve: curveOf(history), promotionFactor: factor };
}

/** A day's goal before it is rounded; null for a store without data on that weekday. */
export function fairGoal(rule: FairRule, fairDay: FairDay): FairGoal | null {
  const { day, comparedDay, isComparedAlone, isPromotion } = fairDay;
  const lastYear = comparedDay === null ? 0 : rule.growth * salesOn(rule.sales, rule, comparedDay);
  const isAlone = isComparedAlone && lastYear > 0;
  const shape = curveOn(rule, day);
  const parts = {
    lastYear,
    around: isAlone ? 0 : shape * rule.growth * aroundLastYear(rule, day),
    recent: isAlone ? 0 : shape * recentAverage(rule, day),
  };
  const presentParts = Object.values(parts).filter((part) => part > 0);
  if (presentParts.length === 0) {
    return null;
  }
  const factor = isPromotion ? (rule.promotionFactor ?? 1) : 1;
  const amount = (factor * presentParts.reduce((sum, part) => sum + part, 0)) / presentParts.length;
  return {
    amount,
    lastYear: presentPart(parts.lastYear, factor),
    around: presentPart(parts.around, factor),
    recent: presentPart(parts.recent, factor),
  };
}

function presentPart(amount: number, factor: number): number | null {
  return amount > 0 ? amount * factor : null;
}

type UsableDays = Pick<FairRule, "lastDay" | "firstDay" | "sales" | "ordinary">;

function usableDays(days: SalesDays, { lastDay, factor }: { lastDay: number; factor: number }): UsableDays {
  const length = Math.max(0, Math.min(days.sales.length, lastDay - days.firstDay + 1));
  const history = {
    lastDay,
    firstDay: days.firstDay,
    sales: new Float64Array(length),
    ordinary: new Float64Array(length),
  };
  for (let at = 0; at < length; at += 1) {
    const sold = days.sales[at] ?? 0;
    // What is not a number of dollars sold (a gap, a day of returns, a damaged file) is not known.
    const amount = sold > 0 && Number.isFinite(sold) ? sold / (days.isPromotion[at] === 1 ? factor : 1) : 0;
    history.sales[at] = amount;
    history.ordinary[at] = days.isHoliday[at] === 1 ? 0 : amount;
  }
  capFreaks(history);
  return history;
}

/** Holds a day that no shop of this size can have had to what it could: one such day would lift all goals of a year. */
function capFreaks({ lastDay, firstDay, sales, ordinary }: UsableDays): void {
  const original = { lastDay, firstDay, sales, ordinary: ordinary.slice() };
  for (let at = 0; at < ordinary.length; at += 1) {
    const amount = original.ordinary[at] ?? 0;
    const most = amount > 0 ? mostTimesUsual * usualOn(original, firstDay + at) : 0;
    if (most > 0 && amount > most) {
      sales[at] = most;
      ordinary[at] = most;
    }
  }
}

function salesOn(sales: Float64Array, { firstDay }: Pick<FairRule, "firstDay">, day: number): number {
  return sales[day - firstDay] ?? 0;
}

function growthOf({ lastDay, sales, firstDay }: UsableDays): number {
  let now = 0;
  let before = 0;
  for (let back = 0; back < growthDays; back += 1) {
    const day = lastDay - back;
    const [sold, soldBefore] = [salesOn(sales, { firstDay }, day), salesOn(sales, { firstDay }, day - yearDays)];
    if (sold > 0 && soldBefore > 0) {
      const weight = weekWeight ** Math.floor(back / 7);
      now += weight * sold;
      before += weight * soldBefore;
    }
  }
  return before > 0 ? now / before : 1;
}

function curveOf(history: UsableDays): Float64Array {
  const sold = new Float64Array(longestMonth + 1);
  const usual = new Float64Array(longestMonth + 1);
  let count = 0;
  let usualSum = 0;
  for (let day = history.lastDay - curveDays.from; day <= history.lastDay - curveDays.to; day += 1) {
    const own = salesOn(history.ordinary, history, day);
    const beside = own > 0 ? usualOn(history, day) : 0;
    if (beside > 0) {
      const place = dayOfMonth(day);
      sold[place] = (sold[place] ?? 0) + own;
      usual[place] = (usual[place] ?? 0) + beside;
      usualSum += beside;
      count += 1;
    }
  }
  const calm = count === 0 ? 0 : (curveCalm * usualSum) / count;
  return Float64Array.from({ length: longestMonth + 1 }, (_, place) =>
    calm === 0 ? 1 : (nearSum(sold, place) + calm) / (nearSum(usual, place) + calm),
  );
}

/** The mean of the same weekday in the four weeks on either side; 0 where fewer than four of them are known. */
function usualOn(history: UsableDays, day: number): number {
  let sum = 0;
  let count = 0;
  for (let week = -weeksBeside; week <= weeksBeside; week += 1) {
    const sold = week === 0 ? 0 : salesOn(history.ordinary, history, day + 7 * week);
    sum += sold;
    count += sold > 0 ? 1 : 0;
  }
  return count < fewestBeside ? 0 : sum / count;
}

/** The 31st is beside the 1st. */
function nearSum(sums: Float64Array, place: number): number {
  let sum = 0;
  for (let away = -curveReach; away <= curveReach; away += 1) {
    const near = ((place - 1 + away + longestMonth) % longestMonth) + 1;
    sum += (curveReach + 1 - Math.abs(away)) * (sums[near] ?? 0);
  }
  return sum;
}

function curveOn({ curve }: FairRule, day: number): number {
  return curve[dayOfMonth(day)] ?? 1;
}

function aroundLastYear(rule: FairRule, day: number): number {
  let sum = 0;
  let count = 0;
  for (let week = -weeksAround; week <= weeksAround; week += 1) {
    const around = day - yearDays + 7 * week;
    const sold = salesOn(rule.ordinary, rule, around);
    if (sold > 0) {
      sum += sold / curveOn(rule, around);
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

function recentAverage(rule: FairRule, day: number): number {
  let sum = 0;
  let weights = 0;
  let weight = 1;
  let left = recentWeekdays;
  for (let week = 1; week <= longestLookBackWeeks && left > 0; week += 1) {
    const before = day - 7 * week;
    const sold = salesOn(rule.ordinary, rule, before);
    if (sold > 0) {
      sum += (weight * sold) / curveOn(rule, before);
      weights += weight;
      weight *= weekWeight;
      left -= 1;
    }
  }
  return weights === 0 ? 0 : sum / weights;
}
