/** Sales by day as rules look at them thousands of times: by a day's number instead of its text. */
import type { BusinessDate } from "#common/business-date.ts";

export type SalesDays = {
  /** Number of the first day, counted from 1970-01-01. */
  firstDay: number;
  /** Above 0 on days with sales; 0 without sales or data. */
  sales: Float64Array;
  /** 1 on days that people shop differently, so that they say nothing of ordinary ones. */
  isHoliday: Uint8Array;
  /** 1 on days that the store has marked as a promotion. */
  isPromotion: Uint8Array;
};

const dayMs = 86_400_000;
/** The code of the digit 0. */
const zero = 48;
/** Of 400 years. */
const eraDays = 146_097;
/** From the first of March of the year 0 to 1970-01-01, and one. */
const daysToMarch1970 = 719_469;

/** By integers alone, since a month of goals asks for a year and a half of dates. */
export function dayNumber(date: BusinessDate): number {
  const year = 100 * twoDigits(date, 0) + twoDigits(date, 2);
  const [month, day] = [twoDigits(date, 5), twoDigits(date, 8)];
  // Years begin in March, so that the leap day is a year's last.
  const fromMarch = month > 2 ? month - 3 : month + 9;
  const civilYear = month > 2 ? year : year - 1;
  const leapDays = Math.floor(civilYear / 4) - Math.floor(civilYear / 100) + Math.floor(civilYear / 400);
  return 365 * civilYear + leapDays + Math.floor((153 * fromMarch + 2) / 5) + day - daysToMarch1970;
}

/** Without a text of its own for each part: it is asked thousands of times for each month of goals. */
function twoDigits(date: BusinessDate, at: number): number {
  return 10 * date.charCodeAt(at) + date.charCodeAt(at + 1) - 11 * zero;
}

export function dateOfDay(day: number): BusinessDate {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Howard Hinnant's way back: https://howardhinnant.github.io/date_algorithms.html#civil_from_days */
export function dayOfMonth(day: number): number {
  const shifted = day + daysToMarch1970 - 1;
  const ofEra = shifted - Math.floor(shifted / eraDays) * eraDays;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / (eraDays - 1))) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  return ofYear - Math.floor((153 * Math.floor((5 * ofYear + 2) / 153) + 2) / 5) + 1;
}

/** Days of a range without data yet. */
export function emptyDays(firstDay: number, lastDay: number): SalesDays {
  const length = Math.max(0, lastDay - firstDay + 1);
  return {
    firstDay,
    sales: new Float64Array(length),
    isHoliday: new Uint8Array(length),
    isPromotion: new Uint8Array(length),
  };
}
