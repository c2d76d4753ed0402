import fc from "fast-check";
import { expect, test } from "vitest";
import { goalReason } from "./goal-reason.rules.ts";
import type { GoalReason, GoalReasonInput } from "./goal-reason.rules.ts";

/** 4.5 pieces for each customer at $7.00. */
const usual = { sales: 3_150_000, customers: 1000, itemsSold: 4500 };

function aDay(parts: Partial<GoalReasonInput> = {}): GoalReasonInput {
  const day = { date: "2026-11-21", sales: 853_400, customers: 277, itemsSold: 1205 };
  return { ...day, goal: 973_800, goalCustomers: 308, usual, ...parts };
}

function reasonOf(day: GoalReasonInput): GoalReason {
  const reason = goalReason(day);
  if (reason === null) {
    throw new Error("Nothing can be said of this day");
  }
  return reason;
}

test("a Saturday that missed: fewer customers and fewer pieces each, at a better price", () => {
  expect(goalReason(aDay())).toEqual({
    date: "2026-11-21",
    difference: -120_400,
    customers: 277,
    goalCustomers: 308,
    // 31 customers at the $31.62 that the goal expects of each.
    customersPart: -98_000,
    piecesTenths: 44,
    goalPiecesTenths: 45,
    piecesPart: -29_200,
    price: 708,
    goalPrice: 703,
    pricePart: 6_800,
  });
});

test.each<[string, Partial<GoalReasonInput>]>([
  ["no sales known", { sales: null }],
  ["no customers known", { customers: null }],
  ["no pieces known", { itemsSold: null }],
  ["no goal", { goal: null }],
  ["a closed day", { goal: 0 }],
  ["a store that has sold nothing before", { usual: null }],
  ["a usual week without customers", { usual: { sales: 100, customers: 0, itemsSold: 1 } }],
  ["a usual week without pieces", { usual: { sales: 100, customers: 1, itemsSold: 0 } }],
  ["a usual week without sales", { usual: { sales: 0, customers: 1, itemsSold: 1 } }],
])("nothing can be said of %s", (_case, parts) => {
  expect(goalReason(aDay(parts))).toBeNull();
});

test.each<[string, Partial<GoalReasonInput>, object]>([
  ["a goal without an average: the usual sale counts", { goalCustomers: null }, { goalCustomers: 310 }],
  ["the goal to the dollar", { sales: 973_800, customers: 308, itemsSold: 1386 }, { difference: 0, pricePart: 0 }],
  [
    "nobody came",
    { sales: 0, customers: 0, itemsSold: 0 },
    { difference: -973_800, customersPart: -973_800, piecesPart: 0, pricePart: 0, piecesTenths: null, price: null },
  ],
  ["half a dollar short: as a report shows the miss", { sales: 973_750, goal: 973_800 }, { difference: -100 }],
  ["less than half a dollar short", { sales: 973_751, goal: 973_800 }, { difference: 0 }],
  ["the smallest goal", { goal: 100, goalCustomers: 1, sales: 150, customers: 1, itemsSold: 1 }, { difference: 100 }],
])("%s", (_case, parts, expected) => {
  expect(goalReason(aDay(parts))).toMatchObject(expected);
});

test("the parts add up to the difference, in whole dollars, whatever the day was", () => {
  const amount = fc.integer({ min: 1, max: 5_000_000 });
  const count = fc.integer({ min: 0, max: 3000 });
  const days = fc.record({
    sales: fc.integer({ min: -500_000, max: 5_000_000 }),
    customers: count,
    itemsSold: count,
    goal: amount,
    goalCustomers: fc.option(fc.integer({ min: 1, max: 3000 })),
    usual: fc.record({
      sales: amount,
      customers: fc.integer({ min: 1, max: 9999 }),
      itemsSold: fc.integer({ min: 1, max: 9999 }),
    }),
  });
  fc.assert(
    fc.property(days, (day) => {
      const { customersPart, piecesPart, pricePart, difference } = reasonOf({ date: "2026-11-21", ...day });
      expect(customersPart + piecesPart + pricePart).toBe(difference);
      expect([customersPart, piecesPart, pricePart].every((part) => part % 100 === 0)).toBe(true);
      expect(Math.abs(difference - (day.sales - day.goal))).toBeLessThanOrEqual(50);
    }),
  );
});
