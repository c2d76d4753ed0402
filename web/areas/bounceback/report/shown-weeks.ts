import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { ExpectedDay } from "#web/areas/bounceback/shared/coupon-forecast.queries.ts";
import type { ReportWeek } from "./report.queries.ts";

export type ShownWeek = Pick<ReportWeek, "from" | "to" | "issued" | "redeemed"> & {
  /** Open coupons that will likely be used in it. */
  expected: number;
};

type Coming = { days: readonly ExpectedDay[]; mostWeeks: number };

/**
 * The weeks of the chart: those in which nothing happened keep their place, so that a gap is seen as one, and the next ones
 * follow as far as coupons are expected.
 */
export function shownWeeks(weeks: readonly ReportWeek[], { days, mostWeeks }: Coming): ShownWeek[] {
  const first = weeks[0]?.from;
  if (first === undefined) {
    return [];
  }
  const placeOf = (date: BusinessDate) => Math.floor(daysBetween(first, date) / 7);
  const expected = new Map<number, number>();
  for (const { date, coupons } of days) {
    expected.set(placeOf(date), (expected.get(placeOf(date)) ?? 0) + coupons);
  }
  const firstComing = Math.min(...expected.keys());
  const coming = [...expected].filter(([place, count]) => Math.round(count) > 0 && place < firstComing + mostWeeks);
  const last = Math.max(placeOf(weeks.at(-1)?.from ?? first), ...coming.map(([place]) => place));
  return Array.from({ length: last + 1 }, (_, place) => {
    const from = addDays(first, place * 7);
    const week = weeks.find((candidate) => candidate.from === from);
    const count = coming.find(([at]) => at === place)?.[1] ?? 0;
    const { issued, redeemed } = week ?? { issued: 0, redeemed: 0 };
    return { from, to: addDays(from, 6), issued, redeemed, expected: Math.round(count) };
  });
}
