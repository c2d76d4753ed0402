import { expect, test } from "vitest";
import { alertDayOf } from "./alert-days.rules.ts";
import type { AlertDayRow } from "./alert-days.rules.ts";

const usualDay: AlertDayRow = {
  date: "2026-03-10",
  sales: 500_000,
  customers: 100,
  salesWithoutCustomer: 12,
  returns: 9000,
  discounts: 25_000,
  buys: 20,
  buysPassed: 5,
  waitSeconds: [600, 1200],
  overShort: -350,
  tickets: 110,
  voids: 2,
};

test("each kind is made of two sides of a day", () => {
  expect(alertDayOf(usualDay).sides).toEqual({
    REFUNDS: { part: 9000, whole: 500_000 },
    DISCOUNTS: { part: 25_000, whole: 525_000 },
    VOIDS: { part: 2, whole: 110 },
    NO_CUSTOMER: { part: 12, whole: 100 },
    OVER_SHORT: { part: 350, whole: 500_000 },
    WAITS: { part: 1800, whole: 2 },
    PASSES: { part: 5, whole: 25 },
  });
});

test.each([
  ["REFUNDS", { returns: null }],
  ["REFUNDS", { sales: 0 }],
  ["DISCOUNTS", { discounts: null }],
  ["DISCOUNTS", { sales: null }],
  ["VOIDS", { tickets: null, voids: null }],
  ["NO_CUSTOMER", { customers: null }],
  ["OVER_SHORT", { overShort: null }],
  ["WAITS", { waitSeconds: null }],
  ["WAITS", { waitSeconds: [] }],
  ["PASSES", { buysPassed: null }],
  ["PASSES", { buys: 0, buysPassed: 0 }],
] as const)("%s says nothing of a day that does not know it: %o", (kind, fields) => {
  expect(alertDayOf({ ...usualDay, ...fields }).sides[kind]).toBeNull();
});

test("a day with more returned than sold has no refunds below zero", () => {
  expect(alertDayOf({ ...usualDay, returns: -100 }).sides.REFUNDS).toEqual({ part: 0, whole: 500_000 });
});
