import { dateOfDay, dayNumber } from "#common/goals/sales-days.ts";
import type { SalesDays } from "#common/goals/sales-days.ts";
import type { StoreSales } from "./sales-csv.ts";
import { storeRules } from "./store-rules.ts";

/** How far a rule's goals were from what was sold. Shares, not percents. */
export type RuleScore = {
  name: string;
  /** Sum of the days' errors over the sum of sales. */
  wape: number;
  /** Sum of goals over sum of sales, less one. */
  bias: number;
  /** Sum of the whole months' errors over the sum of their sales; null without a whole month. */
  monthError: number | null;
  /** Days' errors of a store in the middle, and of the tenth best and the tenth worst. */
  stores: { low: number; median: number; high: number };
  /** Goals on days on which nothing was sold, over the sum of sales. */
  onClosedDays: number;
  /** Share of the stores in which this rule misses by less than half last year, half the last eight weeks. */
  betterThanHalf: number;
};

export type Backtest = {
  rules: RuleScore[];
  stores: number;
  /** Of fewer than a year and a month. */
  youngStores: number;
  days: number;
  from: string;
  to: string;
};

type Sums = { missed: number; forecast: number; sold: number; onClosed: number };
type StoreSums = Sums & { monthMissed: number; monthSold: number };

const yearDays = 364;
const fewestDaysOfMonth = 20;
const halfRule = "half last year, half the last eight weeks";

/**
 * Every rule on every month of every store that has a year before it. Only days on which all rules say something count.
 */
export function backtestStores(stores: readonly StoreSales[]): Backtest {
  const hasPromotions = stores.some((store) => store.hasPromotions);
  const byRule = new Map<string, StoreSums[]>();
  let [from, to, days, tested] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const store of stores) {
    const months = testedMonths(store.days);
    const scored = scoreStore(store, { months, hasPromotions });
    if (scored.days > 0) {
      tested += 1;
      days += scored.days;
      from = Math.min(from, months[0]?.first ?? from);
      to = Math.max(to, months.at(-1)?.last ?? to);
      for (const [name, sums] of scored.rules) {
        byRule.set(name, [...(byRule.get(name) ?? []), sums]);
      }
    }
  }
  const half = byRule.get(halfRule) ?? [];
  return {
    rules: [...byRule].map(([name, sums]) => scoreOf(name, { sums, half })),
    stores: tested,
    youngStores: stores.length - tested,
    days,
    from: days === 0 ? "" : dateOfDay(from),
    to: days === 0 ? "" : dateOfDay(to),
  };
}

type Month = { first: number; last: number };

/** From the first month on that begins a year after the store's first sale. */
function testedMonths(days: SalesDays): Month[] {
  const firstSold = days.sales.findIndex((amount) => amount > 0);
  const lastDay = days.firstDay + days.sales.length - 1;
  const months: Month[] = [];
  let first = firstSold < 0 ? lastDay + 1 : monthStart(days.firstDay + firstSold + yearDays + 30);
  while (first <= lastDay) {
    const next = monthStart(first + 31);
    months.push({ first, last: Math.min(next - 1, lastDay) });
    first = next;
  }
  return months;
}

function monthStart(day: number): number {
  return dayNumber(`${dateOfDay(day).slice(0, 7)}-01`);
}

function scoreStore(
  store: StoreSales,
  { months, hasPromotions }: { months: readonly Month[]; hasPromotions: boolean },
): { days: number; rules: Map<string, StoreSums> } {
  const rules = storeRules(store, hasPromotions);
  const sums = rules.map(() => emptySums());
  let days = 0;
  for (const { first, last } of months) {
    const forecasts = rules.map(({ month }) => month(first - 1));
    const month = rules.map(() => emptySums());
    let daysOfMonth = 0;
    for (let day = first; day <= last; day += 1) {
      daysOfMonth += scoreDay(store, { day, forecasts, sums: month }) ? 1 : 0;
    }
    days += daysOfMonth;
    for (const [index, monthSums] of month.entries()) {
      addMonth(sums[index] ?? emptySums(), { monthSums, isWhole: daysOfMonth >= fewestDaysOfMonth });
    }
  }
  return { days, rules: new Map(rules.map(({ name }, index) => [name, sums[index] ?? emptySums()])) };
}

type DayTest = { day: number; forecasts: readonly ((day: number) => number | null)[]; sums: readonly Sums[] };

/** False for a day that does not count. */
function scoreDay({ days }: StoreSales, { day, forecasts, sums }: DayTest): boolean {
  const sold = days.sales[day - days.firstDay] ?? 0;
  if (sold === 0) {
    const isOpenWeekday = [1, 2, 3, 4].some((week) => (days.sales[day - 7 * week - days.firstDay] ?? 0) > 0);
    for (const [index, forecast] of forecasts.entries()) {
      addTo(sums[index], { onClosed: isOpenWeekday ? (forecast(day) ?? 0) : 0 });
    }
    return false;
  }
  const goals = forecasts.map((forecast) => forecast(day));
  if (goals.includes(null)) {
    return false;
  }
  for (const [index, goal] of goals.entries()) {
    addTo(sums[index], { missed: Math.abs((goal ?? 0) - sold), forecast: goal ?? 0, sold });
  }
  return true;
}

function addTo(sums: Sums | undefined, more: Partial<Sums>): void {
  if (sums) {
    sums.missed += more.missed ?? 0;
    sums.forecast += more.forecast ?? 0;
    sums.sold += more.sold ?? 0;
    sums.onClosed += more.onClosed ?? 0;
  }
}

function addMonth(sums: StoreSums, { monthSums, isWhole }: { monthSums: Sums; isWhole: boolean }): void {
  addTo(sums, monthSums);
  if (isWhole) {
    sums.monthMissed += Math.abs(monthSums.forecast - monthSums.sold);
    sums.monthSold += monthSums.sold;
  }
}

function emptySums(): StoreSums {
  return { missed: 0, forecast: 0, sold: 0, onClosed: 0, monthMissed: 0, monthSold: 0 };
}

function scoreOf(name: string, { sums, half }: { sums: readonly StoreSums[]; half: readonly StoreSums[] }): RuleScore {
  const total = (amount: (store: StoreSums) => number): number => sums.reduce((all, store) => all + amount(store), 0);
  const sold = total((store) => store.sold);
  const monthSold = total((store) => store.monthSold);
  const shares = sums.map(wapeOf).toSorted((first, second) => first - second);
  const at = (part: number): number => shares[Math.round(part * (shares.length - 1))] ?? 0;
  return {
    name,
    wape: total((store) => store.missed) / sold,
    bias: total((store) => store.forecast) / sold - 1,
    monthError: monthSold === 0 ? null : total((store) => store.monthMissed) / monthSold,
    stores: { low: at(0.1), median: at(0.5), high: at(0.9) },
    onClosedDays: total((store) => store.onClosed) / sold,
    betterThanHalf: sums.filter((store, index) => wapeOf(store) < wapeOf(half[index] ?? store)).length / sums.length,
  };
}

function wapeOf({ missed, sold }: Sums): number {
  return missed / sold;
}
