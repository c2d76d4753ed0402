import fc from "fast-check";
import { expect, test } from "vitest";
import { noParts, ratiosOf, sumParts } from "#server/areas/reports/daily-report.rules.ts";
import { goalFigures, paceToYesterday, runningTotals } from "./periods.rules.ts";

const day = (date: string, sales: number | null, more: { goal?: number; compSales?: number } = {}) => ({
  date,
  sales,
  goal: more.goal ?? null,
  compSales: more.compSales ?? null,
});

test("a running total keeps the sum over a day without sales and ends with the running day", () => {
  const days = [
    day("2026-03-01", 1000, { goal: 900, compSales: 800 }),
    day("2026-03-02", null, { goal: 0 }),
    day("2026-03-03", 500, { goal: 700, compSales: 600 }),
    day("2026-03-04", null, { goal: 700, compSales: 650 }),
  ];
  expect(runningTotals(days, "2026-03-03")).toEqual([
    { date: "2026-03-01", sales: 1000, goal: 900, compSales: 800 },
    { date: "2026-03-02", sales: 1000, goal: 900, compSales: 800 },
    { date: "2026-03-03", sales: 1500, goal: 1600, compSales: 1400 },
    { date: "2026-03-04", sales: null, goal: 2300, compSales: 2050 },
  ]);
});

test("the pace is what the goals wanted to yesterday: today's sales do not help it and today's goal does not hurt it", () => {
  const days = [
    day("2026-03-01", 1000, { goal: 900 }),
    day("2026-03-02", 600, { goal: 800 }),
    day("2026-03-03", 10, { goal: 900 }),
  ];
  expect(paceToYesterday(days, "2026-03-03")).toEqual({ goalToYesterday: 1700, salesToYesterday: 1600, ahead: -100 });
  expect(paceToYesterday(days, "2026-03-01")).toEqual({ goalToYesterday: null, salesToYesterday: null, ahead: null });
});

test("what was sold before the first goal is ahead of nothing", () => {
  const days = [
    day("2026-03-01", 9000, {}),
    day("2026-03-02", 600, { goal: 800 }),
    day("2026-03-03", 100, {}),
    day("2026-03-04", 10, { goal: 900 }),
  ];
  expect(paceToYesterday(days, "2026-03-04")).toEqual({ goalToYesterday: 800, salesToYesterday: 700, ahead: -100 });
});

test("without a goal, and without sales, nobody is ahead", () => {
  expect(paceToYesterday([day("2026-03-01", 1000)], "2026-03-02").ahead).toBeNull();
  expect(paceToYesterday([day("2026-03-01", null, { goal: 900 })], "2026-03-02").ahead).toBeNull();
  expect(paceToYesterday([day("2026-03-01", 0, { goal: 900 })], "2026-03-02").ahead).toBe(-900);
});

test("the average transaction that goals want is made from their sums, and differing trade is not told", () => {
  const goal = (salesCents: number | null, customers: number | null, tradeTenths: number) =>
    ({ salesCents, customers, tradeTenths }) as Parameters<typeof goalFigures>[0][number]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the rule reads these three
  expect(goalFigures([goal(10_000, 4, 300), goal(30_000, 6, 300), goal(0, 0, 300)])).toEqual({
    sales: 40_000,
    customers: 10,
    avgTransaction: 4000,
    tradePct: 300,
  });
  expect(goalFigures([goal(10_000, 4, 300), goal(30_000, 6, 250)]).tradePct).toBeNull();
  // A day that wants no sales wants nothing else; one that wants a cent does.
  expect(goalFigures([goal(10_000, 4, 300), goal(0, 5, 250)])).toMatchObject({ customers: 4, tradePct: 300 });
  expect(goalFigures([goal(10_000, 4, 300), goal(1, 5, 250)])).toMatchObject({ customers: 9, tradePct: null });
  expect(goalFigures([goal(10_000, 1, 300)]).avgTransaction).toBe(10_000);
  expect(goalFigures([goal(10_000, 0, 300)]).avgTransaction).toBeNull();
  expect(goalFigures([goal(null, null, 300)])).toEqual({
    sales: null,
    customers: null,
    avgTransaction: null,
    tradePct: null,
  });
});

test("whatever the days are, the ratios of a period are those of its sums, and unknown days change nothing", () => {
  const figures = fc.record({
    sales: fc.integer({ min: 0, max: 5_000_000 }),
    customers: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(figures, { minLength: 1, maxLength: 31 }), (days) => {
      const parts = days.map((given) => ({ ...noParts(), ...given }));
      const sums = sumParts([...parts, noParts()]);
      const sales = days.reduce((sum, given) => sum + given.sales, 0);
      const customers = days.reduce((sum, given) => sum + given.customers, 0);
      expect([sums.sales, sums.customers]).toEqual([sales, customers]);
      const { avgTransaction } = ratiosOf(sums, { tradePctBasis: "amount" });
      expect(avgTransaction).toBe(Math.floor((2 * sales + customers) / (2 * customers)));
    }),
  );
});
