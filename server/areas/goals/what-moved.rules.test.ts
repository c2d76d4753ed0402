import fc from "fast-check";
import { expect, test } from "vitest";
import { whatMoved } from "./what-moved.rules.ts";
import type { HourlyDay, WhatMoved } from "./what-moved.rules.ts";

/** Ten hours from 10 AM, each with so many customers, pieces and cents. */
function aDay(hour: { customers: number; items: number; sales: number; discounts?: number }, hours = 10): HourlyDay {
  const each = (amount: number): number[] =>
    Array.from({ length: 24 }, (_, at) => (at >= 10 && at < 10 + hours ? amount : 0));
  return {
    sales: each(hour.sales),
    customers: each(hour.customers),
    items: each(hour.items),
    discounts: each(hour.discounts ?? 0),
  };
}

const usual = aDay({ customers: 10, items: 30, sales: 30_000 });
/** What the parts leave of the gap. */
const restOf = (moved: WhatMoved | null): number =>
  moved === null ? 0 : moved.gapCents - partsOf(moved).reduce((all, part) => all + part, 0);
const partsOf = (moved: WhatMoved): number[] => [
  moved.hoursOpenCents,
  moved.customersCents,
  moved.itemsPerSaleCents ?? 0,
  moved.pricePerItemCents ?? 0,
  moved.discountsCents,
];
const against = (today: HourlyDay, nowMinutes: number | null = null) =>
  whatMoved({ today, similarDays: [usual, usual, usual], nowMinutes });

test.each([
  { what: "customers", today: aDay({ customers: 5, items: 15, sales: 15_000 }), key: "customersCents" },
  { what: "pieces a customer", today: aDay({ customers: 10, items: 15, sales: 15_000 }), key: "itemsPerSaleCents" },
  { what: "the price of a piece", today: aDay({ customers: 10, items: 30, sales: 15_000 }), key: "pricePerItemCents" },
  { what: "the hours open", today: aDay({ customers: 10, items: 30, sales: 30_000 }, 5), key: "hoursOpenCents" },
  {
    what: "discounts",
    today: aDay({ customers: 10, items: 30, sales: 15_000, discounts: 15_000 }),
    key: "discountsCents",
  },
])("half of $what explains half of the day", ({ today, key }) => {
  const moved = against(today);
  expect(moved).toMatchObject({ usualCents: 300_000, gapCents: -150_000, [key]: -150_000 });
});

test("in the middle of the day it is compared with what is usual by now", () => {
  const morning = { ...aDay({ customers: 10, items: 30, sales: 30_000 }, 4) };
  expect(against(morning, 14 * 60)).toMatchObject({ usualCents: 120_000, gapCents: 0, customersCents: 0 });
  expect(against(morning, 14 * 60 + 30)).toMatchObject({ usualCents: 135_000, gapCents: -15_000 });
});

test("before the first sale, or with fewer than three such weekdays, there is nothing to say", () => {
  expect(against(aDay({ customers: 0, items: 0, sales: 0 }))).toBeNull();
  expect(whatMoved({ today: usual, similarDays: [usual, usual], nowMinutes: null })).toBeNull();
});

test("the five parts add up to the gap, to the cent", () => {
  const someDay = fc
    .record({
      customers: fc.integer({ min: 1, max: 60 }),
      items: fc.integer({ min: 1, max: 300 }),
      sales: fc.integer({ min: 1, max: 900_000 }),
      discounts: fc.integer({ min: 0, max: 90_000 }),
    })
    .chain((hour) => fc.integer({ min: 1, max: 12 }).map((hours) => aDay(hour, hours)));
  fc.assert(
    fc.property(
      someDay,
      fc.array(someDay, { minLength: 3, maxLength: 8 }),
      fc.option(fc.integer({ min: 11 * 60, max: 1440 }), { nil: null }),
      (today, similarDays, nowMinutes) => {
        const moved = whatMoved({ today, similarDays, nowMinutes });
        expect(restOf(moved)).toBe(0);
      },
    ),
  );
});

// Sales of 10 hours with 10 customers of 3 pieces at $10, and of 8 hours with 12 customers of 2 pieces at $15 less $20
// of discounts. The shares follow the formula of the paper that the rule names: L = (3,040 - 3,000) / ln(3,040 / 3,000).
test("several reasons at once have their shares by the logarithmic mean", () => {
  const today = aDay({ customers: 12, items: 24, sales: 36_000, discounts: 2000 }, 8);
  expect(against(today)).toEqual({
    usualCents: 300_000,
    gapCents: -12_000,
    hoursOpenCents: -67_388,
    customersCents: 55_060,
    itemsPerSaleCents: -122_449,
    pricePerItemCents: 138_777,
    discountsCents: -16_000,
  });
});

// As above: 10 customers of 3 pieces at $10.67 less $20, and 5 of 10.8 at $3.20 less $12.80.
test("fewer customers who take more and cheaper pieces with smaller discounts have their shares, too", () => {
  const before = aDay({ customers: 10, items: 30, sales: 30_000, discounts: 2000 });
  const today = aDay({ customers: 5, items: 54, sales: 16_000, discounts: 1280 });
  expect(whatMoved({ today, similarDays: [before, before, before], nowMinutes: null })).toEqual({
    usualCents: 300_000,
    gapCents: -140_000,
    hoursOpenCents: 0,
    customersCents: -165_585,
    itemsPerSaleCents: 306_001,
    pricePerItemCents: -287_616,
    discountsCents: 7200,
  });
});

