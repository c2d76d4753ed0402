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
