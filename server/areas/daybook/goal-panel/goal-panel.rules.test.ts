import { describe, expect, test } from "vitest";
import { dayStatusOf, measure, measuresOf, posStateOf, withoutDollars } from "./goal-panel.rules.ts";

const figures = {
  salesCents: 290_400,
  customers: 93,
  buys: 4,
  buysWithTrade: 1,
  buyCashCents: 60_000,
  buyTradeCents: 20_000,
};
const goal = { salesCents: 468_000, averageTransactionCents: 3200, tradeTenths: 300, customers: 147 };

describe("the goal panel", () => {
  test("puts each figure beside its goal", () => {
    const measures = measuresOf(figures, goal, { tradeBasis: "amount" });
    expect(measures.sales).toEqual({ actual: 290_400, target: 468_000, difference: -177_600, percent: 621 });
    expect(measures.averageTransaction).toMatchObject({ actual: 3123, target: 3200 });
    expect(measures.customers).toMatchObject({ actual: 93, target: 147 });
    expect(measures.trade).toMatchObject({ actual: 250, target: 300 });
  });

  test("counts trade by buys where the store has chosen so", () => {
    expect(measuresOf(figures, goal, { tradeBasis: "count" }).trade.actual).toBe(250);
    expect(measuresOf({ ...figures, buysWithTrade: 2 }, goal, { tradeBasis: "count" }).trade.actual).toBe(500);
  });

  test("knows nothing that was not measured", () => {
    const unknown = {
      salesCents: null,
      customers: null,
      buys: null,
      buysWithTrade: null,
      buyCashCents: null,
      buyTradeCents: null,
    };
    const nothing = { salesCents: null, averageTransactionCents: null, tradeTenths: null, customers: null };
    const measures = measuresOf(unknown, nothing, { tradeBasis: "amount" });
    expect(Object.values(measures)).toEqual(Array.from({ length: 4 }, () => measure(null, null)));
    expect(
      measuresOf({ ...figures, customers: 0 }, goal, { tradeBasis: "amount" }).averageTransaction.actual,
    ).toBeNull();
  });

  test.each([
    [null, 100],
    [100, null],
  ])("knows no difference of %s and %s", (actual, target) => {
    expect(measure(actual, target)).toEqual({ actual, target, difference: null, percent: null });
  });

  test.each([
    [{ salesCents: null }, { average: null, trade: 250 }],
    [{ customers: null }, { average: null, trade: 250 }],
    [{ buyCashCents: null }, { average: 3123, trade: null }],
    [{ buyTradeCents: null }, { average: 3123, trade: null }],
  ])("knows no average and no share without its part: %j", (unknown, { average, trade }) => {
    const measures = measuresOf({ ...figures, ...unknown }, goal, { tradeBasis: "amount" });
    expect([measures.averageTransaction.actual, measures.trade.actual]).toEqual([average, trade]);
  });

  test("keeps the share of the goal when dollars are not shown", () => {
    expect(withoutDollars(measure(50, 100))).toEqual({ actual: null, target: null, difference: null, percent: 500 });
  });
});

describe("the point of sale's figures", () => {
  const moment = { now: new Date("2026-11-21T18:16:30Z"), date: "2026-11-21" };

  test.each([
    {
      what: "fresh at 15 minutes",
      at: "2026-11-21T18:01:00Z",
      date: "2026-11-21",
      expected: { state: "fresh", ageMinutes: 15 },
    },
    {
      what: "stale at 16 minutes",
      at: "2026-11-21T18:00:30Z",
      date: "2026-11-21",
      expected: { state: "stale", ageMinutes: 16 },
    },
    {
      what: "waited for when yesterday was the last",
      at: "2026-11-21T05:00:00Z",
      date: "2026-11-20",
      expected: { state: "waiting", ageMinutes: null },
    },
    {
      what: "never in the future",
      at: "2026-11-21T18:20:00Z",
      date: "2026-11-21",
      expected: { state: "fresh", ageMinutes: 0 },
    },
  ])("are $what", ({ at, date, expected }) => {
    expect(posStateOf({ at: new Date(at), date }, moment)).toEqual(expected);
  });

  test("are waited for without any contact", () => {
    expect(posStateOf(null, moment)).toEqual({ state: "waiting", ageMinutes: null });
  });
});

test.each([
  { date: "2026-11-21", isFinal: false, hasFigures: true, status: "open" },
  { date: "2026-11-21", isFinal: true, hasFigures: true, status: "closed" },
  { date: "2026-11-20", isFinal: true, hasFigures: true, status: "closed" },
  { date: "2026-11-20", isFinal: false, hasFigures: true, status: "notClosed" },
  { date: "2026-11-20", isFinal: false, hasFigures: false, status: "noData" },
  { date: "2026-11-22", isFinal: false, hasFigures: false, status: null },
])("on Nov 21 the day $date is $status", ({ status, ...day }) => {
  expect(dayStatusOf({ ...day, today: "2026-11-21" })).toBe(status);
});
