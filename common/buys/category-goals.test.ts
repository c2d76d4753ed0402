import fc from "fast-check";
import { expect, test } from "vitest";
import { categoryGoal, categoryGoals } from "./category-goals.ts";
import type { CategoryTrade } from "./category-goals.ts";

/** 560 pieces at $10, which cost $3; of 200 that had 30 days, 140 sold. */
const jeans: CategoryTrade = {
  ...{ category: "Jeans", soldItems: 560, soldCents: 560_000, costCents: 168_000 },
  ...{ supplyItems: 150, agedItems: 200, agedSold: 140 },
};
const pace = { pastDaily: 100_000, aheadDaily: 100_000, weekdayPct: 1000 };

test("the worked example equals the hand result", () => {
  // $100 a day for 4 1/2 weeks are $3,150: 315 pieces at $10. At 70 % it takes 450. 150 are there: 300 short, $900.
  // A day of three weeks has 14.3 of them: 14, $42.
  expect(categoryGoal(jeans, pace)).toEqual({
    ...{ category: "Jeans", averagePrice: 1000, averageCost: 300, forecast: 315_000, sellItems: 315 },
    ...{ sellThroughPct: 700, neededItems: 450, supplyItems: 150, gapItems: 300, gapCents: 90_000 },
    ...{ todayItems: 14, todayCents: 4200, supplyWeeks: 2.1 },
  });
});

test("twice as much on the floor and in bins halves the gap, enough of it closes it", () => {
  expect(categoryGoal({ ...jeans, supplyItems: 300 }, pace)).toMatchObject({ gapItems: 150, gapCents: 45_000 });
  expect(categoryGoal({ ...jeans, supplyItems: 900 }, pace)).toMatchObject({ gapItems: 0, todayItems: 0 });
});

test("goals ahead that are twice the past sales need twice the pieces; a Friday that buys double takes double", () => {
  expect(categoryGoal(jeans, { ...pace, aheadDaily: 200_000 })).toMatchObject({ neededItems: 900 });
  expect(categoryGoal(jeans, { ...pace, weekdayPct: 2000 })).toMatchObject({ todayItems: 29 });
});

test.each([
  ["too few sold", { soldItems: 19 }],
  ["too few that had their time", { agedItems: 19, agedSold: 19 }],
  ["none that sold in time", { agedSold: 0 }],
  ["no sales", { soldCents: 0 }],
])("a category with %s says nothing", (_, trade) => {
  expect(categoryGoal({ ...jeans, ...trade }, pace)).toBeNull();
});

test("the widest gap in dollars stands first", () => {
  const coats = { ...jeans, category: "Coats", costCents: 560_000 };
  expect(categoryGoals([jeans, coats, { ...jeans, category: "Few", soldItems: 1 }], pace)).toMatchObject([
    { category: "Coats" },
    { category: "Jeans" },
  ]);
});

test("more supply never asks for more", () => {
  const counts = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(counts, counts, fc.integer({ min: 20, max: 5000 }), (supply, more, sold) => {
      const trade = { ...jeans, soldItems: sold, supplyItems: supply };
      const before = Number(categoryGoal(trade, pace)?.gapItems);
      const after = Number(categoryGoal({ ...trade, supplyItems: supply + more }, pace)?.gapItems);
      expect(after).toBeLessThanOrEqual(before);
      expect(after).toBeGreaterThanOrEqual(0);
    }),
  );
});
