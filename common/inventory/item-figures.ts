import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import type { PercentTenths } from "#common/percent.ts";

/** Returns what is earned of each dollar; null where the price is 0 or the cost is not known. */
export function marginOf({ price, cost }: { price: Cents; cost: Cents | null }): PercentTenths | null {
  return cost === null || price === 0 ? null : percentOf(price - cost, price);
}

/** Returns the whole days since the piece came in. */
export function daysOnFloor(from: BusinessDate, to: BusinessDate): number {
  const dayMs = 86_400_000;
  return Math.max(0, Math.round((Date.parse(addDays(to, 0)) - Date.parse(addDays(from, 0))) / dayMs));
}

/** A feed that has been silent for longer may not have reported a sale. */
const staleAfterMs = 30 * 60_000;

export function isFeedStale(feedAt: Date | null, now: Date): boolean {
  return feedAt === null || now.getTime() - feedAt.getTime() > staleAfterMs;
}
