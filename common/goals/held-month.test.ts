import fc from "fast-check";
import { expect, test } from "vitest";
import { heldGoals } from "./held-month.ts";
import type { HeldDay } from "./held-month.ts";

const dollars = (amount: number): number => amount * 100;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test("a minimum under twelve days leaves the month at last year's total with the growth", () => {
  const week = [700, 700, 1400, 1400, 1400].map(dollars);
  const lastYear = Array.from({ length: 6 }, () => week).flat();
  const goals = heldGoals(
    lastYear.map((sales) => ({ grownCents: sales * 1.1, minimumCents: dollars(1000), fixedCents: null })),
  );
  expect(sum(goals)).toBe(Math.round(sum(lastYear) * 1.1));
  expect(goals.filter((goal) => goal === dollars(1000))).toHaveLength(12);
  expect(Math.min(...goals)).toBe(dollars(1000));
});

test("a day that a person fixed keeps its goal, the others share what is left", () => {
  const day = { grownCents: dollars(1000), minimumCents: 0, fixedCents: null };
  expect(heldGoals([{ ...day, fixedCents: dollars(1600) }, day, day])).toEqual([
    dollars(1600),
    dollars(700),
    dollars(700),
  ]);
});

test("a minimum above the whole month's total is kept all the same", () => {
  const day = { grownCents: dollars(500), minimumCents: dollars(800), fixedCents: null };
  expect(heldGoals([day, day])).toEqual([dollars(800), dollars(800)]);
});

test("a day that sold nothing last year gets the minimum, also when no other day takes a share", () => {
  const day = { grownCents: 0, minimumCents: dollars(1000), fixedCents: null };
  expect(heldGoals([day])).toEqual([dollars(1000)]);
});

/** Days as `[last year's sales with the growth, minimum, fixed goal]`, in cents. */
type Row = readonly [grownCents: number, minimumCents?: number, fixedCents?: number | null];

function goalsOf(rows: readonly Row[]): number[] {
  return heldGoals(
    rows.map(([grownCents, minimumCents = 0, fixedCents = null]) => ({ grownCents, minimumCents, fixedCents })),
  );
}

test.each<[what: string, rows: readonly Row[], goals: readonly number[]]>([
  ["49 cents of the total round down", [[149]], [100]],
  ["50 cents round up", [[150]], [200]],
  ["a total of no dollar at all", [[49], [0]], [0, 0]],
  [
    "sixty days of $10 each get just that",
    Array.from({ length: 60 }, () => [1000]),
    Array.from({ length: 60 }, () => 1000),
  ],
  [
    "sixty fixed days leave the last one the rest",
    [[3000], ...Array.from({ length: 60 }, (): Row => [1000, 0, 900])],
    [9000, ...Array.from({ length: 60 }, () => 900)],
  ],
  [
    "a day that the first minimum pushes below its own gets its own too",
    [
      [50_000, 100_000],
      [104_000, 100_000],
      [300_000, 100_000],
    ],
    [100_000, 100_000, 254_000],
  ],
  ["a share of just the minimum stays", [[100_000, 100_000], [200_000]], [100_000, 200_000]],
  [
    "a day that sold a cent takes what a fixed day leaves",
    [
      [100_000, 0, 20_000],
      [1, 50_000],
    ],
    [20_000, 80_000],
  ],
  ["a day that sold nothing takes no share of it", [[100_000, 0, 20_000], [0], [0, 50_000]], [20_000, 0, 50_000]],
  ["a fixed goal of nothing is one", [[100_000, 100_000, 0], [100_000]], [0, 200_000]],
  [
    "fixed days above the total leave the others their minimum",
    [[100_000, 0, 300_000], [100_000, 40_000], [100_000]],
    [300_000, 40_000, 0],
  ],
])("%s", (_what, rows, goals) => {
  expect(goalsOf(rows)).toEqual(goals);
});

const held = fc.record({
  grownCents: fc.integer({ min: 0, max: 2_000_000 }),
  minimumCents: fc.constantFrom(0, dollars(500), dollars(1000)),
  fixedCents: fc.option(fc.integer({ min: 0, max: 9000 }).map(dollars), { nil: null }),
});

/** A goal that is not whole dollars, or below what it must be at least. */
function wrongGoals(days: readonly HeldDay[], goals: readonly number[]): number[] {
  return goals.filter((goal, index) => {
    const day = days[index];
    return day === undefined || goal % 100 !== 0 || goal < (day.fixedCents ?? day.minimumCents);
  });
}

/** How far the month is from its total; 0 where the fixed goals and minimums alone are more, or no day can take any. */
function missedTotal(days: readonly HeldDay[], goals: readonly number[]): number {
  const total = Math.floor((sum(days.map((day) => day.grownCents)) + 50) / 100) * 100;
  const least = sum(days.map((day) => day.fixedCents ?? day.minimumCents));
  const canGrow = days.some((day) => day.fixedCents === null && day.grownCents > 0);
  return canGrow && least <= total ? total - sum(goals) : 0;
}

function allFixed(days: readonly HeldDay[], goals: readonly number[]): HeldDay[] {
  return days.map((day, index) => ({ ...day, fixedCents: goals[index] ?? 0 }));
}

test("goals are whole dollars, never below the minimum, and sum to the total wherever that can be", () => {
  fc.assert(
    fc.property(fc.array(held, { minLength: 1, maxLength: 31 }), (days) => {
      const goals = heldGoals(days);
      expect(wrongGoals(days, goals)).toEqual([]);
      expect(missedTotal(days, goals)).toBe(0);
    }),
  );
});

test("taking the goals as fixed changes none of them", () => {
  fc.assert(
    fc.property(fc.array(held, { maxLength: 31 }), (days) => {
      const goals = heldGoals(days);
      expect(heldGoals(allFixed(days, goals))).toEqual(goals);
    }),
  );
});
