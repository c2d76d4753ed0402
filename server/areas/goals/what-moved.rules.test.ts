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
  moved.itemsPerSaleCents,
  moved.pricePerItemCents,
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
