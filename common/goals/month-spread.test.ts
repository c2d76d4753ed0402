import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadMonth, wholeDollarShares } from "./month-spread.ts";
import type { SpreadDay } from "./month-spread.ts";

const open = (weight: number | null): SpreadDay => ({ fixedCents: null, weight });
const fixed = (fixedCents: number): SpreadDay => ({ fixedCents, weight: 500 });

const goalsOf = (amountCents: number, days: readonly SpreadDay[]): unknown => spreadMonth(amountCents, days);

test.each([
  ["in proportion", 1_000_00, [open(1), open(3)], [250_00, 750_00]],
  ["around what a person fixed", 1_000_00, [fixed(400_00), open(1), open(2)], [400_00, 200_00, 400_00]],
  ["the dollar left goes to the largest remainder", 100_00, [open(100), open(150), open(50)], [33_00, 50_00, 17_00]],
  ["of equal remainders to the earlier day", 100_00, [open(1), open(1), open(1)], [34_00, 33_00, 33_00]],
  [
    "a day of which nothing is known counts as the average",
    600_00,
    [open(100), open(300), open(null)],
    [100_00, 300_00, 200_00],
  ],
  ["and so does one that has never sold", 600_00, [open(100), open(300), open(0)], [100_00, 300_00, 200_00]],
  ["a fixed day is no part of that average", 600_00, [fixed(0), open(100), open(null)], [0, 300_00, 300_00]],
  ["evenly where nothing is known of any day", 90_00, [open(null), open(null), open(null)], [30_00, 30_00, 30_00]],
  ["nothing is left for the open days", 400_00, [fixed(400_00), open(1)], [400_00, 0]],
  ["all days are fixed", 500_00, [fixed(400_00)], [400_00]],
])("a month's goal is spread: %s", (...[_how, amount, days, goals]) => {
  expect(goalsOf(amount, days)).toEqual({ isPossible: true, goals });
});

test("fixed days above the month's goal make it impossible, and it says by how much", () => {
  expect(goalsOf(399_99, [fixed(400_00), open(1)])).toEqual({ isPossible: false, exceededByCents: 1 });
});

test("the days of a month sum to its goal, each within a dollar of its share", () => {
  const weights = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 31 });
  fc.assert(
    fc.property(fc.nat(200_000), weights, (dollars, days) => {
      const shares = wholeDollarShares(dollars, days);
      const perWeight = dollars / days.reduce((sum, weight) => sum + weight, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(dollars);
      expect(shares.every((share, at) => Math.abs(share - perWeight * Number(days[at])) < 1)).toBe(true);
    }),
  );
});

test("a day without weight never gets a dollar that is left, and without any weight nobody does", () => {
  expect(wholeDollarShares(10, [0, 1, 0, 1, 1])).toEqual([0, 4, 0, 3, 3]);
  expect(wholeDollarShares(10, [0, 0])).toEqual([0, 0]);
});

test("a day of unknown weight gets what the known ones get on average, one of a dollar among them", () => {
  const days = [1, 3, null].map((weight) => ({ weight, fixedCents: null }));
  expect(spreadMonth(60_000, days)).toEqual({ isPossible: true, goals: [10_000, 30_000, 20_000] });
});
