import { expect, test } from "vitest";
import {
  comparedPercent,
  likeForLike,
  noParts,
  ratiosOf,
  ratiosOfDays,
  sumOf,
  sumParts,
} from "./daily-report.rules.ts";
import type { Parts } from "./daily-report.rules.ts";

const byAmount = { tradePctBasis: "amount" } as const;
const byCount = { tradePctBasis: "count" } as const;

function day(parts: Partial<Parts>): Parts {
  return { ...noParts(), ...parts };
}

test("a week of $7,000 with 140 hours and $1,680 of wages has labor of 24.0 % and $50.00 an hour", () => {
  const ratios = ratiosOf(day({ sales: 700_000, laborMinutes: 140 * 60, wages: 168_000 }), byAmount);
  expect(ratios).toMatchObject({ laborPct: 240, laborEfficiency: 5000, isLaborEstimated: false });
});

test("hours without a known wage make labor an estimate", () => {
  const parts = day({ sales: 700_000, laborMinutes: 140 * 60, wages: 168_000, wageUnknownMinutes: 20 * 60 });
  expect(ratiosOf(parts, byAmount).isLaborEstimated).toBe(true);
  const isEstimated = (wageUnknownMinutes: number | null, wages: number | null = 100) =>
    ratiosOf(day({ wages, wageUnknownMinutes }), byAmount).isLaborEstimated;
  expect([isEstimated(null), isEstimated(0), isEstimated(1), isEstimated(1, null)]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("$600 cash and $200 trade are 25.0 % trade by amount; one buy of four is 25.0 % by count", () => {
  const parts = day({ buyCash: 60_000, buyTrade: 20_000, buys: 4, buysWithTrade: 1 });
  expect(ratiosOf(parts, byAmount)).toMatchObject({ tradePct: 250, buyAmount: 80_000, avgBuy: 20_000 });
  expect(ratiosOf(parts, byCount).tradePct).toBe(250);
  const twoOfFour = { ...parts, buysWithTrade: 2 };
  expect([byAmount, byCount].map((basis) => ratiosOf(twoOfFour, basis).tradePct)).toEqual([250, 500]);
});

test("without buys trade % is unknown, not zero", () => {
  expect(ratiosOf(day({ buyCash: 0, buyTrade: 0, buys: 0, buysWithTrade: 0 }), byAmount).tradePct).toBeNull();
});

test("waits of 10, 20 and 90 minutes are 40 on average and 20 in the middle", () => {
  const ratios = ratiosOf(day({ waitSeconds: [600, 1200, 5400] }), byAmount);
  expect(ratios).toMatchObject({ avgWaitMinutes: 40, medianWaitMinutes: 20 });
  expect(ratiosOf(day({ waitSeconds: [] }), byAmount)).toMatchObject({ avgWaitMinutes: null, medianWaitMinutes: null });
});

test.each([
  { waitSeconds: [29], average: 0, median: 0 },
  { waitSeconds: [30], average: 1, median: 1 },
  { waitSeconds: [600, 659], average: 10, median: 10 },
  { waitSeconds: [600, 660], average: 11, median: 11 },
])("waits of $waitSeconds seconds are rounded half up to minutes", ({ waitSeconds, average, median }) => {
  expect(ratiosOf(day({ waitSeconds }), byAmount)).toMatchObject({
    avgWaitMinutes: average,
    medianWaitMinutes: median,
  });
});

test("a sum is of what is known; a difference and a ratio need both", () => {
  expect([sumOf([]), sumOf([null]), sumOf([null, 0]), sumOf([3, null, 4])]).toEqual([null, null, 0, 7]);
  expect([comparedPercent(null, 100), comparedPercent(100, null), comparedPercent(110, 100)]).toEqual([
    null,
    null,
    100,
  ]);
  expect(ratiosOf(day({ buyCash: 100, buys: 1 }), byAmount)).toMatchObject({ buyAmount: null, avgBuy: null });
  expect(ratiosOf(day({ buyTrade: 100, buys: 1 }), byAmount)).toMatchObject({ buyAmount: null, avgBuy: null });
  expect(ratiosOf(day({ buyCash: 90, buyTrade: 10 }), byAmount)).toMatchObject({ buyAmount: 100, avgBuy: null });
});

test("the median of some days is the median over their buys", () => {
  const period = sumParts([day({ waitSeconds: [600, 6000] }), day({ waitSeconds: [60, 1200] })]);
  expect(ratiosOf(period, byAmount).medianWaitMinutes).toBe(15);
});

test("days of $100 with 4 customers and $300 with 6 have an average transaction of $40.00", () => {
  const period = sumParts([day({ sales: 10_000, customers: 4 }), day({ sales: 30_000, customers: 6 })]);
  expect(ratiosOf(period, byAmount).avgTransaction).toBe(4000);
});

test("a store in Open to Buy has buys and dashes for everything of sales", () => {
  const period = sumParts([day({ buys: 2, buyCash: 5000, buyTrade: 0 }), day({ buys: 1, buyCash: 1000, buyTrade: 0 })]);
  expect(period).toMatchObject({ sales: null, customers: null, buys: 3 });
  expect(ratiosOf(period, byAmount)).toMatchObject({
    goalPct: null,
    compPct: null,
    avgTransaction: null,
    laborPct: null,
    avgBuy: 2000,
  });
});

test("a measured zero stays zero and divides nothing", () => {
  const ratios = ratiosOf(day({ sales: 0, customers: 0, goal: 0, compSales: 0 }), byAmount);
  expect(ratios).toMatchObject({ goalPct: null, compPct: null, avgTransaction: null, salesWithoutCustomerPct: null });
  expect(ratiosOf(day({ sales: 0, goal: 93_500 }), byAmount).goalPct).toBe(0);
});

test("percentages round half up, also below zero", () => {
  expect(ratiosOf(day({ sales: 1, goal: 2000 }), byAmount).goalPct).toBe(1);
  expect(ratiosOf(day({ sales: 90, compSales: 100 }), byAmount).compPct).toBe(-100);
});

test("comparison counts only elapsed days that both years have, and says how many it left out", () => {
  const days = [
    { date: "2026-03-01", ...day({ sales: 11_000, compSales: 10_000 }) },
    { date: "2026-03-02", ...day({ sales: 22_000, compSales: 20_000 }) },
    { date: "2026-03-03", ...day({ sales: 50_000 }) },
    { date: "2026-03-04", ...day({ sales: 100, compSales: 90_000 }) },
  ];
  expect(likeForLike(days, "2026-03-04")).toEqual({ sales: 33_000, compSales: 30_000, compPct: 100, excludedDays: 1 });
});

test("a day on which both years were closed is not left out of anything", () => {
  const days = [
    { date: "2026-03-01", ...day({ sales: 11_000, compSales: 10_000 }) },
    { date: "2026-03-02", ...day({}) },
    { date: "2026-03-03", ...day({ compSales: 5000 }) },
  ];
  expect(likeForLike(days, "2026-03-08")).toMatchObject({ compPct: 100, excludedDays: 1 });
});

test("a week's ratios are made of the days that have both parts", () => {
  const days = [
    day({ sales: 8300, goal: 100_000, wages: null, laborMinutes: null }),
    day({ sales: 90_600, goal: null, wages: 9060, laborMinutes: 600 }),
    day({ sales: null, goal: 50_000, wages: 5000, laborMinutes: 300 }),
  ];
  expect(ratiosOfDays(days, byAmount)).toMatchObject({ goalPct: 83, laborPct: 100, laborEfficiency: 9060 });
  expect(sumParts(days)).toMatchObject({ sales: 98_900, goal: 150_000, wages: 14_060, laborMinutes: 900 });
});

test("the goal panel and the report round alike", () => {
  expect(ratiosOf(day({ sales: 5025, goal: 10_000 }), byAmount).goalPct).toBe(503);
});
