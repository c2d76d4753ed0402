/** How many points a transaction earns. */
import type { Cents } from "#common/money.ts";

/** What a point costs; null where such transactions earn none. */
export type PointRates = { salesCentsPerPoint: Cents | null; buysCentsPerPoint: Cents | null };

/** Each transaction rounds down on its own: nothing is rounded up, and nothing carries over to the next. */
export function pointsFor(baseCents: Cents, centsPerPoint: Cents | null): number {
  return centsPerPoint === null || centsPerPoint <= 0 || baseCents <= 0 ? 0 : Math.floor(baseCents / centsPerPoint);
}

/** Loyalty does not start before a point costs something. */
export function hasPointValues({ salesCentsPerPoint, buysCentsPerPoint }: PointRates): boolean {
  return (salesCentsPerPoint ?? 0) > 0 || (buysCentsPerPoint ?? 0) > 0;
}

/**
 * How many of a transaction's points go back now that only `leftCents` of it are left; 0 where what is left earns as much
 * as the customer still has of it.
 */
export function pointsToTakeBack(award: {
  points: number;
  reversedPoints: number;
  leftCents: Cents;
  centsPerPoint: Cents;
}): number {
  const { points, reversedPoints, leftCents, centsPerPoint } = award;
  return Math.max(0, points - reversedPoints - pointsFor(leftCents, centsPerPoint));
}
