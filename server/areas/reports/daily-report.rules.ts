/**
 * The figures of a day or of any number of days. Parts are sums and counts and can be added up; ratios are made from
 * the added parts and from nothing else. Null is unknown and stays unknown; 0 was measured. Money is cents, a
 * percentage is tenths of a percent.
 */

import { percentOf } from "#common/percent.ts";
import { roundedQuotient } from "#common/rounding.ts";

/** Sums and counts that the store itself knows. */
const stored = [
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
const addable = [...stored, "goal", "compSales"] as const;

export type Parts = Record<(typeof addable)[number], number | null> & {
  /** Seconds of each counted wait: a median cannot be added up. */
  waitSeconds: readonly number[] | null;
};

export type Ratios = {
  goalPct: number | null;
  /** Sales less the goal. */
  goalDifference: number | null;
  compPct: number | null;
  avgTransaction: number | null;
  /** Tenths of a piece for each customer. */
  piecesEach: number | null;
  piecePrice: number | null;
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
  }
  const waits = days.flatMap(({ waitSeconds }) => (waitSeconds === null ? [] : [waitSeconds]));
  sums.waitSeconds = waits.length === 0 ? null : waits.flat();
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

/** What is stored of a day, without whatever else stands in its row. */
export function storedParts(row: Omit<Parts, "goal" | "compSales">): Parts {
  const parts = noParts();
  for (const part of stored) {
    parts[part] = row[part];
  }
  parts.waitSeconds = row.waitSeconds;
  return parts;
}

type Basis = { tradePctBasis: "amount" | "count" };

type Part = (typeof addable)[number];
type StoredPart = (typeof stored)[number];

/** What ratios divide by what; both are summed over the days that know both. These need nothing but what is stored. */
export const storedPairs = {
  paid: ["wages", "sales"],
  worked: ["sales", "laborMinutes"],
  visited: ["sales", "customers"],
  carried: ["itemsSold", "customers"],
  priced: ["sales", "itemsSold"],
} as const satisfies Record<string, readonly [StoredPart, StoredPart]>;
const paired = {
  againstGoal: ["sales", "goal"],
  compared: ["sales", "compSales"],
  ...storedPairs,
} as const satisfies Record<string, readonly [Part, Part]>;

export type PairSums = { part: number | null; whole: number | null };
export type StoredPairName = keyof typeof storedPairs;
type PairName = keyof typeof paired;

/** Days added up, so that they can be added to others: of stores, to that of all. */
export type DaySums = { parts: Parts } & Record<PairName, PairSums>;

export function sumDays(days: readonly Parts[]): DaySums {
  return sumsOf(sumParts(days), (name) => sumsOfPair(days, paired[name]));
}

/** Days whose stored parts are added up already; of each, only what its goal and its comparison need is left. */
export type StoredSums = { parts: Omit<Parts, "goal" | "compSales">; pairs: Record<StoredPairName, PairSums> };
type PlannedDay = Pick<Parts, "sales" | "goal" | "compSales">;

/** The same sums as `sumDays` makes of whole days. */
export function sumsWithPlans({ parts, pairs }: StoredSums, days: readonly PlannedDay[]): DaySums {
  return {
    ...pairs,
    parts: { ...parts, goal: sumOf(days.map(({ goal }) => goal)), compSales: sumOf(days.map((day) => day.compSales)) },
    againstGoal: sumsOfPair(days, paired.againstGoal),
    compared: sumsOfPair(days, paired.compared),
  };
}

export function addSums(sums: readonly DaySums[]): DaySums {
  return sumsOf(sumParts(sums.map(({ parts }) => parts)), (name) => ({
    part: sumOf(sums.map((each) => each[name].part)),
    whole: sumOf(sums.map((each) => each[name].whole)),
  }));
}

function sumsOf(parts: Parts, pair: (name: PairName) => PairSums): DaySums {
  return {
    parts,
    againstGoal: pair("againstGoal"),
    compared: pair("compared"),
    paid: pair("paid"),
    worked: pair("worked"),
    visited: pair("visited"),
    carried: pair("carried"),
    priced: pair("priced"),
  };
}

/** The same without what people earned. */
export function withoutWages(sums: DaySums): DaySums {
  const parts = { ...sums.parts, wages: null, wageUnknownMinutes: null };
  return { ...sums, parts, paid: { part: null, whole: null } };
}

/** The ratios of one day. */
export function ratiosOf(parts: Parts, basis: Basis): Ratios {
  return ratiosOfDays([parts], basis);
}

/**
 * Made from the sums of those days that know both parts: sales of days without a goal beside the goals of the others
 * would say nothing.
 */
export function ratiosOfDays(days: readonly Parts[], basis: Basis): Ratios {
  return ratiosOfSums(sumDays(days), basis);
}

export function ratiosOfSums({ parts, ...pairs }: DaySums, basis: Basis): Ratios {
  const { againstGoal, compared, paid, worked, visited, carried, priced } = pairs;
  const buyAmount = sumOfBoth(parts.buyCash, parts.buyTrade);
  const waits = (parts.waitSeconds ?? []).toSorted((left, right) => left - right);
  return {
    goalPct: percentOf(againstGoal.part, againstGoal.whole),
    goalDifference: difference(againstGoal),
    compPct: comparedPercent(compared.part, compared.whole),
    avgTransaction: average(visited.part, visited.whole),
    piecesEach: average(carried.part === null ? null : carried.part * 10, carried.whole),
    piecePrice: average(priced.part, priced.whole),
    buyAmount,
    avgBuy: average(buyAmount, parts.buys),
    avgWaitMinutes: average(
      waits.reduce((sum, wait) => sum + wait, 0),
      waits.length * 60,
    ),
    medianWaitMinutes: medianMinutes(waits),
    tradePct:
      basis.tradePctBasis === "amount"
        ? percentOf(parts.buyTrade, buyAmount)
        : percentOf(parts.buysWithTrade, parts.buys),
    laborPct: percentOf(paid.part, paid.whole),
    laborEfficiency: average(worked.part === null ? null : worked.part * 60, worked.whole),
    isLaborEstimated: parts.wages !== null && (parts.wageUnknownMinutes ?? 0) > 0,
    taskCompletion: percentOf(parts.tasksDone, parts.tasksDue),
    salesWithoutCustomerPct: percentOf(parts.salesWithoutCustomer, parts.customers),
  };
}

/** Sales less the goal of the days that have both. */
export function goalDifferenceOf(days: readonly Pick<Parts, "sales" | "goal">[]): number | null {
  return difference(sumsOfPair(days, paired.againstGoal));
}

function sumsOfPair<Name extends Part>(
  days: readonly Pick<Parts, Name>[],
  [part, whole]: readonly [Name, Name],
): PairSums {
  const sums = { part: 0, whole: 0 };
  let isKnown = false;
  for (const day of days) {
    const ofPart = day[part];
    const ofWhole = day[whole];
    if (ofPart !== null && ofWhole !== null) {
      isKnown = true;
      sums.part += ofPart;
      sums.whole += ofWhole;
    }
  }
  return isKnown ? sums : { part: null, whole: null };
}

function difference({ part, whole }: PairSums): number | null {
  return part === null || whole === null ? null : part - whole;
}

function sumOfBoth(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right;
}

export type LikeForLike = {
  sales: number | null;
  compSales: number | null;
  compPct: number | null;
  excludedDays: number;
};

type ComparedDay = { date: string; sales: number | null; compSales: number | null };

/**
 * Compares only the elapsed days that have sales in both years; says how many with sales in one year it had to leave
 * out.
 */
export function likeForLike(days: readonly ComparedDay[], today: string): LikeForLike {
  const elapsed = days.filter(({ date }) => date < today);
  const both = elapsed.filter(isInBothYears);
  const sales = sumOf(both.map((day) => day.sales));
  const compSales = sumOf(both.map((day) => day.compSales));
  const excluded = elapsed.filter((day) => !isInBothYears(day) && (day.sales !== null || day.compSales !== null));
  return { sales, compSales, compPct: comparedPercent(sales, compSales), excludedDays: excluded.length };
}

export function isInBothYears({ sales, compSales }: Omit<ComparedDay, "date">): boolean {
  return sales !== null && compSales !== null;
}

/** Adds the values that are not null; returns null if all are. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0);
}

/** (this - last) / last. */
export function comparedPercent(sales: number | null, compSales: number | null): number | null {
  return sales === null || compSales === null ? null : percentOf(sales - compSales, compSales);
}

/** Unknown when there is nothing to divide by. */
function average(sum: number | null, count: number | null): number | null {
  return sum === null || count === null || count === 0 ? null : roundedQuotient(sum, count);
}

function medianMinutes(sorted: readonly number[]): number | null {
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : average(lower + upper, 120);
}
