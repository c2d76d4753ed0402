import { expect, test } from "vitest";
import { noParts } from "#server/areas/reports/daily-report.rules.ts";
import { hasTraded, inUnits, isWeak, measuredDays, tradingDays } from "./measures.rules.ts";
import type { MeasuredDay } from "./measures.rules.ts";

function aDay(fields: Partial<MeasuredDay>): MeasuredDay {
  const usual = { sales: 100_000, customers: 25, laborMinutes: 600, compSales: 80_000, waitSeconds: [600, 1800] };
  return { ...noParts(), ...usual, date: "2026-11-10", compDate: "2025-11-11", status: "final", ...fields };
}

test.each([
  [aDay({}), true],
  [aDay({ status: "corrected" }), true],
  [aDay({ status: "provisional" }), false],
  [aDay({ sales: null, customers: null }), false],
  [aDay({ sales: 0, customers: 0 }), false],
  [aDay({ customers: 1 }), true],
  [aDay({ customers: null }), true],
  [aDay({ sales: 0, customers: null }), false],
])("a day counts as traded when it is final and a customer bought: %#", (day, traded) => {
  expect(hasTraded(day)).toBe(traded);
  expect(tradingDays(1, [day]).days.size).toBe(Number(traded));
});

test.each([
  ["LABOR", { part: 100_000, whole: 600, basis: "" }],
  ["TICKET", { part: 100_000, whole: 25, basis: "" }],
  ["LAST_YEAR", { part: 100_000, whole: 80_000, basis: "2025-11-11" }],
  ["WAIT", { part: 2400, whole: 2, basis: "" }],
] as const)("%s is made of both sides of a day", (measure, sides) => {
  expect(measuredDays(1, [aDay({})], measure).days.get("2026-11-10")).toEqual({ date: "2026-11-10", ...sides });
});

test.each([
  ["LABOR", { laborMinutes: null }],
  ["LABOR", { laborMinutes: 0 }],
  ["TICKET", { customers: null }],
  ["LAST_YEAR", { compSales: null }],
  ["LAST_YEAR", { compSales: 0 }],
  ["WAIT", { waitSeconds: null }],
] as const)("a day that does not know %s is none of its days: %o", (measure, fields) => {
  expect(measuredDays(1, [aDay(fields)], measure).days.size).toBe(0);
});

test("a day without a seller has no wait and counts all the same", () => {
  expect(measuredDays(1, [aDay({ waitSeconds: [] })], "WAIT").days.get("2026-11-10")).toMatchObject({
    part: 0,
    whole: 0,
  });
});

test.each([
  ["LABOR", { part: 100_000, whole: 600 }, 10_000],
  ["TICKET", { part: 100_000, whole: 25 }, 4000],
  ["TICKET", { part: 8001, whole: 2 }, 4001],
  ["LAST_YEAR", { part: 83_400, whole: 80_000 }, 43],
  ["LAST_YEAR", { part: 72_000, whole: 80_000 }, -100],
  ["WAIT", { part: 2400, whole: 2 }, 20],
] as const)("%s of %o reads %i in the unit and rounding of the reports", (measure, sums, expected) => {
  expect(inUnits(measure, sums)).toBe(expected);
});

test.each([
  ["LABOR", "BELOW", true],
  ["LABOR", "ABOVE", false],
  ["LABOR", "INSIDE", false],
  ["WAIT", "ABOVE", true],
  ["WAIT", "BELOW", false],
  ["WAIT", null, false],
] as const)("%s %s is the worse side: %s", (measure, standing, weak) => {
  expect(isWeak(measure, standing)).toBe(weak);
});
