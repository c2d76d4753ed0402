import fc from "fast-check";
import { expect, test } from "vitest";
import { runwayOf } from "./runway.rules.ts";

test("23 winter bins, 2.5 pulls a week and 4 weeks leave 13", () => {
  const runway = runwayOf({ bins: 23, pulled: 10, days: 28, isNeededElsewhere: false });
  expect(runway).toEqual({ pullsPerWeek: 2.5, leftOver: 13, neededPerWeek: 5.8, advice: "markDown" });
});

test.each([
  { what: "enough time", bins: 8, pulled: 10, days: 28, elsewhere: true, advice: "onTrack" },
  { what: "one bin a week more is enough", bins: 13, pulled: 10, days: 28, elsewhere: true, advice: "pullFaster" },
  {
    what: "too many, and a sister store needs them",
    bins: 23,
    pulled: 10,
    days: 28,
    elsewhere: true,
    advice: "transfer",
  },
  { what: "too many with weeks to sell them", bins: 23, pulled: 10, days: 28, elsewhere: false, advice: "markDown" },
  { what: "too many and too late", bins: 23, pulled: 10, days: 10, elsewhere: false, advice: "storeForNextYear" },
  { what: "the season is over", bins: 2, pulled: 10, days: 0, elsewhere: false, advice: "storeForNextYear" },
  { what: "half as much again is enough", bins: 24, pulled: 16, days: 28, elsewhere: true, advice: "pullFaster" },
  { what: "half as much again is not enough", bins: 25, pulled: 16, days: 28, elsewhere: true, advice: "transfer" },
  { what: "one bin a week more is not enough", bins: 9, pulled: 4, days: 28, elsewhere: true, advice: "transfer" },
  { what: "too many and two weeks", bins: 23, pulled: 10, days: 14, elsewhere: false, advice: "storeForNextYear" },
  { what: "too many and two weeks and a day", bins: 23, pulled: 10, days: 15, elsewhere: false, advice: "markDown" },
  { what: "nobody ever pulls", bins: 4, pulled: 0, days: 28, elsewhere: false, advice: "pullFaster" },
])("the advice when there is $what: $advice", ({ bins, pulled, days, elsewhere, advice }) => {
  expect(runwayOf({ bins, pulled, days, isNeededElsewhere: elsewhere }).advice).toBe(advice);
});

test("never more bins are left over than there are, and more time or more pulls never leave more", () => {
  const count = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(count, count, fc.integer({ min: 0, max: 300 }), (bins, pulled, days) => {
      const left = (more: { pulled?: number; days?: number }) =>
        runwayOf({ bins, pulled, days, isNeededElsewhere: false, ...more }).leftOver;
      expect(left({})).toBeGreaterThanOrEqual(0);
      expect(left({})).toBeLessThanOrEqual(bins);
      expect(left({ days: days + 7 })).toBeLessThanOrEqual(left({}));
      expect(left({ pulled: pulled + 1 })).toBeLessThanOrEqual(left({}));
    }),
  );
});

test.each([
  { days: -1, neededPerWeek: null },
  { days: 0, neededPerWeek: null },
  { days: 1, neededPerWeek: 14 },
  { days: 7, neededPerWeek: 2 },
  { days: 8, neededPerWeek: 1.8 },
])("2 bins and $days days left need $neededPerWeek pulls a week", ({ days, neededPerWeek }) => {
  expect(runwayOf({ bins: 2, pulled: 0, days, isNeededElsewhere: false }).neededPerWeek).toBe(neededPerWeek);
});
