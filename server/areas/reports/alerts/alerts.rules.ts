/**
 * Which figures of a store's last week are far enough from its own usual to bother a person with. Few and proven: at most
 * three in any seven days, each against eight weeks before. docs/decisions/0049 says why the limits are what they are.
 */
import { addDays, daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";

export const alertKinds = ["REFUNDS", "DISCOUNTS", "VOIDS", "NO_CUSTOMER", "OVER_SHORT", "WAITS", "PASSES"] as const;
export type AlertKind = (typeof alertKinds)[number];
export const alertAnswers = ["EXPLAINED", "WATCH", "WRONG"] as const;
export type AlertAnswer = (typeof alertAnswers)[number];

/** What a trading day has of a kind, and what that is divided by. */
export type Sides = { part: number; whole: number };
export type AlertDay = { date: BusinessDate; sides: Readonly<Record<AlertKind, Sides | null>> };

export type PastAlert = { kind: AlertKind; raisedOn: BusinessDate; answer: AlertAnswer | null };

/** Seven days added up. */
export type AlertWeek = Sides & { to: BusinessDate; days: number };

export type FoundAlert = {
  kind: AlertKind;
  /** The last of its seven days. */
  to: BusinessDate;
  part: number;
  whole: number;
  /** The median of the weeks before. */
  usual: number;
  weeks: number;
};

export const weeksBefore = 8;
const neededWeeks = 6;
const neededDays = 5;
const mostInSevenDays = 3;
/** Standard deviations of the store's own weeks. */
const farFrom = 4;
/** However quiet the weeks were: half as much again as usual. */
const excess = 0.5;
/** Weeks that were all alike prove a steadier store than any is. */
const leastScatter = 0.1;
/** Each answer "wrong" of the last year asks for half as much more again; after four the kind is as good as off. */
const stricter = 1.5;
const mostWrong = 4;
const wrongForDays = 365;
/** How long a kind is not raised again, by what was said of it. */
const quietDays = { none: 14, WATCH: 7, EXPLAINED: 28, WRONG: 28 } as const;

/** A week's part has to be this much above what is usual, or nobody could have done anything about it. */
const leastMore: Readonly<Record<AlertKind, number>> = {
  REFUNDS: 10_000,
  DISCOUNTS: 10_000,
  VOIDS: 5,
  NO_CUSTOMER: 15,
  OVER_SHORT: 2000,
  // Seconds: an hour of waiting more, over all sellers of the week.
  WAITS: 3600,
  PASSES: 10,
};

/** The strongest that may still be raised, the strongest first. */
export function findAlerts(
  days: readonly AlertDay[],
  { to, today, past }: { to: BusinessDate; today: BusinessDate; past: readonly PastAlert[] },
): FoundAlert[] {
  const room = mostInSevenDays - past.filter(({ raisedOn }) => daysBetween(raisedOn, today) < 7).length;
  const alerts = alertKinds
    .filter((kind) => !isQuiet(kind, { today, past }))
    .flatMap(
      (kind) => judge(kind, { weeks: weeksOf(days, { kind, to }), wrongs: wrongCount(kind, { today, past }) }) ?? [],
    );
  return alerts
    .toSorted((left, right) => right.strength - left.strength)
    .slice(0, Math.max(0, room))
    .map(({ strength: _strength, ...alert }) => alert);
}

function isQuiet(kind: AlertKind, { today, past }: { today: BusinessDate; past: readonly PastAlert[] }): boolean {
  return past.some(
    (alert) => alert.kind === kind && daysBetween(alert.raisedOn, today) < quietDays[alert.answer ?? "none"],
  );
}

function wrongCount(kind: AlertKind, { today, past }: { today: BusinessDate; past: readonly PastAlert[] }): number {
  const wrongs = past.filter(
    (alert) => alert.kind === kind && alert.answer === "WRONG" && daysBetween(alert.raisedOn, today) < wrongForDays,
  );
  return Math.min(wrongs.length, mostWrong);
}

/** The seven days to a date and the weeks before them, the newest first. */
export function weeksOf(days: readonly AlertDay[], { kind, to }: { kind: AlertKind; to: BusinessDate }): AlertWeek[] {
  return Array.from({ length: weeksBefore + 1 }, (_, week) => {
    const last = addDays(to, -7 * week);
    const measured = days.flatMap(({ date, sides }) =>
      date <= last && daysBetween(date, last) < 7 ? (sides[kind] ?? []) : [],
    );
    return {
      to: last,
      days: measured.length,
      part: measured.reduce((sum, { part }) => sum + part, 0),
      whole: measured.reduce((sum, { whole }) => sum + whole, 0),
    };
  });
}

type Judged = FoundAlert & { strength: number };

function judge(kind: AlertKind, { weeks, wrongs }: { weeks: readonly AlertWeek[]; wrongs: number }): Judged | null {
  const [now, ...before] = weeks;
  const usable = before.filter(isEnough);
  if (now === undefined || !isEnough(now) || usable.length < neededWeeks) {
    return null;
  }
  const quotients = usable.map(({ part, whole }) => part / whole);
  const usual = medianOf(quotients);
  const strictness = stricter ** wrongs;
  // The median of distances, scaled to a standard deviation: one bad week among the eight moves it little.
  const scatter = 1.4826 * medianOf(quotients.map((quotient) => Math.abs(quotient - usual)));
  const value = now.part / now.whole;
  const distance = (value - usual) / Math.max(scatter, leastScatter * usual, Number.EPSILON);
  const isFar = distance >= farFrom * strictness && value >= usual * (1 + excess * strictness);
  const isWorthIt = now.part - usual * now.whole >= leastMore[kind] * strictness;
  return isFar && isWorthIt
    ? { kind, to: now.to, part: now.part, whole: now.whole, usual, weeks: usable.length, strength: distance }
    : null;
}

function isEnough({ days, whole }: AlertWeek): boolean {
  return days >= neededDays && whole > 0;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}
