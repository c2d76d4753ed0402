import { expect, test } from "vitest";
import { buyingGoal } from "./buying-goal.ts";
import type { PastDay } from "./buying-goal.ts";

/** Eight weeks: $250 paid and $1,000 sold a day, on Fridays (5) $500 of $1,000. */
const past: PastDay[] = Array.from({ length: 56 }, (_, at) => ({
  weekday: at % 7,
  paid: at % 7 === 5 ? 50_000 : 25_000,
  sales: 100_000,
}));
const ahead = Array.from({ length: 21 }, () => 140_000);

test("the worked example equals the hand result", () => {
  // 48 days of $250 and 8 of $500 are $16,000 for $56,000 sold: 28.6 %. $1,400 a day cost $400.
  expect(buyingGoal(past, ahead, 1)).toEqual({
    ...{ paid: 1_600_000, sold: 5_600_000, days: 56, costPct: 286, aheadDaily: 140_000, dailyNeed: 40_000 },
    // A Monday pays $250 of the mean $285.71.
    ...{ weekdayPct: 875, goal: 35_000 },
  });
  expect(buyingGoal(past, ahead, 5)).toMatchObject({ weekdayPct: 1750, goal: 70_000 });
});

test("goals of closed days and unknown ones are no part of the mean", () => {
  expect(buyingGoal(past, [...ahead, null, 0], 1)).toMatchObject({ aheadDaily: 140_000 });
});

test("twice the goals ahead need twice the goods, and twice the sales for the same money half of them", () => {
  const doubled = ahead.map((goal) => goal * 2);
  expect(buyingGoal(past, doubled, 1)?.goal).toBe(70_000);
  const better = past.map((day) => ({ ...day, sales: 200_000 }));
  expect(buyingGoal(better, ahead, 1)?.goal).toBe(17_500);
});

const fewFridays = past.filter(({ weekday }, at) => weekday !== 5 || at < 14);

test("a weekday that is hardly known counts as an average day", () => {
  expect(buyingGoal(fewFridays, ahead, 5)?.weekdayPct).toBe(1000);
});

test.each([
  ["too few days", past.slice(0, 27), ahead],
  ["no goals", past, [null]],
  ["no sales", past.map((day) => ({ ...day, sales: null })), ahead],
  ["nothing paid", past.map((day) => ({ ...day, paid: 0 })), ahead],
])("%s say nothing", (_, days, goals) => {
  expect(buyingGoal(days, goals, 1)).toBeNull();
});
