/** A goal for a store without a year of its own: its own last six weeks, with the season of its sister stores. */
import { addDays, firstOfMonth } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { SeasonDay } from "./sister-season.ts";

export type BorrowedSeason = {
  /** 0 where no sister store has a year to borrow. */
  sisters: number;
  /** The first day that has a day of the store's own to be compared with. */
  until: BusinessDate;
  days: ReadonlyMap<BusinessDate, SeasonDay>;
};

export type BorrowedSales = { cents: Cents; lowCents: Cents; highCents: Cents };

const weeks = 6;
/** Fewer of a weekday say nothing of it. */
const leastWeekdays = 3;
/** A borrowed goal misses by more than one that stands on a year: so much at least to both sides. */
const leastShare = 0.2;
/** One sister alone may have had a year unlike any other. */
const shareOfOneSister = 0.3;
const mostShare = 0.6;

const yearDays = 364;

/** The first day that has a day of the store's own last year; null while it has sold nothing. */
export function ownYearFrom(sales: ReadonlyMap<BusinessDate, Cents>): BusinessDate | null {
  const sold = [...sales].flatMap(([date, amount]) => (amount > 0 ? [date] : []));
  const first = sold.reduce<BusinessDate | null>(
    (least, date) => (least === null || date < least ? date : least),
    null,
  );
  return first === null ? null : addDays(first, yearDays);
}

type Basis = {
  today: BusinessDate;
  /** Null for a day that cannot be used. */
  salesOn: (date: BusinessDate) => Cents | null;
  season: BorrowedSeason;
};

/**
 * The same weekdays of the store's last six weeks without their season, and with the day's own. What it knows ends before
 * the month, so that a goal stays while its month runs; in the store's first weeks, before today. Null where that is too
 * little, or no sister says anything of the days.
 */
export function borrowedSales(date: BusinessDate, { today, salesOn, season }: Basis): BorrowedSales | null {
  const seasonDay = season.days.get(date);
  if (seasonDay === undefined) {
    return null;
  }
  const month = firstOfMonth(date);
  const level =
    levelBefore(date, { end: month < today ? month : today, salesOn, season }) ??
    levelBefore(date, { end: today, salesOn, season });
  if (level === null) {
    return null;
  }
  const amount = level * seasonDay.index;
  const share = Math.min(mostShare, seasonDay.spread === null ? shareOfOneSister : leastShare + seasonDay.spread);
  return {
    cents: Math.round(amount),
    lowCents: Math.round(amount * (1 - share)),
    highCents: Math.round(amount * (1 + share)),
  };
}

/** The mean of the weekday's sales without their season, over the six weeks before `end`. */
function levelBefore(
  date: BusinessDate,
  { end, salesOn, season }: Pick<Basis, "salesOn" | "season"> & { end: BusinessDate },
): number | null {
  const levels: number[] = [];
  for (let day = addDays(date, -7); day >= addDays(end, -7 * weeks); day = addDays(day, -7)) {
    const sales = day < end ? salesOn(day) : null;
    const index = season.days.get(day)?.index ?? null;
    if (sales !== null && index !== null) {
      levels.push(sales / index);
    }
  }
  return levels.length < leastWeekdays ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
}
