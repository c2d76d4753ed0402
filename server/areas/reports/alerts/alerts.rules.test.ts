import { expect, test } from "vitest";
import { addDays, daysBetween } from "#common/business-date.ts";
import { findAlerts, weeksOf } from "./alerts.rules.ts";
import type { AlertDay, AlertKind, PastAlert, Sides } from "./alerts.rules.ts";

const today = "2026-03-11";
const to = "2026-03-10";
const nothing = {
  REFUNDS: null,
  DISCOUNTS: null,
  VOIDS: null,
  NO_CUSTOMER: null,
  OVER_SHORT: null,
  WAITS: null,
  PASSES: null,
};

/** Sixty-three days; each week's days have the same sides, the newest week first. */
function weeks(kind: AlertKind, sides: readonly Sides[], daysEach = 7): AlertDay[] {
  return sides.flatMap((ofWeek, week) =>
    Array.from({ length: daysEach }, (_, day) => ({
      date: addDays(to, -7 * week - day),
      sides: { ...nothing, [kind]: ofWeek },
    })),
  );
}

/** Refunds of $100 a day over $5,000 of sales in eight weeks that differ by a tenth, and what this week has. */
function refunds(cents: number): AlertDay[] {
  const before = [9000, 11_000, 10_000, 9500, 10_500, 10_000, 9000, 11_000];
  return weeks(
    "REFUNDS",
    [cents, ...before].map((part) => ({ part, whole: 500_000 })),
  );
}

const find = (days: readonly AlertDay[], past: readonly PastAlert[] = []) => findAlerts(days, { to, today, past });

test("refunds that have doubled are raised, with what they are measured against", () => {
  expect(find(refunds(20_000))).toEqual([
    { kind: "REFUNDS", to, part: 140_000, whole: 3_500_000, usual: 0.02, weeks: 8 },
  ]);
});

test.each([
  [10_000, "as usual"],
  [14_900, "below half as much again"],
  [0, "fewer than ever"],
])("refunds of %i a day are not raised: %s", (cents) => {
  expect(find(refunds(cents))).toEqual([]);
});

test.each([
  { before: 6, count: 1, why: "six weeks before are enough" },
  { before: 5, count: 0, why: "five are not" },
])("$why", ({ before, count }) => {
  const days = refunds(30_000).filter(({ date }) => daysBetween(date, to) < 7 * (before + 1));
  expect(find(days)).toHaveLength(count);
});

test.each([
  { days: 5, count: 1, why: "a week with five closed days counts" },
  { days: 4, count: 0, why: "one with four proves nothing" },
])("$why", ({ days, count }) => {
  const sides = [30_000, ...Array.from({ length: 8 }, () => 10_000)].map((part) => ({ part, whole: 500_000 }));
  expect(find(weeks("REFUNDS", sides, days))).toHaveLength(count);
});

test("what is three times as much and still a few dollars bothers nobody", () => {
  const sides = [300, ...Array.from({ length: 8 }, () => 100)].map((part) => ({ part, whole: 500_000 }));
  expect(find(weeks("REFUNDS", sides))).toEqual([]);
});

test("one bad week among the eight moves the usual little", () => {
  const sides = [20_000, 40_000, ...Array.from({ length: 7 }, () => 10_000)].map((part) => ({ part, whole: 500_000 }));
  expect(find(weeks("REFUNDS", sides))[0]?.usual).toBe(0.02);
});

test("weeks that swing widely raise nothing that is within their swing", () => {
  const sides = [20_000, 4000, 18_000, 5000, 16_000, 8000, 19_000, 6000, 15_000].map((part) => ({
    part,
    whole: 500_000,
  }));
  expect(find(weeks("REFUNDS", sides))).toEqual([]);
});

const raised = (kind: AlertKind, daysAgo: number, answer: PastAlert["answer"] = null): PastAlert => ({
  kind,
  raisedOn: addDays(today, -daysAgo),
  answer,
});

test.each([
  { daysAgo: 13, answer: null, count: 0 },
  { daysAgo: 14, answer: null, count: 1 },
  { daysAgo: 6, answer: "WATCH", count: 0 },
  { daysAgo: 7, answer: "WATCH", count: 1 },
  { daysAgo: 27, answer: "EXPLAINED", count: 0 },
  { daysAgo: 28, answer: "EXPLAINED", count: 1 },
  { daysAgo: 27, answer: "WRONG", count: 0 },
] as const)("a kind answered $answer $daysAgo days ago is raised $count times", ({ daysAgo, answer, count }) => {
  expect(find(refunds(20_000), [raised("REFUNDS", daysAgo, answer)])).toHaveLength(count);
});

test.each([
  { wrongs: 0, cents: 15_500, count: 1 },
  { wrongs: 1, cents: 17_400, count: 0 },
  { wrongs: 1, cents: 19_000, count: 1 },
  { wrongs: 2, cents: 21_000, count: 0 },
  { wrongs: 2, cents: 24_000, count: 1 },
  { wrongs: 4, cents: 35_000, count: 0 },
  { wrongs: 4, cents: 60_000, count: 1 },
  { wrongs: 9, cents: 60_000, count: 1 },
])("after $wrongs answers wrong refunds of $cents a day are raised $count times", ({ wrongs, cents, count }) => {
  const past = Array.from({ length: wrongs }, (_, place) => raised("REFUNDS", 40 + place, "WRONG"));
  expect(find(refunds(cents), past)).toHaveLength(count);
});

