import { comparisonFor } from "#common/goals/comparison.ts";
import { fairGoal, fairRule } from "#common/goals/fair-rule.ts";
import { dateOfDay } from "#common/goals/sales-days.ts";
import type { SalesDays } from "#common/goals/sales-days.ts";
import type { StoreSales } from "./sales-csv.ts";

/** Says what a day will sell, knowing nothing after `lastDay`; null when it cannot say. */
export type StoreRule = { name: string; month: (lastDay: number) => (day: number) => number | null };

const yearDays = 364;

/** Every rule, for one store of a file. All are fixed at the month's start, and none is given a manager's growth. */
export function storeRules(store: StoreSales, hasPromotions: boolean): StoreRule[] {
  const unmarked = { ...store, days: { ...store.days, isPromotion: new Uint8Array(store.days.sales.length) } };
  const magic = magicRule(store);
  return [
    { name: "fair rule", month: fairMonths(unmarked) },
    ...(hasPromotions ? [{ name: "fair rule with promotion days", month: fairMonths(store) }] : []),
    { name: "half last year, half the last eight weeks", month: halves(magic, eightWeeks(store.days)) },
    { name: "last eight same weekdays", month: eightWeeks(store.days) },
    { name: "magic goal (same weekday last year)", month: magic },
  ];
}

type Months = StoreRule["month"];

function fairMonths(store: StoreSales): Months {
  return (lastDay) => {
    const rule = fairRule(store.days, lastDay);
    return (day) => {
      const paired = pairedHoliday(store, day);
      if (paired !== null && wasShut(store.days, paired)) {
        return 0;
      }
      const dayInput = { day, comparedDay: paired ?? ordinaryLastYear(store, day), isComparedAlone: paired !== null };
      const isPromotion = store.days.isPromotion[day - store.days.firstDay] === 1;
      return fairGoal(rule, { ...dayInput, isPromotion })?.amount ?? null;
    };
  };
}

/** Last year's day, where that was no holiday that this day is not. */
function ordinaryLastYear({ holidays }: StoreSales, day: number): number | null {
  return holidays.has(day - yearDays) ? null : day - yearDays;
}

const holidayMoves = 40;

/**
 * The same holiday last year: on the same date where one of its name was, else the nearest of its name, since feasts
 * move. A file says no more than a name, and often only that it was one.
 */
function pairedHoliday({ holidays }: StoreSales, day: number): number | null {
  const name = holidays.get(day);
  if (name === undefined) {
    return null;
  }
  const sameDate = [day - 365, day - 366].find(
    (before) => holidays.get(before) === name && dateOfDay(before).slice(5) === dateOfDay(day).slice(5),
  );
  if (sameDate !== undefined) {
    return sameDate;
  }
  for (let away = 0; away <= holidayMoves; away += 1) {
    const near = [day - yearDays - away, day - yearDays + away].find((before) => holidays.get(before) === name);
    if (near !== undefined) {
      return near;
    }
  }
  return null;
}

/** Sold nothing, in a week in which the store did sell. */
function wasShut(days: SalesDays, day: number): boolean {
  const soldOn = (soldDay: number): boolean => (days.sales[soldDay - days.firstDay] ?? 0) > 0;
  const week = [1, 2, 3, 4, 5, 6, 7];
  return !soldOn(day) && week.some((away) => soldOn(day - away)) && week.some((away) => soldOn(day + away));
}

/** Today's rule as the program has it, without growth, minimum and holiday alignment. */
function magicRule({ days }: StoreSales): Months {
  const sales = new Map([...days.sales].map((amount, at) => [dateOfDay(days.firstDay + at), amount]));
  return (lastDay) => {
    const history = { today: dateOfDay(lastDay + 1), sales, unusable: new Set<string>() };
    return (day) => comparisonFor(dateOfDay(day), history).salesCents;
  };
}

function eightWeeks({ sales, firstDay }: SalesDays): Months {
  return (lastDay) => (day) => {
    let sum = 0;
    let count = 0;
    for (let week = 1; week <= 60 && count < 8; week += 1) {
      const before = day - 7 * week;
      const sold = before <= lastDay ? (sales[before - firstDay] ?? 0) : 0;
      sum += sold;
      count += sold > 0 ? 1 : 0;
    }
    return count === 0 ? null : sum / count;
  };
}

function halves(former: Months, latter: Months): Months {
  return (lastDay) => {
    const [first, second] = [former(lastDay), latter(lastDay)];
    return (day) => {
      const [a, b] = [first(day), second(day)];
      return a === null || b === null ? (a ?? b) : (a + b) / 2;
    };
  };
}
