/** Sales by day as rules look at them thousands of times: by a day's number instead of its text. */
import type { BusinessDate } from "#common/business-date.ts";

export type SalesDays = {
  /** Number of the first day, counted from 1970-01-01. */
  firstDay: number;
  /** Above 0 on days that sold; 0 where nothing was sold or nothing is known. */
  sales: Float64Array;
  /** 1 on days that people shop differently, so that they say nothing of ordinary ones. */
  isHoliday: Uint8Array;
  /** 1 on days that the store has marked as a promotion. */
  isPromotion: Uint8Array;
};

const dayMs = 86_400_000;

export function dayNumber(date: BusinessDate): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

export function dateOfDay(day: number): BusinessDate {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

export function dayOfMonth(day: number): number {
  return new Date(day * dayMs).getUTCDate();
}

/** Days of a range about which nothing is known yet. */
export function emptyDays(firstDay: number, lastDay: number): SalesDays {
  const length = Math.max(0, lastDay - firstDay + 1);
  return {
    firstDay,
    sales: new Float64Array(length),
    isHoliday: new Uint8Array(length),
    isPromotion: new Uint8Array(length),
  };
}
