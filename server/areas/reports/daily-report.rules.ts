/**
 * The figures of a day or of any number of days. Parts are sums and counts and can be added up; ratios are made from the
 * added parts and from nothing else. Null is unknown and stays unknown; 0 was measured. Money is cents, a percentage is
 * tenths of a percent.
 */

/** Sums and counts that the store itself knows. */
const addable = [
  "sales",
  "customers",
  "salesWithoutCustomer",
  "itemsSold",
  "returns",
  "discounts",
  "tax",
  "giftCardsSold",
  "costUsed",
  "costNew",
  "buys",
  "buysPassed",
  "buysWithTrade",
  "buyCash",
  "buyTrade",
  "itemsBought",
  "goal",
  "compSales",
  "laborMinutes",
  "wages",
  "wageUnknownMinutes",
  "tasksDue",
  "tasksDone",
  "binsAdded",
  "binsPulled",
  "couponsIssued",
  "couponsRedeemed",
] as const;

export type Parts = Record<(typeof addable)[number], number | null> & {
  /** Seconds of each counted wait: a median cannot be added up. */
  waitSeconds: readonly number[] | null;
};

export type Ratios = {
  goalPct: number | null;
  compPct: number | null;
  avgTransaction: number | null;
  buyAmount: number | null;
  avgBuy: number | null;
  avgWaitMinutes: number | null;
  medianWaitMinutes: number | null;
  tradePct: number | null;
  laborPct: number | null;
  /** Cents for each hour worked. */
  laborEfficiency: number | null;
  isLaborEstimated: boolean;
  taskCompletion: number | null;
  salesWithoutCustomerPct: number | null;
};

/** Adds days up. A part that no day knows stays unknown; days that do not know it are left out. */
export function sumParts(days: readonly Parts[]): Parts {
  const sums = noParts();
  for (const day of days) {
    for (const part of addable) {
      const value = day[part];
      sums[part] = value === null ? sums[part] : (sums[part] ?? 0) + value;
    }
    sums.waitSeconds = day.waitSeconds === null ? sums.waitSeconds : [...(sums.waitSeconds ?? []), ...day.waitSeconds];
  }
  return sums;
}

export function noParts(): Parts {
  return {
    sales: null,
    customers: null,
    salesWithoutCustomer: null,
    itemsSold: null,
    returns: null,
    discounts: null,
    tax: null,
    giftCardsSold: null,
    costUsed: null,
    costNew: null,
    buys: null,
    buysPassed: null,
    buysWithTrade: null,
    buyCash: null,
    buyTrade: null,
    itemsBought: null,
    goal: null,
    compSales: null,
    laborMinutes: null,
    wages: null,
    wageUnknownMinutes: null,
    tasksDue: null,
    tasksDone: null,
    binsAdded: null,
    binsPulled: null,
    couponsIssued: null,
    couponsRedeemed: null,
    waitSeconds: null,
  };
}

export function ratiosOf(parts: Parts, basis: { tradePctBasis: "amount" | "count" }): Ratios {
  const { sales, compSales, buyCash, buyTrade } = parts;
  const buyAmount = buyCash === null || buyTrade === null ? null : buyCash + buyTrade;
  const waits = (parts.waitSeconds ?? []).toSorted((left, right) => left - right);
  return {
    goalPct: percent(sales, parts.goal),
    compPct: comparedPercent(sales, compSales),
    avgTransaction: average(sales, parts.customers),
    buyAmount,
    avgBuy: average(buyAmount, parts.buys),
    avgWaitMinutes: average(
      waits.reduce((sum, wait) => sum + wait, 0),
      waits.length * 60,
    ),
    medianWaitMinutes: medianMinutes(waits),
    tradePct:
      basis.tradePctBasis === "amount" ? percent(buyTrade, buyAmount) : percent(parts.buysWithTrade, parts.buys),
    laborPct: percent(parts.wages, sales),
    laborEfficiency: sales === null ? null : average(sales * 60, parts.laborMinutes),
    isLaborEstimated: parts.wages !== null && (parts.wageUnknownMinutes ?? 0) > 0,
    taskCompletion: percent(parts.tasksDone, parts.tasksDue),
    salesWithoutCustomerPct: percent(parts.salesWithoutCustomer, parts.customers),
  };
}

export type LikeForLike = {
  sales: number | null;
  compSales: number | null;
  compPct: number | null;
  excludedDays: number;
};

type ComparedDay = { date: string; sales: number | null; compSales: number | null };

/** Compares only the elapsed days that have sales in both years; says how many with sales in one year it had to leave out. */
export function likeForLike(days: readonly ComparedDay[], today: string): LikeForLike {
  const elapsed = days.filter(({ date }) => date < today);
  const both = elapsed.filter(isInBothYears);
  const sales = sumOf(both.map((day) => day.sales));
  const compSales = sumOf(both.map((day) => day.compSales));
  const one = elapsed.filter((day) => !isInBothYears(day) && (day.sales !== null || day.compSales !== null));
  return { sales, compSales, compPct: comparedPercent(sales, compSales), excludedDays: one.length };
}

export function isInBothYears({ sales, compSales }: Omit<ComparedDay, "date">): boolean {
  return sales !== null && compSales !== null;
}

/** Of what is known; unknown when nothing is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** (this - last) / last. */
export function comparedPercent(sales: number | null, compSales: number | null): number | null {
  return sales === null || compSales === null ? null : percent(sales - compSales, compSales);
}

/** Tenths of a percent, half up. */
function percent(part: number | null, whole: number | null): number | null {
  return part === null ? null : average(part * 1000, whole);
}

/** Whole, half up; unknown when there is nothing to divide by. */
function average(sum: number | null, count: number | null): number | null {
  return sum === null || count === null || count === 0 ? null : Math.floor((2 * sum + count) / (2 * count));
}

function medianMinutes(sorted: readonly number[]): number | null {
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : average(lower + upper, 120);
}
