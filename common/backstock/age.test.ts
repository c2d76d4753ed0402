import fc from "fast-check";
import { expect, test } from "vitest";
import { ageBands, ageDays, bandIndex, bandLabel, defaultAgeBands, defaultAgeLimitDays, isTooOld } from "./age.ts";
import type { AgeBand } from "./age.ts";

test("a store begins with the bands 0-30 to 366+, and with a limit of 365 days", () => {
  const labels = ageBands(defaultAgeBands).map(bandLabel);
  expect(labels).toEqual(["0-30", "31-60", "61-90", "91-180", "181-365", "366+"]);
  expect(defaultAgeLimitDays).toBe(365);
});

test.each([
  [0, "0-30"],
  [30, "0-30"],
  [31, "31-60"],
  [60, "31-60"],
  [61, "61-90"],
  [365, "181-365"],
  [366, "366+"],
  [5000, "366+"],
])("goods of %s days are in %s", (days, label) => {
  const band = ageBands(defaultAgeBands)[bandIndex(days, defaultAgeBands)];
  expect(band).toEqual(ageBands(defaultAgeBands).find((ageBand) => bandLabel(ageBand) === label));
});

test("thresholds in any order, and twice, make the same bands; without any there is one", () => {
  expect(ageBands([90, 30, 90])).toEqual([
    { from: 0, to: 30 },
    { from: 31, to: 90 },
    { from: 91, to: null },
  ]);
  expect(ageBands([])).toEqual([{ from: 0, to: null }]);
});

const holds = ({ from, to }: AgeBand, days: number): boolean => days >= from && days <= (to ?? Infinity);

test("every age is in one band that holds it", () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.array(fc.nat(1000), { maxLength: 6 }), (days, thresholds) => {
      const bands = ageBands(thresholds);
      const holding = bands.filter((band) => holds(band, days));
      expect(holding).toEqual([bands[bandIndex(days, thresholds)]]);
    }),
  );
});

test("age counts whole days from the inventory date, and goods of tomorrow are new", () => {
  expect(ageDays("2026-11-20", "2026-11-21")).toBe(1);
  expect(ageDays("2026-11-21", "2026-11-21")).toBe(0);
  expect(ageDays("2026-11-22", "2026-11-21")).toBe(0);
});

test("a bin is too old after the last day of its category's limit, or of the store's where that has none", () => {
  const limits = { category: 90, store: 365 };
  expect([90, 91].map((days) => isTooOld(days, limits))).toEqual([false, true]);
  expect([365, 366].map((days) => isTooOld(days, { ...limits, category: null }))).toEqual([false, true]);
});
