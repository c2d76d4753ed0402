import type { SalesDays } from "./sales-days.ts";

const yearDays = 364;
const weeksBeside = 4;
const fewestMarkedDays = 3;

/**
 * How many times an ordinary day's sales a promotion brings: the median over the marked days of the last year, each
 * against the unmarked same weekdays within four weeks. Null under three such days.
 */
export function promotionFactor(days: SalesDays, lastDay: number): number | null {
  const factors: number[] = [];
  for (let day = lastDay - yearDays + 1; day <= lastDay; day += 1) {
    const at = day - days.firstDay;
    const sales = days.sales[at] ?? 0;
    if (days.isPromotion[at] === 1 && sales > 0) {
      const usual = unmarkedBeside(days, { day, lastDay });
      factors.push(...(usual === null ? [] : [sales / usual]));
    }
  }
  return factors.length < fewestMarkedDays ? null : medianOf(factors);
}

function unmarkedBeside(days: SalesDays, { day, lastDay }: { day: number; lastDay: number }): number | null {
  let sum = 0;
  let count = 0;
  for (let week = -weeksBeside; week <= weeksBeside; week += 1) {
    const beside = day + 7 * week;
    const at = beside - days.firstDay;
    const sales = beside <= lastDay ? (days.sales[at] ?? 0) : 0;
    if (sales > 0 && days.isPromotion[at] !== 1 && days.isHoliday[at] !== 1) {
      sum += sales;
      count += 1;
    }
  }
  return count === 0 ? null : sum / count;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 1;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 1) + upper) / 2;
}
