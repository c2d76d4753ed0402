/** How long goods have waited, and in which band of ages that is. */
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** Last day of each band; what is older is in one more, open band. */
export const defaultAgeBands: readonly number[] = [30, 60, 90, 180, 365];
export const defaultAgeLimitDays = 365;

/** From and to in days, both counted in; `to` null is the open band of the oldest. */
export type AgeBand = { from: number; to: number | null };

/** Whole days from the inventory date to today in the store's zone; never negative. */
export function ageDays(inventoryDate: BusinessDate, today: BusinessDate): number {
  return Math.max(0, daysBetween(inventoryDate, today));
}

/** Bands of the thresholds: 30, 60 makes 0-30, 31-60, 61 and more. */
export function ageBands(thresholds: readonly number[]): AgeBand[] {
  const ends = [...new Set(thresholds)].toSorted((left, right) => left - right);
  const closed = ends.map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }));
  return [...closed, { from: (ends.at(-1) ?? -1) + 1, to: null }];
}

/** The place of an age among `ageBands(thresholds)`. */
export function bandIndex(days: number, thresholds: readonly number[]): number {
  return ageBands(thresholds).findIndex(({ to }) => to === null || days <= to);
}

/** `31-60`, or `366+` for the oldest. */
export function bandLabel({ from, to }: AgeBand): string {
  return to === null ? `${from}+` : `${from}-${to}`;
}

/** Whether it has waited longer than its category's limit, or else the store's, allows. */
export function isTooOld(days: number, limits: { category: number | null; store: number }): boolean {
  return days > (limits.category ?? limits.store);
}
