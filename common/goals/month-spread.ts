import type { Cents } from "#common/money.ts";

export type SpreadDay = {
  /** A person's goal for the day, or one that is frozen; null takes a share of the rest. */
  fixedCents: Cents | null;
  /** Share of the rest; null without data for the day. */
  weight: number | null;
};

export type Spread = { isPossible: true; goals: Cents[] } | { isPossible: false; exceededByCents: Cents };

/**
 * Spreads a month's goal over its open days, in whole dollars, so that they sum to it exactly (largest remainder). A
 * day of unknown weight counts like the average of the others: with a weight of 1 beside dollars it would get nothing.
 */
export function spreadMonth(amountCents: Cents, days: readonly SpreadDay[]): Spread {
  const restCents = amountCents - days.reduce((sum, day) => sum + (day.fixedCents ?? 0), 0);
  if (restCents < 0) {
    return { isPossible: false, exceededByCents: -restCents };
  }
  const shares = wholeDollarShares(restCents / 100, weightsOf(days));
  return { isPossible: true, goals: days.map((day, index) => day.fixedCents ?? (shares[index] ?? 0) * 100) };
}

function weightsOf(days: readonly SpreadDay[]): number[] {
  const knownWeights = days.flatMap((day) =>
    day.fixedCents === null && day.weight !== null && day.weight > 0 ? [day.weight] : [],
  );
  const usual =
    knownWeights.length === 0 ? 1 : knownWeights.reduce((sum, weight) => sum + weight, 0) / knownWeights.length;
  return days.map((day) => {
    if (day.fixedCents !== null) {
      return 0;
    }
    return day.weight !== null && day.weight > 0 ? day.weight : usual;
  });
}

/**
 * Each gets its share rounded down; the dollars left go one by one to the largest remainders, the earlier day first.
 */
export function wholeDollarShares(dollars: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) {
    return weights.map(() => 0);
  }
  const exact = weights.map((weight) => (dollars * weight) / total);
  const shares = exact.map(Math.floor);
  const dollarsLeft = Math.round(dollars - shares.reduce((sum, share) => sum + share, 0));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .filter(({ index }) => (weights[index] ?? 0) > 0)
    .toSorted((left, right) => right.remainder - left.remainder);
  for (const { index } of byRemainder.slice(0, dollarsLeft)) {
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}