test("wrong teaches that kind alone, and is forgotten after a year", () => {
  const wrongs = Array.from({ length: 4 }, (_, place) => place);
  expect(
    find(
      refunds(20_000),
      wrongs.map((place) => raised("WAITS", 40 + place, "WRONG")),
    ),
  ).toHaveLength(1);
  expect(
    find(
      refunds(20_000),
      wrongs.map((place) => raised("REFUNDS", 365 + place, "WRONG")),
    ),
  ).toHaveLength(1);
});

/** The sides of every kind. */
function sidesOf(each: (kind: AlertKind) => Sides): Record<AlertKind, Sides> {
  return {
    REFUNDS: each("REFUNDS"),
    DISCOUNTS: each("DISCOUNTS"),
    VOIDS: each("VOIDS"),
    NO_CUSTOMER: each("NO_CUSTOMER"),
    OVER_SHORT: each("OVER_SHORT"),
    WAITS: each("WAITS"),
    PASSES: each("PASSES"),
  };
}

/** Every kind far above its usual, the later ones farther. */
function everything(): AlertDay[] {
  const times = { REFUNDS: 3, DISCOUNTS: 4, VOIDS: 5, NO_CUSTOMER: 6, OVER_SHORT: 7, WAITS: 8, PASSES: 9 };
  const thisWeek = sidesOf((kind) => ({ part: 10_000 * times[kind], whole: 500_000 }));
  const before = sidesOf(() => ({ part: 10_000, whole: 500_000 }));
  return Array.from({ length: 63 }, (_, day) => addDays(to, -day)).map((date, day) => ({
    date,
    sides: { ...before, ...[thisWeek].at(Math.floor(day / 7)) },
  }));
}

test("of many matters the three strongest are raised, and only as many as seven days still hold", () => {
  expect(find(everything()).map(({ kind }) => kind)).toEqual(["PASSES", "WAITS", "OVER_SHORT"]);
  expect(find(everything(), [raised("REFUNDS", 6), raised("DISCOUNTS", 0)]).map(({ kind }) => kind)).toEqual([
    "PASSES",
  ]);
  expect(find(everything(), [raised("REFUNDS", 1), raised("DISCOUNTS", 2), raised("VOIDS", 3)])).toEqual([]);
  expect(find(everything(), [raised("REFUNDS", 7), raised("DISCOUNTS", 7), raised("VOIDS", 7)])).toHaveLength(3);
});

test("the weeks of a matter are the newest first, and know how many days they have", () => {
  const [now, before] = weeksOf(refunds(20_000).slice(1), { kind: "REFUNDS", to });
  expect(now).toEqual({ to, days: 6, part: 120_000, whole: 3_000_000 });
  expect(before).toEqual({ to: "2026-03-03", days: 7, part: 63_000, whole: 3_500_000 });
});

/** Numbers from 0 to 1 that look random and are the same on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const usualSides: Readonly<Record<AlertKind, Sides>> = {
  REFUNDS: { part: 10_000, whole: 500_000 },
  DISCOUNTS: { part: 25_000, whole: 525_000 },
  VOIDS: { part: 2, whole: 120 },
  NO_CUSTOMER: { part: 20, whole: 110 },
  OVER_SHORT: { part: 300, whole: 500_000 },
  WAITS: { part: 60_000, whole: 30 },
  PASSES: { part: 6, whole: 36 },
};

/** A year of a shop whose figures only swing, each day and kind on its own. */
function aNoisyYear(seed: number): AlertDay[] {
  const roll = dice(seed);
  const swing = () => 1 + 0.6 * (roll() + roll() + roll() - 1.5);
  return Array.from({ length: 428 }, (_, day) => ({
    date: addDays("2025-01-01", day),
    sides: sidesOf((kind) => ({ part: usualSides[kind].part * swing(), whole: usualSides[kind].whole })),
  }));
}

/** Every night of a year, nothing answered. */
function nightsOf(days: readonly AlertDay[]): PastAlert[] {
  const past: PastAlert[] = [];
  for (let night = 64; night < days.length; night += 1) {
    const date = addDays("2025-01-01", night);
    const alerts = findAlerts(days.slice(night - 63, night), { to: addDays(date, -1), today: date, past });
    past.push(...alerts.map(({ kind }) => ({ kind, raisedOn: date, answer: null })));
  }
  return past;
}

test.each([1, 2, 3])("a year of noise raises hardly anything, and never more than three in seven days (%i)", (seed) => {
  const past = nightsOf(aNoisyYear(seed));
  const mostAtOnce = Math.max(
    0,
    ...past.map(
      ({ raisedOn }) => past.filter((other) => Math.abs(daysBetween(other.raisedOn, raisedOn) - 3) <= 3).length,
    ),
  );
  expect(mostAtOnce).toBeLessThanOrEqual(3);
  expect(past.length).toBeLessThanOrEqual(6);
});

test("in a year of noise refunds that double for a week are among what is raised", () => {
  const doubled = { part: 22_000, whole: 500_000 };
  const days = aNoisyYear(1);
  const week = days.slice(300, 307).map((day) => ({ ...day, sides: { ...day.sides, REFUNDS: doubled } }));
  const nights = Array.from({ length: 8 }, (_, night) => addDays("2025-01-01", 301 + night));
  const ofRefunds = nightsOf([...days.slice(0, 300), ...week, ...days.slice(307)]).filter(
    ({ kind }) => kind === "REFUNDS",
  );
  expect(ofRefunds.filter(({ raisedOn }) => nights.includes(raisedOn))).toHaveLength(1);
});
