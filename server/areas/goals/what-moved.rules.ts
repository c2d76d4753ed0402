import type { Cents } from "#common/money.ts";

/** A day by the hour of the store's clock, 24 of each. */
export type HourlyDay = {
  sales: readonly Cents[];
  customers: readonly number[];
  /** Null where the register does not say what was sold. */
  items: readonly number[] | null;
  discounts: readonly Cents[];
};

/** Why a day sold more or less than usual. The five parts add up to the gap, to the cent. */
export type WhatMoved = {
  /** What the same weekdays had sold by this time, on average. */
  usualCents: Cents;
  gapCents: Cents;
  hoursOpenCents: Cents;
  customersCents: Cents;
  /** Null without pieces; the price of a piece is the average sale then. */
  itemsPerSaleCents: Cents | null;
  pricePerItemCents: Cents;
  discountsCents: Cents;
};

export type WhatMovedInput = {
  today: HourlyDay;
  similarDays: readonly HourlyDay[];
  /** Minutes after midnight, or null when the day is over. */
  nowMinutes: number | null;
};

const fewestSimilarDays = 3;

/**
 * Sales are hours open × customers an hour × pieces a customer × price a piece, less discounts. The change of a product is
 * split into its factors by the logarithmic mean, which leaves no rest and asks for no order of the factors (LMDI: Ang,
 * Energy Policy 32, 2004, https://doi.org/10.1016/j.enpol.2003.10.010). Null before the first sale, or with too few days.
 */
export function whatMoved({ today, similarDays, nowMinutes }: WhatMovedInput): WhatMoved | null {
  const hasPieces = [today, ...similarDays].every(({ items }) => items !== null);
  const comparable = (day: HourlyDay) => (hasPieces ? day : { ...day, items: null });
  const now = sumsUntil(comparable(today), null, nowMinutes);
  const usual = averageOf(similarDays.map((day) => sumsUntil(comparable(day), nowMinutes, nowMinutes)));
  if (similarDays.length < fewestSimilarDays || !canBeSplit(now) || !canBeSplit(usual)) {
    return null;
  }
  const scale = logarithmicMean(now.gross, usual.gross);
  const part = (factor: (sums: Sums) => number): number => scale * Math.log(factor(now) / factor(usual));
  const usualCents = Math.round(usual.gross - usual.discounts);
  const gapCents = Math.round(now.gross - now.discounts) - usualCents;
  const parts = {
    hoursOpenCents: part((sums) => sums.hours),
    customersCents: part((sums) => sums.customers / sums.hours),
    itemsPerSaleCents: part((sums) => sums.items / sums.customers),
    pricePerItemCents: part((sums) => sums.gross / sums.items),
    discountsCents: usual.discounts - now.discounts,
  };
  const cents = roundedTo(gapCents, parts);
  return { usualCents, gapCents, ...cents, itemsPerSaleCents: hasPieces ? cents.itemsPerSaleCents : null };
}

type Sums = { gross: number; discounts: number; customers: number; items: number; hours: number };

/** A day's sums up to a time; of the hour that is running, as much as has passed of it. */
function sumsUntil(day: HourlyDay, untilMinutes: number | null, nowMinutes: number | null): Sums {
  const until = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount, hour) => sum + amount * passedOf(hour, untilMinutes), 0);
  const discounts = until(day.discounts);
  return {
    gross: until(day.sales) + discounts,
    discounts,
    customers: until(day.customers),
    // Without pieces each sale counts as one, so that their price is what an average sale comes to.
    items: until(day.items ?? day.customers),
    hours: hoursOpen(day, nowMinutes),
  };
}

function passedOf(hour: number, untilMinutes: number | null): number {
  return untilMinutes === null ? 1 : Math.min(1, Math.max(0, untilMinutes / 60 - hour));
}

/** From the first hour with a customer to now; to the last such hour when the day is over. */
function hoursOpen({ customers }: HourlyDay, nowMinutes: number | null): number {
  const first = customers.findIndex((count) => count > 0);
  const last = nowMinutes === null ? customers.findLastIndex((count) => count > 0) + 1 : nowMinutes / 60;
  return first < 0 ? 0 : Math.max(0, last - first);
}

function averageOf(days: readonly Sums[]): Sums {
  const mean = (amount: (sums: Sums) => number): number =>
    days.reduce((sum, day) => sum + amount(day), 0) / days.length;
  return {
    gross: mean((sums) => sums.gross),
    discounts: mean((sums) => sums.discounts),
    customers: mean((sums) => sums.customers),
    items: mean((sums) => sums.items),
    hours: mean((sums) => sums.hours),
  };
}

function canBeSplit(sums: Sums): boolean {
  return sums.gross > 0 && sums.customers > 0 && sums.items > 0 && sums.hours > 0;
}

function logarithmicMean(left: number, right: number): number {
  return Math.abs(left - right) < 1e-9 * left ? left : (left - right) / Math.log(left / right);
}

const partNames = [
  "hoursOpenCents",
  "customersCents",
  "itemsPerSaleCents",
  "pricePerItemCents",
  "discountsCents",
] as const satisfies readonly (keyof WhatMoved)[];
type Parts = Record<(typeof partNames)[number], Cents>;

/** Whole cents that add up to the gap: what rounding leaves goes to the largest part, where it is noticed least. */
function roundedTo(gapCents: Cents, parts: Parts): Parts {
  const cents = { ...parts };
  let rest = gapCents;
  for (const name of partNames) {
    cents[name] = Math.round(parts[name]) + 0;
    rest -= cents[name];
  }
  const largest = partNames.reduce((best, name) => (Math.abs(cents[name]) > Math.abs(cents[best]) ? name : best));
  cents[largest] += rest;
  return cents;
}
