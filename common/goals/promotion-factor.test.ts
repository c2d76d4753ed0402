import { expect, test } from "vitest";
import { promotionFactor } from "./promotion-factor.ts";
import { dayNumber, emptyDays } from "./sales-days.ts";
import type { SalesDays } from "./sales-days.ts";

const lastDay = dayNumber("2026-10-31");
const firstDay = lastDay - 800;

type Marked = { [daysBack: number]: number };

/** A store that sells 100 a day, and on its promotions what is given, by days before the last. */
function storeWith(promotions: Marked, more: { others?: Marked; holidays?: readonly number[] } = {}): SalesDays {
  const days = emptyDays(firstDay, lastDay);
  days.sales.fill(100);
  for (const [back, sales] of Object.entries(more.others ?? {})) {
    days.sales[800 - Number(back)] = sales;
  }
  for (const [back, sales] of Object.entries(promotions)) {
    days.sales[800 - Number(back)] = sales;
    days.isPromotion[800 - Number(back)] = 1;
  }
  for (const back of more.holidays ?? []) {
    days.isHoliday[800 - back] = 1;
  }
  return days;
}

// Handbook, goals G11: the median over the marked days of the last 364, none under three.
test.each([
  ["two marked days teach nothing", { 10: 200, 50: 200 }, null],
  ["three do: the median, whatever their order", { 10: 500, 50: 200, 90: 100 }, 2],
  ["three that came in another order", { 10: 200, 50: 500, 90: 100 }, 2],
  ["of four the mean of the two in the middle", { 10: 500, 50: 200, 90: 400, 130: 100 }, 3],
  ["the last day counts", { 0: 200, 50: 200, 90: 200 }, 2],
  ["the 364th counts", { 363: 200, 50: 200, 90: 200 }, 2],
  ["one before it does not", { 364: 200, 50: 200, 90: 200 }, null],
  ["a promotion that sold nothing does not count", { 10: 0, 50: 200, 90: 200 }, null],
  ["one that sold a dollar does", { 10: 1, 50: 200, 90: 200 }, 2],
])("%s", (_what, promotions: Marked, factor) => {
  expect(promotionFactor(storeWith(promotions), lastDay)).toBe(factor);
});

const lonely = { 100: 400, 101: 400, 102: 400 };

/** What one changed day makes of a factor that is 4 without it. */
function factorBeside(back: number, sales: number, holidays: readonly number[] = []): number | null {
  const others = { [100 + back]: sales, [101 + back]: sales, [102 + back]: sales };
  return promotionFactor(storeWith(lonely, { others, holidays }), lastDay);
}

test.each([
  ["the fourth week before counts as usual", 28, true],
  ["the fourth week after counts", -28, true],
  ["the fifth week before does not", 35, false],
  ["the fifth week after does not", -35, false],
  ["another weekday does not", 10, false],
])("%s", (_what, back, counts) => {
  const days = [0, 100, 100, 100, 100, 100, 100, 100, 900].reduce((sum, sales) => sum + sales, 0) / 8;
  expect(factorBeside(back, 900)).toBeCloseTo(Number([4, 400 / days][Number(counts)]), 10);
});

test("a closed week beside is no usual week, and neither is a holiday", () => {
  expect(factorBeside(7, 0)).toBe(4);
  expect(factorBeside(7, 900, [107, 108, 109])).toBe(4);
});

test("other promotions beside are no usual days", () => {
  expect(promotionFactor(storeWith({ 100: 400, 107: 400, 114: 400 }), lastDay)).toBe(4);
});

test("what comes after the last known day is not looked at", () => {
  const days = storeWith({ 200: 400, 100: 400, 93: 400 }, { others: { 86: 900, 79: 900, 72: 900, 65: 900 } });
  expect(promotionFactor(days, lastDay - 93)).toBe(4);
});

test("promotions in a store that never sells on other days teach nothing", () => {
  const days = storeWith({ 10: 200, 50: 200, 90: 200 });
  const onlyPromotions = { ...days, sales: days.sales.map((sales, at) => sales * Number(days.isPromotion[at])) };
  expect(promotionFactor(onlyPromotions, lastDay)).toBeNull();
});

test("the last day is one of the days beside a promotion, and what comes after it is not", () => {
  const days = storeWith({ 7: 400, 14: 400, 21: 400 }, { others: { 0: 900 } });
  // Beside the middle one lie the last day and three of $100: a usual day is $300.
  expect(promotionFactor(days, lastDay)).toBeCloseTo(400 / 300, 10);
  expect(promotionFactor(days, lastDay - 1)).toBe(4);
});

test("a day beside that sold a dollar counts as usual", () => {
  expect(factorBeside(7, 1)).toBeCloseTo(400 / (701 / 8), 10);
});
