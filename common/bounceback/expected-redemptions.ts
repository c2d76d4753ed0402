/**
 * How many open coupons will be used on which day, by the store's own curve: where in their time earlier coupons were used.
 */
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

/** What became of coupons whose time is over. */
export type RedemptionCurve = {
  finished: number;
  /** How many of them were used in each part of their time, from its first day to its last; all parts are as long. */
  usedByPart: readonly number[];
};

/** Open coupons of one period. */
export type OpenCoupons = { startOn: BusinessDate; endOn: BusinessDate; count: number; amountCents: number };

export type ExpectedDay = { date: BusinessDate; coupons: number; amountCents: number };

/** Fewer finished coupons say nothing about the next ones. */
const fewestFinished = 30;

/** The days from today on, the first first; null while too few coupons have had their time. */
export function expectedRedemptions(
  open: readonly OpenCoupons[],
  { curve, today }: { curve: RedemptionCurve; today: BusinessDate },
): ExpectedDay[] | null {
  if (curve.finished < fewestFinished) {
    return null;
  }
  const days = new Map<BusinessDate, ExpectedDay>();
  for (const coupons of open) {
    for (const day of expectedOf(coupons, { curve, today })) {
      const before = days.get(day.date);
      days.set(day.date, {
        date: day.date,
        coupons: (before?.coupons ?? 0) + day.coupons,
        amountCents: (before?.amountCents ?? 0) + day.amountCents,
      });
    }
  }
  return [...days.values()].toSorted((left, right) => (left.date < right.date ? -1 : 1));
}

function expectedOf(
  { startOn, endOn, count, amountCents }: OpenCoupons,
  { curve, today }: { curve: RedemptionCurve; today: BusinessDate },
): ExpectedDay[] {
  const length = daysBetween(startOn, endOn) + 1;
  const first = Math.max(0, daysBetween(startOn, today));
  // Those that are still open are not among those that were used early.
  const left = 1 - usedBy(curve, first / length);
  return Array.from({ length: Math.max(0, length - first) }, (_, at) => {
    const share = usedBy(curve, (first + at + 1) / length) - usedBy(curve, (first + at) / length);
    const part = left <= 0 ? 0 : share / left;
    return { date: addDays(startOn, first + at), coupons: count * part, amountCents: amountCents * part };
  });
}

/** Of all coupons, the share that is used before a point of their time; 0 is its beginning and 1 its end. */
function usedBy({ finished, usedByPart }: RedemptionCurve, point: number): number {
  const place = Math.min(1, Math.max(0, point)) * usedByPart.length;
  const used = usedByPart.reduce((sum, count, at) => sum + count * Math.min(1, Math.max(0, place - at)), 0);
  return used / finished;
}
