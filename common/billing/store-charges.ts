/** What the company pays for its stores, and from when on. */
import { addDays, firstOfMonth, lastOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { roundedQuotient } from "#common/rounding.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";

/** Off every billable store's price, as soon as there are two. */
export const multiStorePercent = 5;

/** How long a store without a Grand Opening costs nothing; then its owner is asked. */
const mostFreeDays = 180;

/** The price of one store where so many are billable, half a cent up. */
export function storePriceCents(priceCents: number, billableCount: number): number {
  return billableCount >= 2 ? roundedQuotient(priceCents * (100 - multiStorePercent), 100) : priceCents;
}

/** The sum over the billable stores, of each its price. */
export function monthlyCents(pricesCents: readonly number[]): number {
  return pricesCents.reduce((sum, price) => sum + storePriceCents(price, pricesCents.length), 0);
}

type ChargedStore = { timeZone: string; grandOpeningOn: BusinessDate | null; isCanceled: boolean };

/** Only from the day after the Grand Opening on, by the clock on the store's wall. */
export function isBillable({ timeZone, grandOpeningOn, isCanceled }: ChargedStore, now: Date): boolean {
  return !isCanceled && grandOpeningOn !== null && localTimeAt(now, timeZone).date > grandOpeningOn;
}

/** The first moment of the day after the Grand Opening. */
export function freeUntil(grandOpeningOn: BusinessDate, timeZone: string): Date {
  return instantOf(addDays(grandOpeningOn, 1), 0, timeZone);
}

/** When it is over for a store that says no Grand Opening. */
export function freeAtMostUntil(now: Date, timeZone: string): Date {
  return instantOf(addDays(localTimeAt(now, timeZone).date, mostFreeDays), 0, timeZone);
}

/** The first moment of a month, at or after an instant: the day on which a store is charged each month. */
export function chargeDayFrom(instant: Date, timeZone: string): Date {
  const { date } = localTimeAt(instant, timeZone);
  const first = instantOf(firstOfMonth(date), 0, timeZone);
  return first.getTime() >= instant.getTime() ? first : instantOf(addDays(lastOfMonth(date), 1), 0, timeZone);
}

/** The part of a month's price from the first charge to the charge day: to the second, half a cent up. */
export function firstChargeCents(priceCents: number, { from, timeZone }: { from: Date; timeZone: string }): number {
  const until = chargeDayFrom(from, timeZone);
  const monthStart = instantOf(firstOfMonth(localTimeAt(from, timeZone).date), 0, timeZone);
  if (until.getTime() === from.getTime()) {
    return priceCents;
  }
  const seconds = (later: Date, earlier: Date) => Math.round((later.getTime() - earlier.getTime()) / 1000);
  return roundedQuotient(priceCents * seconds(until, from), seconds(until, monthStart));
}
