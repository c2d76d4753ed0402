import { expect, test } from "vitest";
import { paceOf } from "./pace.rules.ts";

const hours = { opensMinutes: 600, closesMinutes: 1200 };

function selling(byHour: Record<number, number>): number[] {
  return Array.from({ length: 24 }, (_, hour) => byHour[hour] ?? 0);
}

test("without history the way to the goal rises evenly while the store is open", () => {
  const pace = paceOf({ goalCents: 100_000, today: selling({ 10: 20_000 }), similarDays: [], hours, nowMinutes: 660 });
  expect(pace.points[0]).toEqual({ minutes: 600, soldCents: 0, expectedCents: 0 });
  expect(pace.points[1]).toEqual({ minutes: 660, soldCents: 20_000, expectedCents: 10_000 });
  expect(pace.points[2]).toEqual({ minutes: 720, soldCents: null, expectedCents: 20_000 });
  expect(pace.points.at(-1)).toEqual({ minutes: 1200, soldCents: null, expectedCents: 100_000 });
  expect(pace.aheadCents).toBe(10_000);
});

test("at 2 PM the pace is the median share that such days had sold by then", () => {
  const similarDays = [
    selling({ 10: 10_000, 19: 30_000 }),
    selling({ 10: 30_000, 19: 30_000 }),
    // Half of an hour's sales count at half past; an odd day bends nothing.
    selling({ 10: 90_000, 19: 10_000 }),
    selling({}),
  ];
  const pace = paceOf({ goalCents: 100_000, today: selling({ 10: 20_000 }), similarDays, hours, nowMinutes: 840 });
  expect(pace).toMatchObject({ usualShare: 0.5, aheadCents: -30_000 });
  expect(pace.points.find((point) => point.minutes === 840)?.expectedCents).toBe(50_000);
  expect(paceOf({ goalCents: 100_000, today: null, similarDays, hours, nowMinutes: 630 }).usualShare).toBe(0.25);
});

test("the line reaches the present minute, with all that was sold until then", () => {
  const today = selling({ 10: 20_000, 11: 5000 });
  const { points } = paceOf({ goalCents: 100_000, today, similarDays: [], hours, nowMinutes: 683 });
  expect(points.slice(1, 4)).toEqual([
    { minutes: 660, soldCents: 20_000, expectedCents: 10_000 },
    { minutes: 683, soldCents: 25_000, expectedCents: 13_833 },
    { minutes: 720, soldCents: null, expectedCents: 20_000 },
  ]);
  const minutesAt = (nowMinutes: number) =>
    paceOf({ goalCents: null, today, similarDays: [], hours, nowMinutes }).points.map(({ minutes }) => minutes);
  expect(minutesAt(599)).toHaveLength(11);
  expect(minutesAt(660)).toHaveLength(11);
  expect(minutesAt(1199).slice(-2)).toEqual([1199, 1200]);
  expect(minutesAt(1201)).toHaveLength(11);
});

test("what each hour until closing has to sell reaches the goal, and is nothing once it is reached", () => {
  const day = { goalCents: 100_000, similarDays: [], hours };
  const needed = (sold: number, nowMinutes: number | null) =>
    paceOf({ ...day, today: selling({ 10: sold }), nowMinutes }).neededPerHourCents;
  expect(needed(20_000, 960)).toBe(20_000);
  expect(needed(120_000, 960)).toBe(0);
  expect(needed(0, 300)).toBe(10_000);
  expect(needed(20_000, 1200)).toBeNull();
  expect(needed(20_000, null)).toBeNull();
});

test("a day that is over holds all its sales, also those after closing time", () => {
  const pace = paceOf({
    goalCents: 100_000,
    today: selling({ 9: 1000, 21: 2000 }),
    similarDays: [],
    hours,
    nowMinutes: null,
  });
  expect(pace.points.at(-1)).toEqual({ minutes: 1200, soldCents: 3000, expectedCents: 100_000 });
  expect(pace.aheadCents).toBe(-97_000);
});

test("without goal or data nothing is claimed", () => {
  const pace = paceOf({ goalCents: null, today: null, similarDays: [], hours, nowMinutes: 660 });
  expect(pace.aheadCents).toBeNull();
  expect(new Set(pace.points.flatMap((point) => [point.soldCents, point.expectedCents]))).toEqual(new Set([null]));
});

const even = (...shares: readonly number[]): number[][] =>
  shares.map((share) => selling({ 10: share, 19: 100 - share }));

