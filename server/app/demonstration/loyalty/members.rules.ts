/** Who of a simulated register's customers has joined, and how the store's past nights gave the points: pure, so that a restart decides the same. */
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { pointsFor, pointsToTakeBack } from "#common/loyalty/points.ts";
import type { Cents } from "#common/money.ts";

export type Visitor = { posCustomerId: string; visits: number; hasSold: boolean };

/** Of twenty: most who come often or sell, and every third of the others. */
const [regularsOfTwenty, othersOfTwenty] = [15, 7];

export function hasJoined({ posCustomerId, visits, hasSold }: Visitor): boolean {
  const isRegular = visits > 1 || hasSold;
  return numberIn(posCustomerId) % 20 < (isRegular ? regularsOfTwenty : othersOfTwenty);
}

/** A member's record is as old as the register's, but not older than the store's use of Hangtag. */
const oldestDays = 700;

export function joinedOn(knownSince: BusinessDate, { startOn }: { startOn: BusinessDate }): BusinessDate {
  const days = Math.min(oldestDays, Math.max(1, daysBetween(knownSince, startOn)));
  return addDays(startOn, -days);
}

export type PastAward = { businessDate: BusinessDate; baseCents: Cents; leftCents: Cents; centsPerPoint: Cents };

/** What a past transaction earned in its night, and what a return cost later. */
export function pastPoints({ baseCents, leftCents, centsPerPoint }: PastAward): { points: number; reversed: number } {
  const points = pointsFor(baseCents, centsPerPoint);
  return { points, reversed: pointsToTakeBack({ points, reversedPoints: 0, leftCents, centsPerPoint }) };
}

/** Pieces come back two days later, or on the last day that is over. */
export function returnedOn(soldOn: BusinessDate, lastDay: BusinessDate): BusinessDate {
  const later = addDays(soldOn, 2);
  return later < lastDay ? later : lastDay;
}

export type NightSums = { transactions: number; awarded: number; points: number; reversedPoints: number };

export type NightPart = { businessDate: BusinessDate } & Partial<NightSums>;

/** Returns what each night's run did, by its business date. */
export function sumNights(parts: readonly NightPart[]): Map<BusinessDate, NightSums> {
  const nights = new Map<BusinessDate, NightSums>();
  for (const { businessDate, transactions = 0, awarded = 0, points = 0, reversedPoints = 0 } of parts) {
    const sum = nights.get(businessDate) ?? { transactions: 0, awarded: 0, points: 0, reversedPoints: 0 };
    nights.set(businessDate, {
      transactions: sum.transactions + transactions,
      awarded: sum.awarded + awarded,
      points: sum.points + points,
      reversedPoints: sum.reversedPoints + reversedPoints,
    });
  }
  return nights;
}

/** Returns the number at the end of the register's id. */
function numberIn(posCustomerId: string): number {
  return Number(/\d+$/.exec(posCustomerId)?.[0] ?? 0);
}
