/** The season of a company's older stores, as a curve without amounts, for a store that has no year of its own. */
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/**
 * How a day of this year stands to an average one, after the sisters' days a year before: 1.2 is a fifth above it.
 * `spread` is how far the sisters are apart, as a share of it; null with one sister.
 */
export type SeasonDay = { date: BusinessDate; index: number; spread: number | null };

/** A season has no weekdays in it: whole weeks are taken, and a single day moves it little. */
const halfWindowDays = 10;
const leastDays = 10;
const yearDays = 364;

/** The curve of some dates, from the sales of each sister by date; days that one of them cannot say are left out. */
export function sisterSeason(
  sisters: readonly ReadonlyMap<BusinessDate, number>[],
  { from, to }: { from: BusinessDate; to: BusinessDate },
): SeasonDay[] {
  const averages = sisters.map((sales) => averageOf([...sales.values()]));
  const days: SeasonDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const indexes = sisters.flatMap((sales, place) => {
      const around = averageAround(sales, addDays(date, -yearDays));
      const average = averages[place] ?? null;
      return around === null || average === null ? [] : [around / average];
    });
    const index = averageOf(indexes);
    if (index !== null) {
      days.push({ date, index, spread: spreadOf(indexes, index) });
    }
  }
  return days;
}

function averageAround(sales: ReadonlyMap<BusinessDate, number>, middle: BusinessDate): number | null {
  const amounts: number[] = [];
  for (let offset = -halfWindowDays; offset <= halfWindowDays; offset += 1) {
    amounts.push(sales.get(addDays(middle, offset)) ?? 0);
  }
  const sold = amounts.filter((amount) => amount > 0);
  return sold.length < leastDays ? null : averageOf(sold);
}

function averageOf(amounts: readonly number[]): number | null {
  const sold = amounts.filter((amount) => amount > 0);
  return sold.length === 0 ? null : sold.reduce((sum, amount) => sum + amount, 0) / sold.length;
}

function spreadOf(indexes: readonly number[], index: number): number | null {
  return indexes.length < 2 ? null : (Math.max(...indexes) - Math.min(...indexes)) / (2 * index);
}