test.each([
  ["of two days the mean", even(20, 40), 0.3],
  ["of three the one in the middle, whatever their order", even(90, 20, 40), 0.4],
  ["of four the mean of the two in the middle", even(90, 10, 40, 20), 0.3],
  ["a day that sold nothing says nothing", [...even(20), selling({})], 0.2],
  ["a day of more returns than sales says nothing", [...even(20), selling({ 10: 50, 19: -90 })], 0.2],
  ["returns in the evening do not make the share more than all", [selling({ 10: 120, 19: -20 })], 1],
  ["returns in the morning do not make it less than nothing", [selling({ 10: -20, 19: 120 })], 0],
  ["a day that sold a cent says as much as another", [...even(20), selling({ 10: 1 })], 0.6],
  ["what was sold before opening counts", [selling({ 0: 30, 19: 70 })], 0.3],
])("the usual share at noon: %s", (_what, similarDays, share) => {
  const pace = paceOf({ goalCents: 100_000, today: selling({}), similarDays, hours, nowMinutes: 720 });
  expect(pace.usualShare).toBeCloseTo(share, 10);
});

test.each([
  [599, 0],
  [600, 0],
  [601, 0.01],
  [615, 0.15],
  [659, 0.59],
  [660, 0.6],
  [1199, 0.6],
  [1200, 1],
  [1201, 1],
])("at minute %s of a day that sells 60 %% in its first hour the share is %s", (nowMinutes, share) => {
  const similarDays = [selling({ 10: 60, 21: 40 })];
  const pace = paceOf({ goalCents: 100_000, today: selling({}), similarDays, hours, nowMinutes });
  expect(pace.usualShare).toBeCloseTo(share, 10);
});

test("opening hours that begin or end within an hour show the whole hour", () => {
  const odd = { opensMinutes: 630, closesMinutes: 1170 };
  const today = selling({ 9: 1, 10: 2, 11: 4, 19: 8, 21: 16 });
  const pace = paceOf({ goalCents: 90_000, today, similarDays: [], hours: odd, nowMinutes: 660 });
  expect(pace.points.map(({ minutes }) => minutes)).toEqual([
    600, 660, 720, 780, 840, 900, 960, 1020, 1080, 1140, 1200,
  ]);
  expect(pace.points.slice(0, 3).map(({ soldCents }) => soldCents)).toEqual([1, 3, null]);
  expect(pace.points.slice(0, 3).map(({ expectedCents }) => expectedCents)).toEqual([0, 5000, 15_000]);
  expect(pace.aheadCents).toBe(31 - 5000);
  const over = paceOf({ goalCents: 90_000, today, similarDays: [], hours: odd, nowMinutes: null });
  expect(over.points.slice(-2).map(({ soldCents }) => soldCents)).toEqual([7, 31]);
  expect(over.usualShare).toBe(1);
});

test.each([
  ["two hours before closing", 1080, 50_000],
  ["in the last half hour", 1170, 200_000],
  ["in the last minutes a quarter of an hour counts", 1199, 400_000],
  ["one minute before opening", 599, 10_000],
  ["one hour after opening", 660, 11_112],
])("what is missing of $1,000 to sell in each hour: %s", (_when, nowMinutes, cents) => {
  const pace = paceOf({ goalCents: 100_000, today: null, similarDays: [], hours, nowMinutes });
  expect(pace.neededPerHourCents).toBe(cents);
});

test("a goal that is reached to the cent needs nothing, and without sales there is no being ahead", () => {
  const day = { goalCents: 100_000, similarDays: [], hours, nowMinutes: 900 };
  expect(paceOf({ ...day, today: selling({ 10: 100_000 }) }).neededPerHourCents).toBe(0);
  expect(paceOf({ ...day, today: selling({ 10: 99_999 }) }).neededPerHourCents).toBe(1);
  expect(paceOf({ ...day, today: null }).aheadCents).toBeNull();
  expect(paceOf({ ...day, goalCents: null, today: selling({}) }).neededPerHourCents).toBeNull();
});

test("a minute more at either end of the day shows an hour more", () => {
  const minutesOf = (opensMinutes: number, closesMinutes: number) => {
    const { points } = paceOf({
      ...{ goalCents: null, today: null, similarDays: [], nowMinutes: null },
      hours: { opensMinutes, closesMinutes },
    });
    return [points[0]?.minutes, points.at(-1)?.minutes];
  };
  expect(minutesOf(600, 1200)).toEqual([600, 1200]);
  expect(minutesOf(599, 1201)).toEqual([540, 1260]);
  expect(minutesOf(601, 1199)).toEqual([600, 1200]);
});

test("the line holds the sales of every hour, from midnight to midnight", () => {
  const today = selling({ 0: 1, 23: 2 });
  const { points } = paceOf({ goalCents: 100_000, today, similarDays: [], hours, nowMinutes: null });
  expect([points[0]?.soldCents, points.at(-1)?.soldCents]).toEqual([1, 3]);
});

test("at the minute of opening nothing is usual yet, whatever was sold before it", () => {
  const similarDays = [selling({ 0: 30, 19: 70 })];
  const shareAt = (nowMinutes: number) =>
    paceOf({ goalCents: 100_000, today: null, similarDays, hours, nowMinutes }).usualShare;
  expect(shareAt(600)).toBe(0);
  expect(shareAt(601)).toBeCloseTo(0.3, 10);
});
