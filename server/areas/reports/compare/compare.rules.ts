/**
 * A fair comparison of stores: the same days for all of them, enough of them, and no name for a gap that chance makes.
 * docs/decisions/0048 says why the limits are what they are.
 */
import type { BusinessDate } from "#common/business-date.ts";

/** Four weeks, so that each weekday counts as often in every store. */
export const windowDays = 28;
/** With fewer shared days nothing is compared. */
export const neededDays = 20;
/** A gap below a tenth of the usual changes nobody's week, however sure it is. */
const smallestGap = 0.1;
/** How often stores that are alike may get a name, in all comparisons of a page together. */
const mistakes = 0.05;

/** A day of one store: what is divided by what, and what the day is compared with. */
export type KnownDay = { date: BusinessDate; part: number; whole: number; basis: string };
export type StoreDays = { storeId: number; days: ReadonlyMap<BusinessDate, KnownDay> };

export type FairDays = {
  /** The stores that share enough days. */
  storeIds: ReadonlySet<number>;
  /** The days that all of them have, with the same basis, the oldest first. */
  dates: readonly BusinessDate[];
};

/**
 * The most stores that share enough days: while they share too few, the one with the fewest days of its own is left
 * out. A day whose basis is another one than in most stores is no day of that store.
 */
export function fairDays(stores: readonly StoreDays[]): FairDays {
  const usable = withUsualBasis(stores);
  const ranked = usable.toSorted((left, right) => right.days.size - left.days.size || left.storeId - right.storeId);
  for (let count = ranked.length; count >= 2; count -= 1) {
    const kept = ranked.slice(0, count);
    const dates = sharedDates(kept);
    if (dates.length >= neededDays) {
      return { storeIds: new Set(kept.map(({ storeId }) => storeId)), dates };
    }
  }
  return { storeIds: new Set(), dates: [] };
}

/** How many of the compared days a store has itself; of a store that nothing is compared with, all its days. */
export function sharedCount({ days }: StoreDays, { dates }: FairDays): number {
  return dates.length === 0 ? days.size : dates.filter((date) => days.has(date)).length;
}

function withUsualBasis(stores: readonly StoreDays[]): readonly StoreDays[] {
  // Most measures have no basis, and every day of every store would be looked through to say so.
  if (!stores.some(hasBasis)) {
    return stores;
  }
  const bases = new Map<BusinessDate, Map<string, number>>();
  for (const [date, { basis }] of stores.flatMap(({ days }) => [...days])) {
    const counts = bases.get(date) ?? new Map<string, number>();
    bases.set(date, counts.set(basis, (counts.get(basis) ?? 0) + 1));
  }
  const usual = new Map([...bases].map(([date, counts]) => [date, mostFrequent(counts)]));
  return stores.map(({ storeId, days }) => ({
    storeId,
    days: new Map([...days].filter(([date, { basis }]) => usual.get(date) === basis)),
  }));
}

function hasBasis({ days }: StoreDays): boolean {
  for (const { basis } of days.values()) {
    if (basis !== "") {
      return true;
    }
  }
  return false;
}

/** Of equally frequent ones the later, so that the order of the stores decides nothing. */
function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts]
    .toSorted(([left, leftCount], [right, rightCount]) => rightCount - leftCount || (left < right ? 1 : -1))
    .at(0)?.[0];
}

function sharedDates(stores: readonly StoreDays[]): BusinessDate[] {
  const [first, ...rest] = stores;
  return [...(first?.days.keys() ?? [])].filter((date) => rest.every(({ days }) => days.has(date))).toSorted();
}

export type Standing = "INSIDE" | "BELOW" | "ABOVE";

export type ComparedValue = {
  storeId: number;
  /** The rows of the value, the oldest first, and their sums. */
  days: readonly KnownDay[];
  part: number;
  whole: number;
  /** The part divided by the whole; null where there is nothing to divide by. */
  value: number | null;
  standing: Standing | null;
};

export type Comparison = {
  values: ComparedValue[];
  /** Between these the stores differ as chance makes stores differ that are alike. */
  low: number | null;
  high: number | null;
};

/**
 * Values of the stores over their shared days, and which of them stand out: farther from the middle store than stores
 * that are alike get by chance, and by more than a tenth.
 *
 * Chance is measured from the days: how much a store's days differ from its own average, after what all stores had on
 * the day (a holiday, a snowstorm) is taken off. The noisiest store decides for all. `comparisons` is how many values the
 * page judges: among a hundred, one stands out at a limit that was made for one.
 */
export function compareStores(
  stores: readonly StoreDays[],
  { storeIds, dates }: FairDays,
  comparisons: number,
): Comparison {
  const series = stores
    .filter(({ storeId }) => storeIds.has(storeId))
    .map(({ storeId, days }) => ({ storeId, ...seriesOf(dates.flatMap((date) => days.get(date) ?? [])) }));
  const amounts = series.flatMap(({ value }) => (value === null ? [] : [value]));
  const spread = amounts.length < 2 ? null : spreadOf(series, { middle: medianOf(amounts), comparisons });
  return {
    values: series.map(({ residuals: _residuals, ...sums }) => ({ ...sums, standing: standingOf(sums.value, spread) })),
    low: spread?.low ?? null,
    high: spread?.high ?? null,
  };
}

/** The residuals are each day's distance from the store's own value, in parts of it. */
type Series = Pick<ComparedValue, "days" | "part" | "whole" | "value"> & { residuals: number[] };
type Spread = { low: number; high: number };

function seriesOf(days: readonly KnownDay[]): Series {
  const part = days.reduce((sum, day) => sum + day.part, 0);
  const whole = days.reduce((sum, day) => sum + day.whole, 0);
  if (whole <= 0 || part <= 0) {
    return { days, part, whole, value: whole > 0 ? 0 : null, residuals: [] };
  }
  const value = part / whole;
  const usual = part / days.length;
  return { days, part, whole, value, residuals: days.map((day) => (day.part - value * day.whole) / usual) };
}

function spreadOf(series: readonly Series[], { middle, comparisons }: { middle: number; comparisons: number }): Spread {
  const noise = noiseOf(series.filter(({ residuals }) => residuals.length > 1));
  // No more than this many standard errors in so many draws: Bonferroni with the tail 2 exp(-z²/2).
  const limit = Math.sqrt(2 * Math.log((2 * Math.max(comparisons, 1)) / mistakes));
  const gap = Math.max(smallestGap, limit * noise) * middle;
  return { low: middle - gap, high: middle + gap };
}

/** The standard error of the noisiest store, in parts of its value. */
function noiseOf(series: readonly Series[]): number {
  const count = series.length;
  const length = series[0]?.residuals.length ?? 0;
  if (count < 2) {
    return 0;
  }
  const ofDay = Array.from(
    { length },
    (_, day) => series.reduce((sum, { residuals }) => sum + (residuals[day] ?? 0), 0) / count,
  );
  const errors = series.map(({ residuals }) => {
    const squares = residuals.reduce((sum, residual, day) => sum + (residual - (ofDay[day] ?? 0)) ** 2, 0);
    return Math.sqrt(((squares / (length - 1)) * (count / (count - 1))) / length);
  });
  return Math.max(...errors);
}

function standingOf(value: number | null, spread: Spread | null): Standing | null {
  if (value === null || spread === null) {
    return null;
  }
  if (value < spread.low) {
    return "BELOW";
  }
  return value > spread.high ? "ABOVE" : "INSIDE";
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return (lower + upper) / 2;
}
