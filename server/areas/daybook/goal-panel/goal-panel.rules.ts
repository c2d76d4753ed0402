import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import { percentOf } from "#common/percent.ts";
import { roundedQuotient } from "#common/rounding.ts";
import type { PercentTenths } from "#common/percent.ts";

/** The actual figure, its goal, and their ratio. Null if unknown or not allowed to be seen. */
export type Measure = {
  actual: number | null;
  target: number | null;
  difference: number | null;
  percent: PercentTenths | null;
};

export type PanelFigures = {
  salesCents: Cents | null;
  customers: number | null;
  buys: number | null;
  buysWithTrade: number | null;
  buyCashCents: Cents | null;
  buyTradeCents: Cents | null;
};

export type PanelGoal = {
  salesCents: Cents | null;
  averageTransactionCents: Cents | null;
  tradeTenths: PercentTenths | null;
  customers: number | null;
};

export type Measures = {
  sales: Measure;
  averageTransaction: Measure;
  customers: Measure;
  trade: Measure;
};

/** The day's figures beside its goal. */
export function measuresOf(
  figures: PanelFigures,
  goal: PanelGoal,
  { tradeBasis }: { tradeBasis: "amount" | "count" },
): Measures {
  return {
    sales: measure(figures.salesCents, goal.salesCents),
    averageTransaction: measure(perCustomer(figures), goal.averageTransactionCents),
    customers: measure(figures.customers, goal.customers),
    trade: measure(tradeShare(figures, tradeBasis), goal.tradeTenths),
  };
}

export function measure(actual: number | null, target: number | null): Measure {
  return {
    actual,
    target,
    difference: actual === null || target === null ? null : actual - target,
    percent: percentOf(actual, target),
  };
}

/** A share of the goal may be seen by everybody, dollars only where the store shows them. */
export function withoutDollars(whole: Measure): Measure {
  return { actual: null, target: null, difference: null, percent: whole.percent };
}

export type PosState = "fresh" | "stale" | "waiting";

const staleAfterMinutes = 15;

/** How old the point of sale's figures are; `waiting` if no register has reported on this calendar date. */
export function posStateOf(
  contact: { at: Date; date: BusinessDate } | null,
  moment: { now: Date; date: BusinessDate },
): { state: PosState; ageMinutes: number | null } {
  if (!contact || contact.date < moment.date) {
    return { state: "waiting", ageMinutes: null };
  }
  const ageMinutes = Math.max(0, Math.floor((moment.now.getTime() - contact.at.getTime()) / 60_000));
  return { state: ageMinutes > staleAfterMinutes ? "stale" : "fresh", ageMinutes };
}

export type DayStatus = "open" | "closed" | "notClosed" | "noData";

/** Null for a date that has not come. */
export function dayStatusOf(day: {
  date: BusinessDate;
  today: BusinessDate;
  isFinal: boolean;
  hasFigures: boolean;
}): DayStatus | null {
  if (day.isFinal) {
    return "closed";
  }
  if (day.date === day.today) {
    return "open";
  }
  if (day.date > day.today) {
    return null;
  }
  return day.hasFigures ? "notClosed" : "noData";
}

function perCustomer({ salesCents, customers }: PanelFigures): Cents | null {
  return salesCents === null || customers === null || customers === 0 ? null : roundedQuotient(salesCents, customers);
}

function tradeShare(figures: PanelFigures, basis: "amount" | "count"): PercentTenths | null {
  if (basis === "count") {
    return percentOf(figures.buysWithTrade, figures.buys);
  }
  const { buyCashCents, buyTradeCents } = figures;
  return buyCashCents === null || buyTradeCents === null
    ? null
    : percentOf(buyTradeCents, buyCashCents + buyTradeCents);
}
