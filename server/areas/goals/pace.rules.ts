import type { Cents } from "#common/money.ts";

/** Sales of a day by the hour of the store's clock, 24 sums. */
export type HourlySales = readonly Cents[];

export type PacePoint = {
  /** End of an hour, or the present minute, in minutes after midnight. */
  minutes: number;
  /** Sales up to here; null for the time still to come. */
  soldCents: Cents | null;
  /** Where the goal wants us here; null without a goal. */
  expectedCents: Cents | null;
};

export type Pace = {
  points: PacePoint[];
  aheadCents: Cents | null;
  /** Share of a day's sales that is usual by now, from 0 to 1. */
  usualShare: number;
  /** What each hour until closing has to sell to reach the goal; null without a goal or when the day is over. */
  neededPerHourCents: Cents | null;
};

export type PaceInput = {
  goalCents: Cents | null;
  today: HourlySales | null;
  /** Days like this one; their shape is the shape of the goal. */
  similarDays: readonly HourlySales[];
  hours: { opensMinutes: number; closesMinutes: number };
  /** Minutes after midnight, or null when the day is over: then everything is sold that will be. */
  nowMinutes: number | null;
};

/** The day's sales beside the way to its goal, hour by hour while the store is open, and at the present minute. */
export function paceOf(input: PaceInput): Pace {
  const firstHour = Math.floor(input.hours.opensMinutes / 60);
  const lastHour = Math.ceil(input.hours.closesMinutes / 60);
  const expectedAt = (minutes: number): Cents | null =>
    input.goalCents === null ? null : Math.round(input.goalCents * shareUntil(minutes, input));
  const points = pointMinutes({ firstHour, lastHour }, input.nowMinutes).map((minutes): PacePoint => {
    const isPast = input.nowMinutes === null || minutes <= input.nowMinutes;
    // The edges hold what was sold before opening and after closing, so that the line ends at the day's sales.
    const upTo = minutes === lastHour * 60 ? 24 : Math.ceil(minutes / 60);
    return {
      minutes,
      soldCents: isPast && input.today ? sum(input.today.slice(0, upTo)) : null,
      expectedCents: expectedAt(minutes),
    };
  });
  return { points, ...standingNow(input), neededPerHourCents: neededPerHour(input) };
}

/** The same for this moment alone. */
export function standingNow(input: PaceInput): Pick<Pace, "aheadCents" | "usualShare"> {
  const { goalCents, today } = input;
  const usualShare = shareUntil(input.nowMinutes ?? input.hours.closesMinutes, input);
  const aheadCents = goalCents === null || today === null ? null : sum(today) - Math.round(goalCents * usualShare);
  return { aheadCents, usualShare };
}

/**
 * The hours from opening to closing and, while one of them runs, the present minute: the line ends where the day is.
 */
function pointMinutes(range: { firstHour: number; lastHour: number }, nowMinutes: number | null): number[] {
  const count = Math.max(0, range.lastHour - range.firstHour + 1);
  const hours = Array.from({ length: count }, (_, place) => (range.firstHour + place) * 60);
  const isWithin = nowMinutes !== null && nowMinutes > range.firstHour * 60 && nowMinutes < range.lastHour * 60;
  return isWithin && nowMinutes % 60 !== 0 ? [...hours, nowMinutes].toSorted((left, right) => left - right) : hours;
}

/** Counts from the opening while the store is still shut, because all its hours are to come. */
function neededPerHour({ goalCents, today, hours, nowMinutes }: PaceInput): Cents | null {
  const from = nowMinutes === null ? hours.closesMinutes : Math.max(nowMinutes, hours.opensMinutes);
  const leftHours = (hours.closesMinutes - from) / 60;
  if (goalCents === null || leftHours <= 0) {
    return null;
  }
  return Math.ceil(Math.max(0, goalCents - sum(today ?? [])) / Math.max(leftHours, 1 / 4));
}

/**
 * Share of a day's sales that usually comes before a time of day, from 0 to 1: the median over similar days, so that
 * one odd day does not bend it. Evenly over the opening hours without history.
 */
function shareUntil(minutes: number, { similarDays, hours }: PaceInput): number {
  if (minutes >= hours.closesMinutes) {
    return 1;
  }
  if (minutes <= hours.opensMinutes) {
    return 0;
  }
  const selling = similarDays.filter((day) => sum(day) > 0);
  if (selling.length === 0) {
    return (minutes - hours.opensMinutes) / (hours.closesMinutes - hours.opensMinutes);
  }
  return Math.min(1, Math.max(0, median(selling.map((day) => shareOf(day, minutes)))));
}

function shareOf(day: HourlySales, minutes: number): number {
  const hour = Math.floor(minutes / 60);
  return (sum(day.slice(0, hour)) + ((day[hour] ?? 0) * (minutes % 60)) / 60) / sum(day);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? 0) + upper) / 2;
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((all, amount) => all + amount, 0);
}
