import type { Cents } from "#common/money.ts";
import { wholeDollarShares } from "./month-spread.ts";

export type HeldDay = {
  /** Last year's sales with the growth, not rounded; fractions of a cent do no harm before the shares are made. */
  grownCents: number;
  /** No day that takes a share gets less; whole dollars, 0 for none. */
  minimumCents: Cents;
  /** A person's goal for the day, or a frozen one; null takes a share. */
  fixedCents: Cents | null;
};

/**
 * Goals that keep a month at last year's total with the growth, whole dollars: what the minimum adds to weak days is
 * taken from the others in proportion, without pushing them below the minimum. When the minimum alone is more than the
 * total, every day gets the minimum and the month is above it: a goal below the minimum would break a promise.
 */
export function heldGoals(days: readonly HeldDay[]): Cents[] {
  const total = wholeDollars(sumOf(days, (day) => day.grownCents));
  const rest = total - sumOf(days, (day) => day.fixedCents ?? 0);
  const floored = flooredDays(days, rest);
  const left = rest - sumOf(days, (day) => (floored.has(day) ? day.minimumCents : 0));
  const weights = days.map((day) => (day.fixedCents === null && !floored.has(day) ? day.grownCents : 0));
  const shares = wholeDollarShares(Math.max(0, left) / 100, weights);
  return days.map((day, index) => {
    if (day.fixedCents !== null) {
      return day.fixedCents;
    }
    return floored.has(day) ? day.minimumCents : (shares[index] ?? 0) * 100;
  });
}

/** Returns the days held at their minimum. Repeats, because each day held at its minimum shrinks the other shares. */
function flooredDays(days: readonly HeldDay[], rest: Cents): ReadonlySet<HeldDay> {
  const floored = new Set<HeldDay>();
  for (;;) {
    const free = days.filter((day) => day.fixedCents === null && !floored.has(day));
    const left = rest - sumOf([...floored], (day) => day.minimumCents);
    const weight = sumOf(free, (day) => day.grownCents);
    const below = free.filter((day) => {
      const share = weight > 0 ? (left * day.grownCents) / weight : 0;
      return share < day.minimumCents || left < 0;
    });
    if (below.length === 0) {
      return floored;
    }
    for (const day of below) {
      floored.add(day);
    }
  }
}

function sumOf(days: readonly HeldDay[], amount: (day: HeldDay) => number): number {
  return days.reduce((sum, day) => sum + amount(day), 0);
}

function wholeDollars(cents: number): Cents {
  return Math.floor((cents + 50) / 100) * 100;
}