// 16 customers of 2.8 pieces at $8.67: customers gained $1,612.2747, pieces lost $221.3894 and prices $490.8853.
test("the cent that rounding leaves goes to the largest part", () => {
  expect(against(aDay({ customers: 16, items: 45, sales: 39_000 }))).toMatchObject({
    gapCents: 90_000,
    customersCents: 161_228,
    itemsPerSaleCents: -22_139,
    pricePerItemCents: -49_089,
  });
});

/** A day with one figure in one hour. */
const withHour = (day: HourlyDay, hour: number, part: Partial<Record<keyof HourlyDay, number>>): HourlyDay => ({
  sales: day.sales.with(hour, part.sales ?? Number(day.sales[hour])),
  customers: day.customers.with(hour, part.customers ?? Number(day.customers[hour])),
  items: (day.items ?? []).with(hour, part.items ?? Number(day.items?.[hour])),
  discounts: day.discounts.with(hour, part.discounts ?? Number(day.discounts[hour])),
});

test("a third of a cent more of discounts is no cent, and no less than none", () => {
  const centOff = withHour(usual, 10, { discounts: 1 });
  const moved = whatMoved({ today: centOff, similarDays: [usual, centOff, centOff], nowMinutes: null });
  expect(moved).toMatchObject({ discountsCents: 0, hoursOpenCents: 0, customersCents: 0, itemsPerSaleCents: 0 });
});

// By noon two usual days had been open two hours and the third one hour, or not at all: 1 2/3 and 1 1/3 on average.
test.each([
  ["opened at eleven", withHour(usual, 10, { customers: 0, items: 0, sales: 0 }), 50_000, 5 / 3],
  ["opened later", aDay({ customers: 0, items: 0, sales: 0 }, 0), 40_000, 4 / 3],
  ["opens in the afternoon", withHour(aDay({ customers: 0, items: 0, sales: 0 }), 15, { customers: 9 }), 40_000, 4 / 3],
])("the hours of a day that %s count as many as it had been open", (...[_what, shortDay, usualCents, usualHours]) => {
  const moved = whatMoved({ today: usual, similarDays: [usual, usual, shortDay], nowMinutes: 12 * 60 });
  expect(moved).toMatchObject({ usualCents, gapCents: 300_000 - usualCents });
  const scale = (300_000 - usualCents) / Math.log(300_000 / usualCents);
  expect(moved?.hoursOpenCents).toBe(Math.round(scale * Math.log(2 / usualHours)));
});

test("a shop that sells from midnight on is open from midnight on", () => {
  const allDay = { ...usual, customers: usual.customers.with(0, 1) };
  expect(whatMoved({ today: allDay, similarDays: [usual, usual, usual], nowMinutes: null })?.hoursOpenCents).toBe(
    Math.round(300_000 * Math.log(20 / 10)),
  );
});

test("a day whose first customer is still to come by the clock cannot be split", () => {
  const ahead = withHour(aDay({ customers: 0, items: 0, sales: 0 }), 15, { customers: 9, items: 9, sales: 900 });
  expect(against(ahead, 12 * 60)).toBeNull();
  expect(against(ahead, 15 * 60)).toBeNull();
  expect(against(ahead, 15 * 60 + 1)).not.toBeNull();
});

test("usual is the mean of the days, each as far as it had come by now", () => {
  const busy = aDay({ customers: 20, items: 60, sales: 60_000 });
  const moved = whatMoved({ today: usual, similarDays: [usual, usual, busy], nowMinutes: 12 * 60 });
  expect(moved).toMatchObject({ usualCents: 80_000, gapCents: 220_000 });
  const early = whatMoved({ today: usual, similarDays: [usual, usual, usual], nowMinutes: 10 * 60 + 30 });
  expect(early).toMatchObject({ usualCents: 15_000 });
});

test.each([
  ["no customer", { customers: 0, items: 3, sales: 100 }],
  ["no piece", { customers: 1, items: 0, sales: 100 }],
  ["no sales", { customers: 1, items: 3, sales: 0 }],
  ["more returns than sales", { customers: 1, items: 3, sales: -100 }],
])("a day of %s cannot be split, and neither can usual days like it", (_what, hour) => {
  const day = aDay(hour);
  expect(against(day)).toBeNull();
  expect(whatMoved({ today: usual, similarDays: [day, day, day], nowMinutes: null })).toBeNull();
});

test("one customer with one piece for a cent is enough to be split", () => {
  expect(against(aDay({ customers: 1, items: 1, sales: 1 }, 1))).toMatchObject({ gapCents: -299_999 });
});

test("without pieces, of one day or of all, each sale counts as one: their price is the average sale's", () => {
  const { items: _items, ...sales } = aDay({ customers: 10, items: 30, sales: 20_000 });
  const moved = against({ ...sales, items: null });
  expect(moved).toMatchObject({ gapCents: -100_000, itemsPerSaleCents: null, pricePerItemCents: -100_000 });
  expect(restOf(moved)).toBe(0);
  const unknownBefore = { ...usual, items: null };
  const today = aDay({ customers: 10, items: 30, sales: 20_000 });
  expect(whatMoved({ today, similarDays: [usual, unknownBefore, usual], nowMinutes: null })).toEqual(moved);
});
