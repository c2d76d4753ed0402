import { addDays, equivalentDay } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { borrowedSales } from "./borrowed-season.ts";
import type { BorrowedSeason } from "./borrowed-season.ts";
import { pairedDay, specialDay } from "./holidays.ts";
import type { HolidayCalendar, SpecialDay } from "./holidays.ts";

export type ComparisonSource = "equivalent" | "neighborWeeks" | "borrowed" | "weekdayAverage" | "none";

/**
 * Why just this day: the same weekday, a person's choice, a holiday's pair, or the same weekday where it was a holiday
 * then and is none now, so that the weeks around it are used.
 */
export const comparisonReasons = ["weekday", "chosen", "paired", "besideHoliday"] as const;
export type ComparisonReason = (typeof comparisonReasons)[number];

export type Comparison = {
  /** Null when nothing can be compared with. */
  salesCents: Cents | null;
  /** The day compared with, also when its own sales could not be used. */
  date: BusinessDate;
  source: ComparisonSource;
  reason: ComparisonReason;
  /** The holiday or event that the reason speaks of. */
  special: SpecialDay | null;
  /** Between what a borrowed season makes the day likely to sell; absent with every other source. */
  range?: { lowCents: Cents; highCents: Cents };
};

export type SalesHistory = {
  today: BusinessDate;
  sales: ReadonlyMap<BusinessDate, Cents>;
  /** Days that may not be compared with: excluded by a person (weather), or shut. */
  unusable: ReadonlySet<BusinessDate>;
  /** Of sister stores, for a store without a year of its own. */
  season?: BorrowedSeason;
};

export type ComparisonChoice = {
  /** What a person chose; it goes before everything else. */
  chosenDate?: BusinessDate | null;
  /** Given where holidays are compared with holidays. */
  calendar?: HolidayCalendar | null;
};

const weekdaysAveraged = 8;
const longestLookBackWeeks = 60;

/**
 * What a day is compared with: its day last year, else the weeks around that, else what a borrowed season makes of the last
 * weeks, else the last eight same weekdays.
 */
export function comparisonFor(
  date: BusinessDate,
  history: SalesHistory,
  { chosenDate = null, calendar = null }: ComparisonChoice = {},
): Comparison {
  const compared = comparedDay(date, { chosenDate, calendar });
  const isUsual = (day: BusinessDate): boolean => calendar === null || specialDay(day, calendar) === null;
  const usual = (days: readonly BusinessDate[]): (Cents | null)[] =>
    days.map((day) => (isUsual(day) ? usableSales(day, history) : null));
  const comparisonOf = (salesCents: Cents | null, source: ComparisonSource): Comparison => ({
    ...compared,
    salesCents,
    source,
  });
  const own = compared.reason === "besideHoliday" ? null : usableSales(compared.date, history);
  if (own !== null) {
    return comparisonOf(own, "equivalent");
  }
  const neighbors = average(usual([addDays(compared.date, -7), addDays(compared.date, 7)]));
  if (neighbors !== null) {
    return comparisonOf(neighbors, "neighborWeeks");
  }
  const salesOn = (day: BusinessDate): Cents | null => (isUsual(day) ? usableSales(day, history) : null);
  const { season, today } = history;
  const borrowed = season === undefined ? null : borrowedSales(date, { today, salesOn, season });
  if (borrowed !== null) {
    const { cents, lowCents, highCents } = borrowed;
    return { ...comparisonOf(cents, "borrowed"), range: { lowCents, highCents } };
  }
  const weekdays = average(lastSameWeekdays(date, { history, isUsual }).map((day) => usableSales(day, history)));
  return comparisonOf(weekdays, weekdays === null ? "none" : "weekdayAverage");
}

type ComparedDay = Pick<Comparison, "date" | "reason" | "special">;

function comparedDay(date: BusinessDate, { chosenDate, calendar }: Required<ComparisonChoice>): ComparedDay {
  if (chosenDate !== null) {
    return { date: chosenDate, reason: "chosen", special: null };
  }
  const equivalent = equivalentDay(date);
  if (calendar === null) {
    return { date: equivalent, reason: "weekday", special: null };
  }
  const paired = pairedDay(date, calendar);
  if (paired !== null && paired !== equivalent) {
    return { date: paired, reason: "paired", special: specialDay(date, calendar) };
  }
  const then = specialDay(equivalent, calendar);
  if (then !== null && specialDay(date, calendar) === null) {
    return { date: equivalent, reason: "besideHoliday", special: then };
  }
  return { date: equivalent, reason: "weekday", special: null };
}

/** The newest eight usual days of the same weekday with sales, before the day itself and before today. */
function lastSameWeekdays(
  date: BusinessDate,
  { history, isUsual }: { history: SalesHistory; isUsual: (day: BusinessDate) => boolean },
): BusinessDate[] {
  const days: BusinessDate[] = [];
  for (let week = 1; week <= longestLookBackWeeks && days.length < weekdaysAveraged; week += 1) {
    const day = addDays(date, -7 * week);
    if (usableSales(day, history) !== null && isUsual(day)) {
      days.push(day);
    }
  }
  return days;
}

/**
 * Today's sales are still moving and tomorrow's unknown, so only days before today count; a day of returns alone does
 * not.
 */
export function usableSales(date: BusinessDate, history: SalesHistory): Cents | null {
  const sales = history.sales.get(date) ?? 0;
  return date < history.today && sales > 0 && !history.unusable.has(date) ? sales : null;
}

function average(amounts: readonly (Cents | null)[]): Cents | null {
  const knownAmounts = amounts.filter((amount) => amount !== null);
  if (knownAmounts.length === 0) {
    return null;
  }
  return Math.round(knownAmounts.reduce((sum, amount) => sum + amount, 0) / knownAmounts.length);
}
