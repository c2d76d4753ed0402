import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { PercentTenths } from "#common/percent.ts";
import { usableSales } from "./comparison.ts";
import type { SalesHistory } from "./comparison.ts";
import { isPromotionDay, specialDay } from "./holidays.ts";
import type { HolidayCalendar } from "./holidays.ts";

/** A day whose sales were so unlike its weekday's that it may spoil next year's goal. */
export type FreakDay = {
  date: BusinessDate;
  salesCents: Cents;
  /** The median of the same weekday around it. */
  usualCents: Cents;
  /** Below zero where it sold less than usual. */
  differenceTenths: PercentTenths;
};

export type FreakDaySearch = {
  history: SalesHistory;
  calendar: HolidayCalendar;
  from: BusinessDate;
  to: BusinessDate;
};

const weeksAround = 8;
const fewestAlike = 6;

/** What Iglewicz and Hoaglin call an outlier: https://www.itl.nist.gov/div898/handbook/eda/section3/eda35h.htm */
const mostScore = 3.5;
/** The median absolute deviation of a normal distribution is this part of its standard deviation. */
const normalShare = 0.6745;
/** A shop that sells the same every week would make a freak of any other day; below this difference nobody minds. */
const leastDifferenceTenths = 350;

/**
 * Days that stand out from the same weekdays of the eight weeks on either side, by a score from medians, which one
 * freak day cannot bend. Holidays, excluded and shut days are not looked at, and not counted as usual.
 */
export function freakDays({ history, calendar, from, to }: FreakDaySearch): FreakDay[] {
  const freaks: FreakDay[] = [];
  for (const date of datesBetween(from, to)) {
    const freak = freakDay(date, { history, calendar });
    if (freak !== null) {
      freaks.push(freak);
    }
  }
  return freaks;
}

function freakDay(
  date: BusinessDate,
  { history, calendar }: { history: SalesHistory; calendar: HolidayCalendar },
): FreakDay | null {
  const usual = (day: BusinessDate): Cents[] => {
    const isOrdinary = specialDay(day, calendar) === null && !isPromotionDay(day, calendar);
    const sales = isOrdinary ? usableSales(day, history) : null;
    return sales === null ? [] : [sales];
  };
  const [salesCents] = usual(date);
  const alike = weeksBeside(date).flatMap(usual);
  if (salesCents === undefined || alike.length < fewestAlike) {
    return null;
  }
  const usualCents = Math.round(median(alike));
  const deviation = median(alike.map((sales) => Math.abs(sales - usualCents)));
  const differenceTenths = Math.round(((salesCents - usualCents) / usualCents) * 1000);
  const isFar = Math.abs(differenceTenths) >= leastDifferenceTenths;
  const stands = normalShare * Math.abs(salesCents - usualCents) > mostScore * deviation;
  return isFar && stands ? { date, salesCents, usualCents, differenceTenths } : null;
}

function weeksBeside(date: BusinessDate): BusinessDate[] {
  return Array.from({ length: weeksAround }, (_, week) => [
    addDays(date, -7 * (week + 1)),
    addDays(date, 7 * (week + 1)),
  ]).flat();
}

function median(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
