import { addDays, equivalentDay } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { comparisonFor } from "#common/goals/comparison.ts";
import type { SalesHistory } from "#common/goals/comparison.ts";
import { freakDays } from "#common/goals/freak-days.ts";
import type { HolidayCalendar } from "#common/goals/holidays.ts";
import { magicGoal } from "#common/goals/resolve-month.ts";
import type { PercentTenths } from "#common/percent.ts";
import type { DailySeries } from "./daily-series.ts";

/** Says what a day will sell, knowing nothing but the days before it; null when it cannot say. */
export type Forecaster = { name: string; on: (date: BusinessDate) => number | null };

/** The holidays of the country in which the simulated shops stand. */
const calendar: HolidayCalendar = { country: "US", events: [] };

/** All rules, for a shop whose manager asks for a growth. */
export function forecastersOf(series: DailySeries, growthTenths: PercentTenths): Forecaster[] {
  const grown = (cents: number | null): number | null => (cents === null ? null : magicGoal(cents, growthTenths, 0));
  const magic = (holidays: HolidayCalendar | null, exclusions: ReadonlySet<BusinessDate>) => (date: BusinessDate) =>
    grown(comparisonFor(date, historyAt(date, { series, exclusions }), { calendar: holidays }).salesCents);
  const recent = (fromWeek: number) => (date: BusinessDate) => recentAverage(date, { series, fromWeek });
  const none = new Set<BusinessDate>();
  const freaks = freaksOf(series);
  return [
    { name: "the same date last year, grown", on: (date) => grown(series.get(yearBefore(date)) ?? null) },
    { name: "the average of the last eight same weekdays", on: recent(1) },
    { name: "the same average, known four weeks ahead", on: recent(5) },
    { name: "magic goal: the same weekday last year, grown", on: magic(null, none) },
    { name: "magic goal, holidays aligned", on: magic(calendar, none) },
    { name: "magic goal, holidays aligned, proposed freak days left out", on: magic(calendar, freaks) },
    { name: "the same with the growth of the last eight weeks", on: (date) => trended(date, { series, freaks }) },
    {
      name: "half that magic goal, half the average known four weeks ahead",
      on: (date) => meanOf(magic(calendar, freaks)(date), recent(5)(date)),
    },
  ];
}

function historyAt(
  date: BusinessDate,
  { series, exclusions }: { series: DailySeries; exclusions: ReadonlySet<BusinessDate> },
): SalesHistory {
  return { today: date, sales: series, unusable: exclusions };
}

/** What a manager would have been asked about, and answered with Leave out every time. */
function freaksOf(series: DailySeries): Set<BusinessDate> {
  const dates = [...series.keys()].toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) {
    return new Set();
  }
  const history = { today: addDays(to, 1), sales: series, unusable: new Set<BusinessDate>() };
  // A day is judged with the eight weeks after it too: it serves a year later, when those are long known.
  return new Set(freakDays({ history, calendar, from, to }).map(({ date }) => date));
}

/** Last year's day times how the last eight weeks compare with the same weeks of last year. */
function trended(
  date: BusinessDate,
  { series, freaks }: { series: DailySeries; freaks: ReadonlySet<BusinessDate> },
): number | null {
  const { salesCents } = comparisonFor(date, historyAt(date, { series, exclusions: freaks }), { calendar });
  const pairs = Array.from({ length: 56 }, (_, back) => addDays(date, -1 - back)).flatMap((day) => {
    const [now, before] = [series.get(day), series.get(equivalentDay(day))];
    return now === undefined || before === undefined || freaks.has(equivalentDay(day)) ? [] : [{ now, before }];
  });
  const before = pairs.reduce((sum, pair) => sum + pair.before, 0);
  const now = pairs.reduce((sum, pair) => sum + pair.now, 0);
  return salesCents === null || before === 0 ? null : (salesCents * now) / before;
}

/** Of eight same weekdays with sales, the newest `fromWeek` weeks before the day. */
function recentAverage(
  date: BusinessDate,
  { series, fromWeek }: { series: DailySeries; fromWeek: number },
): number | null {
  const recentSales: number[] = [];
  for (let week = fromWeek; week <= 60 && recentSales.length < 8; week += 1) {
    const sales = series.get(addDays(date, -7 * week));
    recentSales.push(...(sales === undefined ? [] : [sales]));
  }
  return recentSales.length === 0 ? null : recentSales.reduce((sum, sales) => sum + sales, 0) / recentSales.length;
}

function meanOf(first: number | null, second: number | null): number | null {
  return first === null || second === null ? null : (first + second) / 2;
}

/** February 29 has no such date; the day after serves. */
function yearBefore(date: BusinessDate): BusinessDate {
  const before = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return before.endsWith("-02-29") ? `${before.slice(0, 4)}-03-01` : before;
}
