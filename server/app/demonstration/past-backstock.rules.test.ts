import { expect, test } from "vitest";
import { backstockPlans, pastYear } from "./past-backstock.rules.ts";
import type { PastFilling } from "./past-backstock.rules.ts";

const kinds = ["clothing", "kids", "music"] as const;
const today = "2026-11-22";

test.each(kinds)("a year of the %s shop holds a bin once at a time, and is the same each time", (kind) => {
  const plan = backstockPlans[kind];
  const year = pastYear(plan, today);
  expect(year).toEqual(pastYear(plan, today));
  const byBin = Map.groupBy(year, ({ bin }) => bin);
  for (const fillings of byBin.values()) {
    const overlapping = fillings.slice(1).filter((filling, at) => isStillHeld(fillings[at], filling.filled.date));
    expect(overlapping).toEqual([]);
  }
});

test.each(kinds)("the %s shop has some bins full, some empty, and pulled as many as it filled", (kind) => {
  const plan = backstockPlans[kind];
  const year = pastYear(plan, today);
  const waiting = year.filter(({ ends }) => ends === null).length;
  expect(waiting).toBeGreaterThan(plan.bins * 0.3);
  expect(waiting).toBeLessThan(plan.bins * 0.9);
  expect(year.length - waiting).toBeGreaterThan(plan.bins);
});

/** Whether what was in the bin before was there still, or for ever. */
function isStillHeld(before: PastFilling | undefined, date: string): boolean {
  const emptied = before?.ends?.date;
  return emptied === undefined || emptied > date;
}
